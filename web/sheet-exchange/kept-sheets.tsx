import { sheetProblem, sheetStandText } from '#adapters/texts/sheets.es.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { SheetRunSummary } from '#core/sheets/sheet-run.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import type { SheetRunQueries } from './sheet-run-queries.ts';

interface KeptSheetsProps<Reason> {
  readonly runs: Pick<SheetRunQueries<Reason>, 'kept' | 'discard'>;
  readonly columns: ColumnSet;
  /** The sheet that is shown already; null for none. */
  readonly shown: string | null;
  readonly isDisabled: boolean;
  readonly onPick: (id: string) => void;
}

const aboutSheet = ({ state, planned, supplier, startedBy, changedAt }: SheetRunSummary): string =>
  [sheetStandText({ state, planned }), supplier, startedBy, formatDateTime(new Date(changedAt).toISOString())]
    .filter(Boolean)
    .join(' · ');

/** Uploaded sheets of all users that are not imported yet: nothing where there are none. */
export function KeptSheets<Reason>({ runs, columns, shown, isDisabled, onPick }: KeptSheetsProps<Reason>) {
  const kept = useServiceQuery(runs.kept);
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const othersOf = (all: readonly SheetRunSummary[]) => all.filter(({ id, state }) => id !== shown && state !== 'done');
  const discard = (sheet: SheetRunSummary) =>
    submit(async () => {
      const gone = await runs.discard(sheet);
      if (!gone.ok && gone.val.code !== 'import-not-found')
        toaster.show({ kind: 'Error', title: sheet.fileName, message: sheetProblem(gone.val, columns) });
    });
  const list = (others: readonly SheetRunSummary[]) => (
    <div className="import-mappings">
      <h3>Sin importar</h3>
      <ul aria-label="Planillas sin importar">
        {others.map((sheet) => (
          <li key={sheet.id}>
            <span>
              <b>{sheet.fileName || 'planilla'}</b> <span className="muted">{aboutSheet(sheet)}</span>
            </span>
            <span className="sheet-acts">
              <button
                type="button"
                className="btn"
                aria-label={`Seguir con ${sheet.fileName}`}
                disabled={isDisabled}
                onClick={() => onPick(sheet.id)}
              >
                Seguir
              </button>
              {sheet.state !== 'writing' && (
                <button
                  type="button"
                  className="btn"
                  aria-label={`Descartar ${sheet.fileName}`}
                  disabled={isUnderWay}
                  onClick={() => void discard(sheet)}
                >
                  Descartar
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <QueryState
      of={kept}
      problem={(failure) => sheetProblem(failure, columns)}
      skeleton={null}
      isPart
      isNone={(all) => othersOf(all).length === 0}
    >
      {(all) => list(othersOf(all))}
    </QueryState>
  );
}
