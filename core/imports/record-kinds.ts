/** Sheets of the catalogue. */
export const importKinds = [
  'catalogue',
  'prices',
  'stock',
  'costs',
  'equivalences',
  'relations',
  'applications',
  'vehicles',
] as const;
export type ImportKind = (typeof importKinds)[number];

/** Kinds of sheets other than the catalogue's: the same history has them, and the same memory keeps their columns. */
export const sheetKinds = ['customers', 'documents', 'offers'] as const;
export type SheetKindName = (typeof sheetKinds)[number];

/** The kinds of sheet that can be uploaded. */
export const broughtKinds = [...importKinds, ...sheetKinds] as const;
export type BroughtKind = (typeof broughtKinds)[number];

/** Sheets that are kept with what they would do, and written by a job (docs/rules/sheets.md 1). */
export const sheetRunKinds = [...sheetKinds, 'list-prices'] as const;
export type SheetRunKindName = (typeof sheetRunKinds)[number];

/**
 * Everything that a history of imports has; `list-prices`: new prices of one list, at once or at a moment
 * (docs/rules/price-list-management.md 8).
 */
export const recordKinds = [...broughtKinds, 'list-prices'] as const;
export type RecordKind = (typeof recordKinds)[number];
