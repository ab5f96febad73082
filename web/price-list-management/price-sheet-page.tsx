import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { rowChangesText } from '#adapters/texts/import-change.es.ts';
import { rowReasonText } from '#adapters/texts/import-reasons.es.ts';
import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import type { Change } from '#core/imports/change.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import { maxPriceSheetRows, priceSheetColumns } from '#core/price-lists/management/price-sheet.service.ts';
import type { TypedMoment } from '#core/price-lists/management/typed-change.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { ImportHistory } from '#web/sheet-exchange/import-history.tsx';
import { ImportSheet } from '#web/sheet-exchange/import-sheet.tsx';
import { RememberedMappings } from '#web/sheet-exchange/remembered-mappings.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { ConfirmPrices } from './confirm-prices.tsx';
import { tomorrowMorning } from './moment-fields.tsx';
import { linkToPriceLists } from './price-lists-url.ts';

const reasonText = (reason: RowReason): string => rowReasonText(reason, 'prices');

const changesText = (changes: readonly Change[], kind: 'new' | 'changed'): string =>
  rowChangesText('prices', kind, changes);

/** New prices of a list out of a sheet: what it would do is shown first, then from when on. */
export function PriceSheetPage({ list }: { readonly list: SeenPriceList }) {
  const { priceSheetRuns, priceListImports } = useServices();
  const runs = priceSheetRuns.of(list.id);
  const { clock } = usePublicServices();
  const [start] = useState<TypedMoment>(() => tomorrowMorning(clock.now()));
  const draft = useUnsavedDraft(`moment of prices ${list.id}`, start);
  const title = useArrivalFocus<HTMLHeadingElement>();
  const mappings = useServiceQuery(priceListImports.mappings);
  const page = useRef<HTMLElement>(null);
  const heading = `Precios de una planilla para ${list.name}`;
  return (
    <main className="office" ref={page}>
      <PageTitle>{heading}</PageTitle>
      <div className="office-head">
        <h1 ref={title} tabIndex={-1}>
          {heading}
        </h1>
        <Link className="btn" to={linkToPriceLists({ open: list.id })}>
          Volver a la lista
        </Link>
      </div>
      <ImportSheet
        runs={runs}
        columns={priceSheetColumns}
        imports={priceListImports}
        label="Planilla de precios"
        maxRows={maxPriceSheetRows}
        reasonText={reasonText}
        changesText={changesText}
        known={mappings.answer}
        confirm={(planned, isBusy) => (
          <ConfirmPrices key={planned.id} {...{ list, runs, draft, page, planned, isBusy }} />
        )}
      >
        Con las columnas <b>Código</b>, <b>Marca</b> y <b>Precio</b>. Lo que la planilla no nombra conserva su precio.
        Después de revisarla elegís cuándo.
      </ImportSheet>
      <ImportHistory imports={priceListImports} />
      <RememberedMappings imports={priceListImports} />
    </main>
  );
}
