/** Somebody else writes the catalogue at this moment: an import, or a colleague. */
export type CatalogueBusy = { readonly code: 'catalogue-busy'; readonly holder: string };
