import { formatBytes } from '#adapters/texts/bytes.es.ts';
import { picturesProblem } from '#adapters/texts/pictures.es.ts';
import { picturesWire, pictureToWire } from '#adapters/wire/pictures.wire.ts';
import type { StoredFile } from '#core/files/file.service.ts';
import type { PicturesFailure } from '#core/files/picture.service.ts';
import { folder, folderOf } from '../catalogue/picture-folder.ts';
import type { ListDeclaration } from '../declare/list.ts';

export const imagesList: ListDeclaration<object, StoredFile, PicturesFailure> = {
  access: 'administration',
  problem: picturesProblem,
  about: 'Lista las de una carpeta',
  examples: ['images list Sliders'],
  words: [folder],
  answer: picturesWire,
  paging: 'whole',
  key: null,
  none: 'No hay imágenes',
  toWire: pictureToWire,
  columns: () => [
    { title: 'Nombre', cell: ({ name }) => name, minWidth: 12 },
    { title: 'Tamaño', cell: ({ size }) => formatBytes(size), align: 'right' },
  ],
  ask: async ({ services, caller }, _options, _place, name) =>
    (await services.pictures.list(caller, folderOf(name))).map((rows) => ({ rows })),
};
