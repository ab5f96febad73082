/** The address of the screen, with the import that it shows. */
export const linkToImport = (id: string | null): string =>
  id === null ? '/admin-imports' : `/admin-imports?import=${encodeURIComponent(id)}`;

export const importOf = (query: URLSearchParams): string | null => query.get('import') || null;
