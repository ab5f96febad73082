import { type ReactNode, useId, useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { sheetProblem } from '#adapters/texts/sheets.es.ts';
import type { ColumnSet } from '#core/catalogue/import/column-set.ts';
import { isMisunderstood } from '#core/catalogue/import/misunderstood.ts';
import type {
  SheetReading,
  SheetReport,
  SheetService,
  SheetUpload,
  UnderstoodColumns,
} from '#core/sheets/sheet.service.ts';
import { useFileDrop } from '#web/hooks/file-drop.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { useServices } from '#web/services.ts';
import { useStore } from '#web/state/store.ts';
import { ColumnForm, type ConstantChoices } from './column-form.tsx';
import type { ImportHistoryStore } from './import-history-store.ts';
import { ImportProgress } from './import-progress.tsx';
import { SheetDrop } from './sheet-drop.tsx';
import { SheetResult } from './sheet-result.tsx';
import { SupplierField } from './supplier-field.tsx';
import { UnderstoodDetails } from './understood-details.tsx';

export interface ImportSheetProps<Reason> {
  readonly service: Pick<SheetService<Reason>, 'importFile' | 'readColumns'>;
  /** Where how far an import is can be seen. */
  readonly imports: Pick<ImportHistoryStore, 'history'>;
  readonly columns: ColumnSet;
  /** What the field is called: 'Planilla de clientes'. */
  readonly label: string;
  readonly maxRows: number;
  readonly reasonText: (reason: Reason) => string;
  /** What is counted as missing from the sheet. */
  readonly missingText: string;
  /** Told once something was written. */
  readonly onDone: () => unknown;
  /** What there is to do after it. */
  readonly after?: ReactNode;
  /** What there is to choose from for what is the same for all rows. */
  readonly choices?: ConstantChoices | undefined;
  /** Whose sheets have columns that are remembered. */
  readonly known: readonly { readonly supplier: string }[] | null;
  /** What is said of it. */
  readonly children: ReactNode;
}

/** A file as it was read: what it would do or did, or its columns where they are not understood. */
interface Read<Reason> {
  readonly file: File;
  readonly upload: SheetUpload;
  readonly report: SheetReport<Reason> | null;
  readonly misread: { readonly problem: string; readonly understood: UnderstoodColumns } | null;
}

/** Things of one kind out of a spreadsheet: what the file would do is shown before it is done. */
export function ImportSheet<Reason>(props: ImportSheetProps<Reason>) {
  const {
    service,
    imports,
    columns,
    label,
    maxRows,
    reasonText,
    missingText,
    onDone,
    after,
    known,
    choices,
    children,
  } = props;
  const { caller } = useServices();
  const { submit, isUnderWay } = useSubmission();
  const draft = useUnsavedDraft(`supplier of ${label}`, '');
  const supplier = useStore(draft);
  const [read, setRead] = useState<Read<Reason> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const ids = useId();
  const named = supplier.trim() || null;

  /** What is wrong with it; null where it was understood, or where its columns can be told by hand. */
  const dryRun = async (file: File, upload: SheetUpload): Promise<string | null> => {
    const report = await service.importFile(caller, upload, true);
    if (report.ok) {
      setRead({ file, upload: { ...upload, mapping: report.val.mapping }, report: report.val, misread: null });
      return null;
    }
    const text = sheetProblem(report.val, columns);
    const understood = isMisunderstood(report.val) ? await service.readColumns(caller, withoutMapping(upload)) : null;
    if (understood?.ok !== true || (understood.val.preview?.rows.length ?? 0) === 0) return text;
    setRead({ file, upload, report: null, misread: { problem: text, understood: understood.val } });
    return null;
  };
  const look = (file: File, said: Partial<SheetReading> = {}) =>
    submit(async () => {
      setProblem(null);
      setRead(null);
      const content = new Uint8Array(await file.arrayBuffer());
      const reading = { mapping: null, sheet: null, supplier: named, ...said };
      const wrong = await dryRun(file, { fileName: file.name, content, ...reading });
      if (wrong !== null) setProblem(`${file.name}: ${wrong}`);
    });
  const lookAgain = async ({ file, upload }: Read<Reason>, mapping: string | null, sheet: string | null) => {
    setProblem(null);
    return dryRun(file, { ...upload, mapping, sheet, supplier: named });
  };
  const importRead = ({ file, upload }: Read<Reason>) => {
    // Named since it was read: its columns may be others, which nobody has seen.
    if (upload.mapping === null && upload.supplier !== named) return look(file);
    return submit(async () => {
      setProblem(null);
      // What was imported can't be asked for again.
      setIsImporting(true);
      const report = await service
        .importFile(caller, { ...upload, supplier: named }, false, true)
        .finally(() => setIsImporting(false));
      if (!report.ok) return setProblem(`${file.name}: ${sheetProblem(report.val, columns)}`);
      setRead({ file, upload, report: report.val, misread: null });
      await onDone();
    });
  };
  const take = (file: File | undefined) => {
    if (file !== undefined && !isUnderWay) void look(file);
  };
  const allRejected = async (upload: SheetUpload, report: SheetReport<Reason>) => {
    if (report.rejected.length === report.rejectedCount) return report;
    setProblem(null);
    const whole = await service.importFile(caller, upload, true, true);
    if (whole.ok) return whole.val;
    setProblem(`${upload.fileName}: ${sheetProblem(whole.val, columns)}`);
    return null;
  };
  /** Another name may have other columns. What was told by hand meanwhile stays where that name has none. */
  const onNamed = () => {
    if (read === null || isUnderWay || read.report?.isDryRun === false || read.upload.supplier === named) return;
    if (read.upload.mapping !== null) return;
    if (read.misread === null) return void look(read.file);
    const asked = read;
    const upload = { ...asked.upload, supplier: named };
    // Known at once, so that only the answer for the last name counts, and none after another file was chosen.
    const waiting = { ...asked, upload };
    setRead(waiting);
    void service.importFile(caller, upload, true).then((report) => {
      if (!report.ok) return;
      const understood = { ...upload, mapping: report.val.mapping };
      setRead((now) =>
        now === waiting ? { file: asked.file, upload: understood, report: report.val, misread: null } : now,
      );
    });
  };
  const { isOver, handlers } = useFileDrop(([file]) => take(file));
  return (
    <section className="sheet-part" aria-labelledby={`${ids}-title`} {...handlers}>
      <h2 id={`${ids}-title`}>Subir</h2>
      <p className="muted">{children}</p>
      <SupplierField typed={supplier} known={known} onType={draft.set} onLeave={onNamed} />
      <SheetDrop
        label={label}
        file={read?.file ?? null}
        limits={`hasta 8 MB y ${formatCount(maxRows)} filas`}
        isOver={isOver}
        isDisabled={isUnderWay}
        onTake={take}
      />
      {isImporting && read !== null ? (
        <ImportProgress imports={imports} fileName={read.file.name} />
      ) : (
        <p role="status">{isUnderWay && 'Leyendo la planilla…'}</p>
      )}
      <div role="alert">{problem !== null && <p className="notice bad">{problem}</p>}</div>
      {read?.misread != null && (
        <>
          <p className="notice bad" role="alert">
            {read.misread.problem}
          </p>
          <h3>Decinos qué es cada columna</h3>
          <ColumnForm
            key={`${placeOf(read.file)} ${read.upload.sheet}`}
            columns={columns}
            understood={read.misread.understood}
            place={placeOf(read.file)}
            supplier={named}
            choices={choices}
            onRead={(mapping, sheet) => lookAgain(read, mapping, sheet)}
          />
        </>
      )}
      {read?.report != null && (
        <>
          <SheetResult
            columns={columns}
            report={read.report}
            allRejected={(report) => allRejected(read.upload, report)}
            fileName={read.file.name}
            reasonText={reasonText}
            missingText={missingText}
            after={after}
          >
            <ImportButton report={read.report} isUnderWay={isUnderWay} onImport={() => void importRead(read)} />
          </SheetResult>
          {read.report.isDryRun && (
            <UnderstoodDetails
              key={keyOf(read)}
              columns={columns}
              read={() => service.readColumns(caller, read.upload)}
              place={placeOf(read.file)}
              supplier={named}
              choices={choices}
              onRead={(mapping, sheet) => lookAgain(read, mapping, sheet)}
            />
          )}
        </>
      )}
    </section>
  );
}

const keyOf = ({ file, upload }: Read<unknown>): string => `${placeOf(file)} ${upload.sheet} ${upload.mapping}`;

const placeOf = ({ name, size, lastModified }: File): string => `${name} ${size} ${lastModified}`;

/** A mapping that does not fit tells nothing of the sheet: its headings may. */
const withoutMapping = ({ fileName: _name, ...upload }: SheetUpload): Omit<SheetUpload, 'fileName'> => ({
  ...upload,
  mapping: null,
  supplier: null,
});

interface ImportButtonProps {
  readonly report: SheetReport<unknown>;
  readonly isUnderWay: boolean;
  readonly onImport: () => void;
}

function ImportButton({
  report: { isDryRun, created, changed, rejectedCount },
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
        {isUnderWay ? 'Importando…' : `Importar ${formatCount(count)}`}
      </button>
      <span className="muted">Después se puede deshacer, mientras nadie los toque.</span>
    </>
  );
}
