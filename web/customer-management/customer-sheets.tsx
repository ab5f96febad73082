import { useState } from 'react';
import { Link } from 'react-router-dom';
import { blobOf } from '#adapters/http/blob-content.ts';
import { customerSheetProblem } from '#adapters/texts/customer-sheets.es.ts';
import { sizeText } from '#adapters/texts/pictures.es.ts';
import type { CustomerSheetFormat, CustomerSheetReport } from '#core/customer-sheets/customer-sheet.service.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useFileDrop } from '#web/hooks/file-drop.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { saveBlob } from '#web/state/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { CustomerSheetResult } from './customer-sheet-result.tsx';
import { linkToCustomers } from './customer-url.ts';

/** All customers into a spreadsheet, and out of one: what a file would do is shown before it is done. */
export function CustomerSheets() {
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <main className="office customer-page">
      <PageTitle>Clientes en una planilla</PageTitle>
      <div className="office-head">
        <h1 ref={title} tabIndex={-1}>
          Clientes en una planilla
        </h1>
        <Link className="btn" to={linkToCustomers({})}>
          Todos los clientes
        </Link>
      </div>
      <Taking />
      <Bringing />
    </main>
  );
}

function Taking() {
  const { customerSheets, caller } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const take = (format: CustomerSheetFormat) =>
    submit(async () => {
      const file = await customerSheets.take(caller, format);
      if (file.ok) saveBlob(file.val.name, await blobOf(file.val.content));
      else toaster.show({ kind: 'Error', title: 'Clientes', message: customerSheetProblem(file.val) });
    });
  return (
    <section className="customer-part" aria-labelledby="customers-out">
      <h2 id="customers-out">Bajar</h2>
      <p className="muted">
        Todos los clientes, con las mismas columnas que se importan: sirve de modelo. Bajar y subir sin tocar no cambia
        nada.
      </p>
      <p className="customer-acts">
        <button type="button" className="btn" disabled={isUnderWay} onClick={() => void take('xlsx')}>
          <Icon name="download" />
          Excel
        </button>
        <button type="button" className="btn" disabled={isUnderWay} onClick={() => void take('csv')}>
          <Icon name="download" />
          CSV
        </button>
        <span role="status">{isUnderWay && 'Preparando…'}</span>
      </p>
    </section>
  );
}

interface Looked {
  readonly file: File;
  readonly content: Uint8Array;
  readonly report: CustomerSheetReport;
}

function Bringing() {
  const { customerSheets, customerManagement, caller } = useServices();
  const { submit, isUnderWay } = useSubmission();
  const [looked, setLooked] = useState<Looked | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const bring = (file: File, content: Uint8Array, isDryRun: boolean) =>
    submit(async () => {
      setProblem(null);
      const report = await customerSheets.bring(caller, content, isDryRun);
      if (!report.ok) return setProblem(`${file.name}: ${customerSheetProblem(report.val)}`);
      setLooked({ file, content, report: report.val });
      if (!isDryRun) await customerManagement.outdate();
    });
  const take = async (file: File | undefined) => {
    if (file === undefined || isUnderWay) return;
    setLooked(null);
    await bring(file, new Uint8Array(await file.arrayBuffer()), true);
  };
  const { isOver, handlers } = useFileDrop(([file]) => void take(file));
  return (
    <section className="customer-part" aria-labelledby="customers-in" {...handlers}>
      <h2 id="customers-in">Subir</h2>
      <p className="muted">
        La primera fila dice qué es cada columna, y cada cliente se reconoce por su <b>Código</b>. Las columnas que no
        estén quedan como están. Primero se muestra qué cambiaría.
      </p>
      <label className="drop-zone" data-over={isOver || undefined}>
        {looked === null ? (
          <span>
            <b>Elegí la planilla</b> o arrastrala hasta acá
          </span>
        ) : (
          <span>
            <b>{looked.file.name}</b> <span className="muted">{sizeText(looked.file.size)}</span>
          </span>
        )}
        <span className="muted">Excel (.xlsx) o CSV, hasta 8 MB y 20.000 clientes</span>
        <input
          type="file"
          className="only-read"
          aria-label="Planilla de clientes"
          accept=".csv,.txt,.xlsx"
          disabled={isUnderWay}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file, mended, can be chosen again.
            target.value = '';
            void take(file);
          }}
        />
      </label>
      <p role="status">
        {isUnderWay && (looked === null ? 'Leyendo la planilla…' : 'Importando… puede tardar unos minutos')}
      </p>
      <div role="alert">{problem !== null && <p className="notice bad">{problem}</p>}</div>
      {looked !== null && (
        <CustomerSheetResult
          report={looked.report}
          fileName={looked.file.name}
          isUnderWay={isUnderWay}
          onImport={() => void bring(looked.file, looked.content, false)}
        />
      )}
    </section>
  );
}
