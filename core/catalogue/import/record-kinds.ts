import { importKinds } from './columns.ts';

/** Sheets of what is no catalogue: the same history tells of them, and the same memory keeps their columns. */
export const sheetKinds = ['customers', 'documents', 'offers'] as const;
export type SheetKindName = (typeof sheetKinds)[number];

/** Everything that a history of imports tells of. */
export const recordKinds = [...importKinds, ...sheetKinds] as const;
export type RecordKind = (typeof recordKinds)[number];
