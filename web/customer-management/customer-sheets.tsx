import { customerRowReasonText, customerSheetColumns } from '#adapters/texts/customer-sheets.es.ts';
import { maxCustomerRows } from '#core/customer-sheets/customer-sheet.service.ts';
import { useServices } from '#web/services.ts';
import { SheetPage } from '#web/sheet-exchange/sheet-page.tsx';
import { linkToCustomers } from './customer-url.ts';

/** All customers into a spreadsheet, and out of one. */
export function CustomerSheets() {
  const { customerSheets, customerImports, customerManagement } = useServices();
  return (
    <SheetPage
      service={customerSheets}
      imports={customerImports}
      columns={customerSheetColumns}
      name="Clientes"
      back={{ to: linkToCustomers({}), text: 'Todos los clientes' }}
      maxRows={maxCustomerRows}
      reasonText={customerRowReasonText}
      missingText="Los que no figuran son los clientes cuyo código no está en la planilla."
      onDone={() => customerManagement.outdate()}
      after="Generá una contraseña para los nuevos, o invitalos por mail, desde su ficha."
      exported="Todos los clientes, con las mismas columnas que se importan."
    >
      Cada cliente se reconoce por su <b>Código</b>. Las columnas que no estén quedan como están. Primero se muestra qué
      cambiaría.
    </SheetPage>
  );
}
