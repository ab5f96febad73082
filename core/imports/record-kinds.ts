/** Sheets of the catalogue. */
export const importKinds = ['catalogue', 'prices', 'stock', 'equivalences', 'applications', 'vehicles'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Sheets of what is no catalogue: the same history tells of them, and the same memory keeps their columns. */
export const sheetKinds = ['customers', 'documents', 'offers'] as const;
export type SheetKindName = (typeof sheetKinds)[number];

/** The kinds of sheet that can be uploaded. */
export const broughtKinds = [...importKinds, ...sheetKinds] as const;
export type BroughtKind = (typeof broughtKinds)[number];

/**
 * Everything that a history of imports tells of; `list-prices`: new prices of one list, at once or at a moment
 * (docs/rules/price-list-management.md 8).
 */
export const recordKinds = [...broughtKinds, 'list-prices'] as const;
export type RecordKind = (typeof recordKinds)[number];
