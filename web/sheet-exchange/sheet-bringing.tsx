import { type ReactNode, useId, useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { sheetProblem } from '#adapters/texts/sheets.es.ts';
import type { SheetReport, SheetService } from '#core/sheets/sheet.service.ts';
import { useFileDrop } from '#web/hooks/file-drop.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServices } from '#web/services.ts';
import { SheetDrop } from './sheet-drop.tsx';
import { SheetResult } from './sheet-result.tsx';

interface SheetBringingProps<Reason> {
  readonly service: Pick<SheetService<Reason>, 'bring'>;
  /** What the field is called: 'Planilla de clientes'. */
  readonly label: string;
  readonly maxRows: number;
  readonly reasonText: (reason: Reason) => string;
  /** Told once something was written. */
  readonly onDone: () => unknown;
  /** What there is to do after it. */
  readonly after?: string;
  /** What is said of it. */
  readonly children: ReactNode;
}

interface Looked<Reason> {
  readonly file: File;
  readonly content: Uint8Array;
  readonly report: SheetReport<Reason>;
}

/** Things of one kind out of a spreadsheet: what the file would do is shown before it is done. */
export function SheetBringing<Reason>(props: SheetBringingProps<Reason>) {
  const { service, label, maxRows, reasonText, onDone, after, children } = props;
  const { caller } = useServices();
  const { submit, isUnderWay } = useSubmission();
  const [looked, setLooked] = useState<Looked<Reason> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const heading = useId();
  const bring = (file: File, content: Uint8Array, isDryRun: boolean) =>
    submit(async () => {
      setProblem(null);
      // What was imported can't be asked for again.
      const report = await service.bring(caller, content, isDryRun, !isDryRun);
      if (!report.ok) return setProblem(`${file.name}: ${sheetProblem(report.val)}`);
      setLooked({ file, content, report: report.val });
      if (!isDryRun) await onDone();
    });
  const take = async (file: File | undefined) => {
    if (file === undefined || isUnderWay) return;
    setLooked(null);
    await bring(file, new Uint8Array(await file.arrayBuffer()), true);
  };
  const allRejected = async ({ file, content, report }: Looked<Reason>) => {
    if (report.rejected.length === report.rejectedCount) return report.rejected;
    setProblem(null);
    const whole = await service.bring(caller, content, true, true);
    if (whole.ok) return whole.val.rejected;
    setProblem(`${file.name}: ${sheetProblem(whole.val)}`);
    return null;
  };
  const { isOver, handlers } = useFileDrop(([file]) => void take(file));
  return (
    <section className="sheet-part" aria-labelledby={heading} {...handlers}>
      <h2 id={heading}>Subir</h2>
      <p className="muted">{children}</p>
      <SheetDrop
        label={label}
        file={looked?.file ?? null}
        limits={`hasta 8 MB y ${formatCount(maxRows)} filas`}
        isOver={isOver}
        isDisabled={isUnderWay}
        onTake={(file) => void take(file)}
      />
      <p role="status">
        {isUnderWay && (looked === null ? 'Leyendo la planilla…' : 'Importando… puede tardar unos minutos')}
      </p>
      <div role="alert">{problem !== null && <p className="notice bad">{problem}</p>}</div>
      {looked !== null && (
        <SheetResult
          report={looked.report}
          allRejected={() => allRejected(looked)}
          fileName={looked.file.name}
          reasonText={reasonText}
          after={after}
        >
          <Doing
            report={looked.report}
            isUnderWay={isUnderWay}
            onImport={() => void bring(looked.file, looked.content, false)}
          />
        </SheetResult>
      )}
    </section>
  );
}

interface DoingProps {
  readonly report: SheetReport<unknown>;
  readonly isUnderWay: boolean;
  readonly onImport: () => void;
}

function Doing({ report: { isDryRun, created, changed }, isUnderWay, onImport }: DoingProps) {
  if (!isDryRun) return null;
  const count = created + changed;
  if (count === 0) return <span className="muted">No hay nada para importar.</span>;
  return (
    <button type="button" className="btn primary" disabled={isUnderWay} onClick={onImport}>
      {isUnderWay ? 'Importando…' : `Importar ${formatCount(count)}`}
    </button>
  );
}
