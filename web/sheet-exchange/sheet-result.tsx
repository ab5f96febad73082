import type { ReactNode } from 'react';
import {
  changedSheetRowText,
  emptiedText,
  sheetChangedSinceText,
  sheetChangesText,
  steepText,
} from '#adapters/texts/import-change.es.ts';
import { momentText } from '#adapters/texts/price-list-management.es.ts';
import type { Change } from '#core/imports/change.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import { rowInBrief } from '#core/imports/row-in-brief.ts';
import type { RejectedSheetRow, SheetExample, SheetReport } from '#core/sheets/sheet.service.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { Icon } from '#web/ui/icon.tsx';
import { DoneNotice } from './done-notice.tsx';
import { IgnoredHeadings } from './ignored-headings.tsx';
import type { ImportExample } from './import-example.ts';
import { ImportExamples } from './import-examples.tsx';
import { ImportFigures } from './import-figures.tsx';
import type { ImportHistoryQueries } from './import-history-queries.ts';
import { fateOf, fateOfMoved, warnsOfSteep } from './row-fate.ts';

interface SheetResultProps<Reason> {
  readonly columns: ColumnSet;
  /** Which tell that it was undone. */
  readonly imports: Pick<ImportHistoryQueries, 'undoOf'>;
  readonly report: SheetReport<Reason>;
  /** Saves their file, or says why it cannot be had. */
  readonly saveRejected: () => Promise<void>;
  readonly reasonText: (reason: Reason) => string;
  /** How the changes of a row are shown, where not as texts. */
  readonly changesText?: ((changes: readonly Change[], row: SheetExample['kind']) => string) | undefined;
  /** The name of the count of things that no row has, where they are counted. */
  readonly missingText?: string | undefined;
  /** The moment from which the result holds, where it waits for one. */
  readonly from?: string | null;
  /** The next steps once it is done. */
  readonly after?: ReactNode;
  /** The form that confirms it, above its rows. */
  readonly confirm?: ReactNode;
  /** The acts on it. */
  readonly children: ReactNode;
}

/** What a sheet would do, or did, and its rejected rows as a file that can be corrected and uploaded again. */
export function SheetResult<Reason>(props: SheetResultProps<Reason>) {
  const {
    columns,
    imports,
    report,
    saveRejected,
    reasonText,
    changesText,
    missingText,
    from,
    after,
    confirm,
    children,
  } = props;
  const { isDryRun, created, changed, unchanged, missing, rejected, rejectedCount, ignored } = report;
  const { steep, emptied, changedSince, importId } = report;
  const moved = new Set(changedSince?.rows.map(({ line }) => line));
  const examples = report.examples.filter(({ line }) => !moved.has(line));
  const missingNames = missing?.names ?? [];
  const { submit, isUnderWay } = useSubmission();
  const reasonsOf = ({ reasons }: RejectedSheetRow<Reason>): string => reasons.map(reasonText).join('. ');
  const figures = {
    ...{ new: created, changed, unchanged, rejected: rejectedCount },
    ...(missing === null ? {} : { missing: missing.count }),
  };
  return (
    <>
      {changedSince !== null && (
        <p className="notice warn" role="alert">
          {sheetChangedSinceText(changedSince)}.
        </p>
      )}
      <ImportFigures figures={figures} />
      {missing !== null && missing.count > 0 && <p className="muted">{missingText} No se tocan.</p>}
      {warnsOfSteep(report) && <p className="notice warn">{steepText(steep)}</p>}
      {isDryRun && emptied.length > 0 && <p className="notice warn">{emptiedText(columns, emptied)}.</p>}
      <IgnoredHeadings headings={ignored} />
      {!isDryRun && (
        <DoneNotice imports={imports} id={importId ?? ''}>
          Listo. {from != null && `Se programó para el ${momentText(from)}. `}
          {created > 0 && after}
        </DoneNotice>
      )}
      {confirm}
      <p className="sheet-acts">
        {children}
        {rejected.length > 0 && (
          <button type="button" className="btn" disabled={isUnderWay} onClick={() => submit(saveRejected)}>
            <Icon name="download" />
            {isUnderWay ? 'Preparando…' : 'Descargar rechazadas'}
          </button>
        )}
      </p>
      {moved.size + examples.length + rejected.length + missingNames.length > 0 && (
        <>
          <ImportExamples
            examples={[
              ...(changedSince?.rows ?? []).map((row) => ({
                line: row.line,
                what: fateOfMoved(row),
                text: row.name,
                cells: changedSheetRowText(columns, row),
              })),
              ...examples.map((example) =>
                exampleOf(example, changesText ?? ((changes, row) => sheetChangesText(columns, row, changes))),
              ),
              ...rejected.map((row) => ({
                line: row.line,
                what: 'Rechazada' as const,
                text: reasonsOf(row),
                cells: rowInBrief(row.cells),
              })),
              ...missingNames.map((text) => ({ line: null, what: 'No figura' as const, text })),
            ]}
            total={created + changed + rejectedCount + (missing?.count ?? 0)}
          />
          {(created + changed > report.examples.length ||
            rejectedCount > rejected.length ||
            (missing?.count ?? 0) > missingNames.length) && (
            <p className="muted">
              Se busca en las primeras filas.{rejectedCount > 0 && ' Todas las rechazadas están en el archivo.'}
            </p>
          )}
        </>
      )}
    </>
  );
}

const exampleOf = (
  { line, kind, name, changes }: SheetExample,
  textOf: (changes: readonly Change[], kind: SheetExample['kind']) => string,
): ImportExample => ({
  line,
  what: fateOf({ kind, changes }),
  text: name,
  ...(changes.length === 0 ? {} : { cells: textOf(changes, kind) }),
});
