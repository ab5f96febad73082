import * as z from 'zod/mini';
import { productPictureProblem } from '#adapters/texts/product-pictures.es.ts';
import type { ProductPictureFailure } from '#core/files/products/product-picture.service.ts';
import type { ListDeclaration } from '../declare/list.ts';
import { type BrandOptions, brandOption, code, productOf } from '../find/find-product.ts';

export const productPicturesList: ListDeclaration<
  BrandOptions,
  { readonly place: number; readonly name: string },
  ProductPictureFailure
> = {
  access: 'management',
  problem: productPictureProblem,
  about: 'Lista las de un artículo, en su orden',
  examples: ['product-pictures list BKR6E --brand NGK'],
  words: [code],
  options: [brandOption],
  answer: z.array(z.object({ place: z.number(), name: z.string() })),
  paging: 'whole',
  key: null,
  none: 'No tiene imágenes',
  toWire: (picture) => picture,
  columns: () => [
    { title: 'Lugar', cell: ({ place }) => String(place), align: 'right' },
    { title: 'Nombre', cell: ({ name }) => name, minWidth: 12 },
  ],
  ask: async (asking, { brand }, _place, text = '') =>
    (await productOf(asking, text, brand)).map((product) => ({
      rows: product.pictures.map((name, at) => ({ place: at + 1, name })),
    })),
};
