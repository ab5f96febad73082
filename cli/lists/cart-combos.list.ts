import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import { catalogueProblem } from '#adapters/texts/problems.es.ts';
import { offerLotsToWire, offerLotsWire } from '#adapters/wire/offers.wire.ts';
import type { OfferLot, OffersFailure } from '#core/offers/offer.service.ts';
import type { ListDeclaration } from '../declare/list.ts';
import { comboId } from '../find/find-cart-line.ts';
import type { TableColumn } from '../views/table.ts';

const comboColumns: readonly TableColumn<OfferLot>[] = [
  { title: 'Id', cell: ({ id }) => `#${comboId(id)}` },
  { title: 'Combo', cell: ({ title }) => title, minWidth: 12 },
  { title: 'Aparte', cell: ({ completePrice }) => formatAmount(completePrice), align: 'right' },
  { title: 'Precio', cell: ({ price }) => formatAmount(price), align: 'right' },
  { title: 'En el carrito', cell: ({ quantity }) => (quantity === 0 ? '' : formatCount(quantity)), align: 'right' },
];

export const combosList: ListDeclaration<object, OfferLot, OffersFailure> = {
  name: 'combos',
  about: 'Los combos que se pueden pedir, con lo que trae cada uno y cuántos hay en el carrito',
  examples: ['cart combos', 'cart combos --json'],
  access: 'offers',
  problem: catalogueProblem,
  answer: offerLotsWire,
  paging: 'whole',
  ask: async ({ services, caller }) => (await services.offers.lots(caller)).map((rows) => ({ rows })),
  toWire: (lot) => offerLotsToWire([lot])[0],
  key: null,
  columns: () => comboColumns,
  below: ({ products, giftText }) => [
    `  incluye ${products.map((each) => `${each.quantity} × ${each.code} ${each.productBrandName}`).join(', ')}`,
    ...(giftText === '' ? [] : [`  Regalo: ${giftText}`]),
  ],
  none: 'No hay combos',
};
