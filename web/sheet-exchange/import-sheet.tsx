import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useId } from 'react';
import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { sheetProblem, sheetReadText } from '#adapters/texts/sheets.es.ts';
import type { Change } from '#core/imports/change.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import { isResting, mayBring } from '#core/imports/following.machine.ts';
import { isMisunderstood } from '#core/imports/misunderstood.ts';
import type { SheetReading } from '#core/imports/sheet-reading.ts';
import { maxSheetBytes, type SheetExample, type SheetReport } from '#core/sheets/sheet.service.ts';
import type { SheetRun } from '#core/sheets/sheet-run.ts';
import { useFileDrop } from '#web/hooks/file-drop.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { firstState } from '#web/state/first-state.ts';
import { saveBlob } from '#web/state/save-file.ts';
import { useStore } from '#web/state/store.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { ColumnForm, type ConstantChoices } from './column-form.tsx';
import type { ImportHistoryQueries } from './import-history-queries.ts';
import { ImportProgress } from './import-progress.tsx';
import { KeptSheets } from './kept-sheets.tsx';
import { OtherWorksheets } from './other-worksheets.tsx';
import { SheetDrop } from './sheet-drop.tsx';
import { SheetResult } from './sheet-result.tsx';
import type { SheetRunQueries } from './sheet-run-queries.ts';
import { SupplierField } from './supplier-field.tsx';
import { noSupplier, supplierText } from './typed-supplier.ts';
import { UnderstoodDetails } from './understood-details.tsx';

export interface ImportSheetProps<Reason> {
  readonly runs: SheetRunQueries<Reason>;
  readonly columns: ColumnSet;
  /** The imports of the kind, which tell that one was undone. */
  readonly imports: Pick<ImportHistoryQueries, 'undoOf'>;
  /** The field's label: 'Planilla de clientes'. */
  readonly label: string;
  readonly maxRows: number;
  readonly reasonText: (reason: Reason) => string;
  /** The name of the count of things that the sheet lacks, where they are counted. */
  readonly missingText?: string;
  /** How the changes of a row are shown, where not as texts. */
  readonly changesText?: (changes: readonly Change[], row: SheetExample['kind']) => string;
  /** How one that is planned is confirmed, where more than a yes is asked. */
  readonly confirm?: (planned: PlannedSheet, isBusy: boolean) => ReactNode;
  /** The next steps after it. */
  readonly after?: ReactNode;
  /** The choices of constants, the same for all rows. */
  readonly choices?: ConstantChoices | undefined;
  /** Where those choices did not come: why, and another try. */
  readonly lacking?: ReactNode;
  /** The suppliers whose columns are remembered; left out where nobody's are. */
  readonly known?: readonly { readonly supplier: string }[] | null;
  /** A text about it. */
  readonly children: ReactNode;
}

/** A sheet that was read, and what it would do. */
export interface PlannedSheet {
  readonly id: string;
  readonly report: SheetReport<unknown>;
  /**
   * Has the sheet written as it was seen, from a moment on (ISO 8601; null for at once); read again first where its
   * supplier was named since, as the columns may be others.
   */
  readonly write: (at: string | null) => void;
}

/** Things of one kind out of a spreadsheet: what the file would do is shown before it is done. */
export function ImportSheet<Reason>(props: ImportSheetProps<Reason>) {
  const {
    runs,
    columns,
    label,
    maxRows,
    reasonText,
    missingText,
    changesText,
    after,
    known,
    choices,
    lacking,
    children,
  } = props;
  const { confirm, imports } = props;
  const { actor, requests } = runs;
  const { toaster, clock } = usePublicServices();
  const { submit, isUnderWay: isReadingFile } = useSubmission();
  const draft = useUnsavedDraft(`supplier of ${label}`, noSupplier);
  const typed = useStore(draft);
  const { run, settled, failure } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => !isResting(snapshot)) || isReadingFile;
  const mayTake = useSelector(actor, mayBring) && !isReadingFile;
  const ids = useId();
  const supplier = supplierText(typed, run);
  const named = supplier.trim() || null;
  useEffect(() => actor.send(requests.opened()), [actor, requests]);

  const look = (file: File) =>
    submit(async () => {
      const content = new Uint8Array(await file.arrayBuffer());
      const upload = { fileName: file.name, content, mapping: null, sheet: null, supplier: named };
      draft.set({ of: null, text: supplier });
      actor.send(requests.brought(upload));
    });
  /** What is wrong with it; null where it was understood, or where its columns can be chosen by hand. */
  const lookAgain = async (reading: SheetReading): Promise<string | null> => {
    actor.send(requests.readAgain(reading));
    const { context } = await firstState(actor, isResting);
    const wrong = context.failure ?? context.run?.failure ?? null;
    return wrong === null ? null : sheetProblem(wrong, columns);
  };
  const importRun = ({ mapping, sheet, supplier: readFor }: SheetRun<Reason>, at?: string | null) => {
    // Named since it was read: its columns may be others, which nobody has seen.
    if (mapping === null && readFor !== named) void lookAgain({ mapping, sheet, supplier: named });
    else actor.send(requests.applied(named, at));
  };
  const take = (file: File | undefined) => {
    if (file !== undefined && mayTake) void look(file);
  };
  const saveRejected = async ({ id, fileName }: SheetRun<Reason>) => {
    const file = await runs.rejectedRows(id);
    if (file.ok) saveBlob(file.val.name, file.val.content);
    else toaster.show({ kind: 'Error', title: fileName, message: sheetProblem(file.val, columns) });
  };
  /**
   * Another supplier may have other remembered columns: the sheet is read again, unless its columns were assigned by
   * hand.
   */
  const onNamed = () => {
    if (run === null || isBusy || run.state === 'done' || run.mapping !== null || run.supplier === named) return;
    void lookAgain({ mapping: null, sheet: run.sheet, supplier: named });
  };
  const { isOver, handlers } = useFileDrop(([file]) => take(file));
  const misread = settled !== null && isMappable(settled) ? settled.understood : null;
  const problem = failure ?? (misread === null ? (run?.failure ?? null) : null);
  const read = (mapping: string | null, sheet: string | null) => lookAgain({ mapping, sheet, supplier: named });
  const form = settled === null ? null : { columns, place: settled.id, supplier: named, choices, onRead: read };
  return (
    <section className="sheet-part" aria-labelledby={`${ids}-title`} {...handlers}>
      <h2 id={`${ids}-title`}>Subir</h2>
      <p className="muted">{children}</p>
      {lacking}
      {known !== undefined && (
        <SupplierField
          typed={supplier}
          known={known}
          isFixed={run === null && isBusy}
          onType={(text) => draft.set({ of: run?.id ?? null, text })}
          onLeave={onNamed}
        />
      )}
      <SheetDrop
        label={label}
        file={run === null ? null : { name: run.fileName, size: null }}
        limits={`hasta ${formatBytes(maxSheetBytes)} y ${formatCount(maxRows)} filas`}
        isOver={isOver}
        isDisabled={!mayTake}
        onTake={take}
      />
      {run?.state === 'writing' && failure === null ? (
        <ImportProgress progress={run.progress} waitsFor={run.waitsFor} />
      ) : (
        <p role="status">{isBusy && 'Leyendo la planilla…'}</p>
      )}
      <FormFailure text={problem && `${run === null ? '' : `${run.fileName}: `}${sheetProblem(problem, columns)}`} />
      {problem !== null && run !== null && !isBusy && (
        <p className="sheet-acts">
          <button type="button" className="btn" onClick={() => void retry(run)}>
            {failure === null ? 'Leer de nuevo' : 'Reintentar'}
          </button>
          <DiscardButton run={run} isBusy={isBusy} onDiscard={() => actor.send(requests.discarded())} />
        </p>
      )}
      {misread !== null && settled?.failure != null && form !== null && (
        <>
          <p className="notice bad" role="alert">
            {sheetProblem(settled.failure, columns)}
          </p>
          <OtherWorksheets preview={misread.preview} onRead={isBusy ? undefined : (sheet) => read(null, sheet)} />
          <h3>Decinos qué es cada columna</h3>
          <ColumnForm {...form} key={`${settled.id} ${settled.sheet}`} understood={misread} />
        </>
      )}
      {settled?.report != null && run?.state !== 'writing' && (
        <div className="sheet-result">
          <OtherWorksheets
            preview={settled.understood?.preview ?? null}
            onRead={settled.report.isDryRun && !isBusy ? (sheet) => read(null, sheet) : undefined}
          />
          {settled.report.isDryRun && <p className="muted">{sheetReadText(settled, clock.now())}</p>}
          <SheetResult
            columns={columns}
            imports={imports}
            report={settled.report}
            saveRejected={() => saveRejected(settled)}
            reasonText={reasonText}
            changesText={changesText}
            missingText={missingText}
            from={settled.at}
            after={after}
            confirm={
              settled.report.isDryRun &&
              confirm?.({ id: settled.id, report: settled.report, write: (at) => importRun(settled, at) }, isBusy)
            }
          >
            {confirm === undefined && (
              <ImportButton report={settled.report} isUnderWay={isBusy} onImport={() => importRun(settled)} />
            )}
            {settled.report.isDryRun && settled.report.rejectedCount > 0 && (
              <button type="button" className="btn" disabled={isBusy} onClick={() => readAgain(settled)}>
                Leer de nuevo
              </button>
            )}
            <DiscardButton run={settled} isBusy={isBusy} onDiscard={() => actor.send(requests.discarded())} />
          </SheetResult>
          {settled.report.isDryRun && settled.understood !== null && form !== null && (
            <UnderstoodDetails
              {...form}
              key={`${settled.id} ${settled.sheet} ${settled.mapping}`}
              understood={settled.understood}
            />
          )}
        </div>
      )}
      <KeptSheets
        runs={runs}
        columns={columns}
        shown={run?.id ?? null}
        isDisabled={isBusy}
        onPick={(id) => actor.send({ type: 'follow', id })}
      />
    </section>
  );

  /** Reads the kept file with the columns that it was read with: what it lacked may be there by now. */
  function readAgain({ mapping, sheet }: SheetRun<Reason>): void {
    void lookAgain({ mapping, sheet, supplier: named });
  }

  /** Reads a sheet again that failed, or asks again how one is. */
  function retry(failed: SheetRun<Reason>): void {
    if (failed.state === 'failed' && failure === null) readAgain(failed);
    else actor.send({ type: 'follow', id: failed.id });
  }
}

/** Whether a person can say which of its columns is which. */
const isMappable = ({ failure, understood }: SheetRun<unknown>): boolean =>
  failure !== null && isMisunderstood(failure) && (understood?.preview?.rows.length ?? 0) > 0;

interface DiscardButtonProps {
  readonly run: SheetRun<unknown>;
  readonly isBusy: boolean;
  readonly onDiscard: () => void;
}

/** The sheet is kept until somebody discards it, or for a day. */
function DiscardButton({ run: { state }, isBusy, onDiscard }: DiscardButtonProps) {
  return (
    <button type="button" className="btn" disabled={isBusy} onClick={onDiscard}>
      {state === 'done' ? 'Cerrar' : 'Descartar'}
    </button>
  );
}

interface ImportButtonProps {
  readonly report: SheetReport<unknown>;
  readonly isUnderWay: boolean;
  readonly onImport: () => void;
}

function ImportButton({
  report: { isDryRun, created, changed, rejectedCount, changedSince },
  isUnderWay,
  onImport,
}: ImportButtonProps) {
  if (!isDryRun) return null;
  const count = created + changed;
  if (count === 0)
    return (
      <>
        <span className="muted">No hay nada para importar.</span>
        {rejectedCount > 0 && (
          <button type="button" className="btn" disabled={isUnderWay} onClick={onImport}>
            Guardar las rechazadas en la historia
          </button>
        )}
      </>
    );
  return (
    <>
      <button type="button" className="btn primary" disabled={isUnderWay} onClick={onImport}>
        {`Importar ${formatCount(count)}${changedSince === null ? '' : ' igual'}`}
      </button>
      <span className="muted">Después se puede deshacer, mientras nadie los toque.</span>
    </>
  );
}
