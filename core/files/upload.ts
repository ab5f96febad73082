import type { FileCategory } from './file-category.ts';

/** The folders that administrators keep (docs/rules/files.md 1). */
export const keptFolders = [
  'Sliders',
  'Distributor',
  'OfferLots',
  'OfferValueQuantities',
  'Flyers',
  'Popups',
] as const satisfies readonly FileCategory[];

export type KeptFolder = (typeof keptFolders)[number];

/** Folders whose pictures are an offer's, named by its id. */
export const offerFolders = ['OfferLots', 'OfferValueQuantities'] as const satisfies readonly KeptFolder[];

export type OfferFolder = (typeof offerFolders)[number];

export const isOfferFolder = (folder: KeptFolder): folder is OfferFolder =>
  offerFolders.some((each) => each === folder);

const stemOf = (name: string): string => name.replace(/\.[^.]*$/, '');

/** The id of the offer whose picture it is, in an offers' folder. */
export const offerIdOf = stemOf;

/**
 * Whether a file gives way to one of that name: the same in another case, or the offer's former picture with any
 * extension.
 */
export const givesWay = (folder: KeptFolder, stored: string, name: string): boolean =>
  stored.toLowerCase() === name.toLowerCase() || (isOfferFolder(folder) && stemOf(stored) === stemOf(name));
