import { documentRowReasonText, documentSheetColumns } from '#adapters/texts/document-sheets.es.ts';
import { maxDocumentRows } from '#core/current-account/sheets/document-sheet.service.ts';
import { useServices } from '#web/services.ts';
import { SheetPage } from '#web/sheet-exchange/sheet-page.tsx';
import { linkToDocuments } from './documents-url.ts';

/** The documents of every account into a spreadsheet, and out of one. */
export function DocumentSheets() {
  const { documentSheets, documentSheetRuns, documentImports } = useServices();
  return (
    <SheetPage
      service={documentSheets}
      runs={documentSheetRuns}
      imports={documentImports}
      columns={documentSheetColumns}
      name="Comprobantes"
      back={{ to: linkToDocuments(), text: 'Todos los comprobantes' }}
      maxRows={maxDocumentRows}
      reasonText={documentRowReasonText}
      missingText="Los que no figuran son comprobantes con saldo de los clientes de la planilla que no están en ella."
      after="Los PDF se adjuntan todos juntos desde la lista, con Adjuntar varios PDF."
      exported="Todos los comprobantes, con las mismas columnas que se importan."
    >
      Cada fila es un comprobante y se reconoce por su <b>Número</b>, con la <b>Letra</b> adelante o al lado. El cliente
      va por código o CUIT. Lo que no esté queda como está; si no dice <b>Saldo</b>, se debe el total.
    </SheetPage>
  );
}
