import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { productPictureProblem, waitingReasonTexts } from '#adapters/texts/product-pictures.es.ts';
import { waitingPicturesToWire, waitingPicturesWire } from '#adapters/wire/product-pictures.wire.ts';
import type { ExplainedWaiting, ProductPictureFailure } from '#core/files/products/product-picture.service.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { ListDeclaration } from '../declare/list.ts';

export const waitingPicturesList: ListDeclaration<object, ExplainedWaiting, ProductPictureFailure> = {
  access: 'management',
  problem: productPictureProblem,
  name: 'waiting',
  about: 'Lista las que esperan su artículo',
  examples: ['product-pictures waiting'],
  answer: waitingPicturesWire,
  paging: 'whole',
  key: null,
  none: 'Ninguna espera su artículo',
  toWire: (picture) => waitingPicturesToWire([picture])[0] ?? picture,
  columns: () => [
    { title: 'Archivo', cell: ({ fileName }) => fileName, minWidth: 12 },
    { title: 'Por qué espera', cell: ({ reason }) => waitingReasonTexts[reason] },
    { title: 'Cuándo', cell: ({ sentAt }) => formatDateTime(sentAt) },
    { title: 'Quién', cell: ({ sentBy }) => sentBy },
    { title: 'Tamaño', cell: ({ size }) => formatBytes(size), align: 'right' },
  ],
  ask: async ({ services, caller }) => (await services.productPictures.waiting(caller)).map((rows) => ({ rows })),
};
