import { printable } from './style.ts';

/** The value at 'a.b' of a document; for a list, of each of its elements. */
export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => {
    if (Array.isArray(at)) return at.map((each) => valueAt(each, name));
    return typeof at === 'object' && at !== null ? (at as Readonly<Record<string, unknown>>)[name] : undefined;
  }, value);

/** A document of those fields alone, each where it stands. */
export const selected = (value: unknown, paths: readonly string[]): unknown => {
  if (Array.isArray(value)) return value.map((each) => selected(each, paths));
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Readonly<Record<string, unknown>>;
  const names = [...new Set(paths.map((path) => path.split('.', 1)[0] ?? ''))];
  return Object.fromEntries(
    names
      .filter((name) => record[name] !== undefined)
      .map((name) => {
        const deeper = paths.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1));
        return [name, paths.includes(name) ? record[name] : selected(record[name], deeper)];
      }),
  );
};

const cellText = (value: unknown): string => {
  if (value === undefined || value === null) return '';
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  // Tabs, line breaks and other control characters become spaces: a value stays one cell, and cannot control the
  // terminal.
  return printable(text);
};

/** A line for each row, its values with tabs between them; numbers as the document has them. */
export const fieldLines = (rows: readonly unknown[], paths: readonly string[]): string =>
  rows.map((row) => paths.map((path) => cellText(valueAt(row, path))).join('\t')).join('\n');

/** The paths that no row has; none where there is no row to tell by. */
export const unknownFields = (rows: readonly unknown[], paths: readonly string[]): readonly string[] =>
  rows.length === 0 ? [] : paths.filter((path) => rows.every((row) => valueAt(row, path) === undefined));
