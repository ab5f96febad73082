import { Link } from 'react-router-dom';
import { documentRowReasonText } from '#adapters/texts/document-sheets.es.ts';
import { maxDocumentRows } from '#core/current-account/sheets/document-sheet.service.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useServices } from '#web/services.ts';
import { SheetBringing } from '#web/sheet-exchange/sheet-bringing.tsx';
import { SheetTaking } from '#web/sheet-exchange/sheet-taking.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { linkToDocuments } from './documents-url.ts';

/** The documents of every account into a spreadsheet, and out of one. */
export function DocumentSheets() {
  const { documentSheets, documents } = useServices();
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <main className="office">
      <PageTitle>Comprobantes en una planilla</PageTitle>
      <div className="office-head">
        <h1 ref={title} tabIndex={-1}>
          Comprobantes en una planilla
        </h1>
        <Link className="btn" to={linkToDocuments()}>
          Todos los comprobantes
        </Link>
      </div>
      <SheetTaking service={documentSheets} name="Comprobantes" maxRows={maxDocumentRows}>
        Todos los comprobantes, con las mismas columnas que se importan: sirve de modelo. Descargar la planilla y
        subirla sin tocar no cambia nada.
      </SheetTaking>
      <SheetBringing
        service={documentSheets}
        label="Planilla de comprobantes"
        maxRows={maxDocumentRows}
        reasonText={documentRowReasonText}
        onDone={documents.outdate}
        after="Los PDF se adjuntan todos juntos desde la lista, con Adjuntar varios PDF."
      >
        Cada fila es un comprobante y se reconoce por su <b>Número</b>, con la <b>Letra</b> adelante o al lado. El
        cliente va por código o CUIT. Lo que no esté queda como está; si no dice <b>Saldo</b>, se debe el total.
      </SheetBringing>
    </main>
  );
}
