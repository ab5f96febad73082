import { Link } from 'react-router-dom';
import { offerRowReasonText } from '#adapters/texts/offer-sheets.es.ts';
import { maxOfferSheetRows } from '#core/offer-sheets/offer-sheet.service.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useServices } from '#web/services.ts';
import { SheetBringing } from '#web/sheet-exchange/sheet-bringing.tsx';
import { SheetTaking } from '#web/sheet-exchange/sheet-taking.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { linkToOffers } from './offers-url.ts';

const title = 'Ofertas en una planilla';

/** All offers into a spreadsheet, and out of one. */
export function OfferSheets() {
  const { offerSheets, managedOffers } = useServices();
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <main className="office">
      <PageTitle>{title}</PageTitle>
      <div className="office-head">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <Link className="btn" to={linkToOffers({})}>
          Todas las ofertas
        </Link>
      </div>
      <SheetTaking service={offerSheets} name="Ofertas" maxRows={maxOfferSheetRows}>
        Las ofertas por cantidad, promociones, combos y por valor que no se retiraron, con las mismas columnas que se
        importan: sirve de modelo. Descargar la planilla y subirla sin tocar no cambia nada.
      </SheetTaking>
      <SheetBringing
        service={offerSheets}
        label="Planilla de ofertas"
        maxRows={maxOfferSheetRows}
        reasonText={offerRowReasonText}
        onDone={() => managedOffers.page.outdate()}
      >
        <b>Clase</b> dice qué es cada fila: Por cantidad, Promoción, Combo o Valor / Cantidad. Un combo lleva una fila
        por artículo, todas con su mismo nombre. El <b>N° de oferta</b> va vacío en las nuevas. Las que no estén en la
        planilla quedan como están. Primero se muestra qué cambiaría.
      </SheetBringing>
    </main>
  );
}
