import { offerRowReasonText, offerSheetColumns } from '#adapters/texts/offer-sheets.es.ts';
import { maxOfferSheetRows } from '#core/offers/sheets/offer-sheet.service.ts';
import { useServices } from '#web/services.ts';
import { SheetPage } from '#web/sheet-exchange/sheet-page.tsx';
import { linkToOffers } from './offers-url.ts';

/** All offers into a spreadsheet, and out of one. */
export function OfferSheets() {
  const { offerSheets, offerSheetRuns, offerImports } = useServices();
  return (
    <SheetPage
      service={offerSheets}
      runs={offerSheetRuns}
      imports={offerImports}
      columns={offerSheetColumns}
      name="Ofertas"
      back={{ to: linkToOffers({}), text: 'Todas las ofertas' }}
      maxRows={maxOfferSheetRows}
      reasonText={offerRowReasonText}
      missingText="Las que no figuran son ofertas vigentes o programadas que no están en la planilla."
      exported="Las ofertas por cantidad, promociones, combos y por valor que no se retiraron, con las mismas columnas que se importan."
    >
      <b>Clase</b> dice qué es cada fila: Por cantidad, Promoción, Combo o Valor / Cantidad. Un combo lleva una fila por
      artículo, todas con su mismo nombre. El <b>N° de oferta</b> va vacío en las nuevas. Las que no estén en la
      planilla quedan como están.
    </SheetPage>
  );
}
