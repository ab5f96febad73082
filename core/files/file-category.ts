/** The folders of the distributor's pictures (docs/rules/files.md 1), and the articles' own. */
export const fileCategories = [
  'Sliders',
  'Distributor',
  'OfferLots',
  'OfferValueQuantities',
  'Flyers',
  'Popups',
  'Products',
] as const;

export type FileCategory = (typeof fileCategories)[number];

/** Folders that a visitor may list. */
export const publicFolders = ['Distributor', 'Sliders'] as const satisfies readonly FileCategory[];
export type PublicFolder = (typeof publicFolders)[number];

/** Folders that every signed-in user may list. */
export const sharedFolders = ['Flyers', 'Popups'] as const satisfies readonly FileCategory[];
export type SharedFolder = (typeof sharedFolders)[number];

/** Where each category's pictures are served from, after the API's address: no slash before, one after. */
export type PicturePaths = Readonly<Record<FileCategory, string>>;

/** The paths of pictures unless a setting says otherwise (docs/rules/files.md 2). */
export const defaultPicturePaths: PicturePaths = {
  Products: 'products-images/',
  OfferLots: 'offer-lots/',
  OfferValueQuantities: 'offer-value-quantities/',
  Flyers: 'flyers/',
  Popups: 'popups/',
  Sliders: 'sliders/',
  Distributor: 'distributor/',
};

/** The folder that a path names, in upper or lower case; null if none. */
export const namedFolder = <Folder extends FileCategory>(folders: readonly Folder[], name: string): Folder | null =>
  folders.find((folder) => folder.toLowerCase() === name.toLowerCase()) ?? null;
