import { folderNames } from '#adapters/texts/pictures.es.ts';
import { type KeptFolder, keptFolders } from '#core/files/upload.ts';

/** The word of a command that says in which folder a picture of the distributor is. */
export const folder = [
  'carpeta',
  keptFolders.map((each) => `${each} (${folderNames[each]})`).join(', '),
  keptFolders,
] as const;

export const folderOf = (text = ''): KeptFolder => keptFolders.find((each) => each === text) ?? 'Distributor';
