import { type ImportKind, importKinds } from '#core/imports/record-kinds.ts';

/** The address of the screen, with the import that it shows. */
export const linkToImport = (id: string | null): string =>
  id === null ? '/admin-imports' : `/admin-imports?import=${encodeURIComponent(id)}`;

/** A new import of that kind. */
export const linkToNewImport = (kind: ImportKind): string => `/admin-imports?kind=${kind}`;

export const kindOf = (query: URLSearchParams): ImportKind | null =>
  importKinds.find((kind) => kind === query.get('kind')) ?? null;

export const importOf = (query: URLSearchParams): string | null => query.get('import') || null;
