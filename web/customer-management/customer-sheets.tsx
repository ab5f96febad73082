import { Link } from 'react-router-dom';
import { customerRowReasonText } from '#adapters/texts/customer-sheets.es.ts';
import { maxCustomerRows } from '#core/customer-sheets/customer-sheet.service.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useServices } from '#web/services.ts';
import { SheetBringing } from '#web/sheet-exchange/sheet-bringing.tsx';
import { SheetTaking } from '#web/sheet-exchange/sheet-taking.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { linkToCustomers } from './customer-url.ts';

/** All customers into a spreadsheet, and out of one. */
export function CustomerSheets() {
  const { customerSheets, customerManagement } = useServices();
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
      <SheetTaking service={customerSheets} name="Clientes" maxRows={maxCustomerRows}>
        Todos los clientes, con las mismas columnas que se importan: sirve de modelo. Descargar la planilla y subirla
        sin tocar no cambia nada.
      </SheetTaking>
      <SheetBringing
        service={customerSheets}
        label="Planilla de clientes"
        maxRows={maxCustomerRows}
        reasonText={customerRowReasonText}
        onDone={() => customerManagement.outdate()}
        after="Generá una contraseña para los nuevos, o invitalos por mail, desde su ficha."
      >
        La primera fila dice qué es cada columna, y cada cliente se reconoce por su <b>Código</b>. Las columnas que no
        estén quedan como están. Primero se muestra qué cambiaría.
      </SheetBringing>
    </main>
  );
}
