import * as z from 'zod/mini';
import { flyerManagementProblem } from '#adapters/texts/flyers.es.ts';
import { tiedProductsWire } from '#adapters/wire/flyers.wire.ts';
import type { FlyerManagementFailure, TiedProducts } from '#core/flyers/flyer-management.service.ts';
import type { ListDeclaration } from '../declare/list.ts';

type FlyerProductRow = TiedProducts['products'][number];

const productsWire = z.array(tiedProductsWire.def.shape.products.def.element);

export const flyerProductsList: ListDeclaration<object, FlyerProductRow, FlyerManagementFailure> = {
  access: 'administration',
  problem: flyerManagementProblem,
  name: 'show',
  about: 'Lista los artículos de uno, en su orden',
  examples: ['flyers show oferta.jpg'],
  words: [['flyer', 'el nombre de su imagen, el que da flyers list']],
  answer: productsWire,
  paging: 'whole',
  key: null,
  none: 'No tiene artículos',
  toWire: (product) => product,
  columns: () => [
    { title: 'Código', cell: ({ code, productId }) => code || `#${productId}` },
    { title: 'Marca', cell: ({ brandName }) => brandName },
    { title: 'Descripción', cell: ({ description }) => description, minWidth: 14 },
  ],
  ask: async ({ services, caller }, _options, _place, name = '') =>
    (await services.flyerManagement.read(caller, name)).map(({ products }) => ({ rows: products })),
};
