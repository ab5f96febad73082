import type { PlaceFailure } from '#core/catalogue/import/drafts/row-reasons.ts';
import { folded } from '#core/shared/folded.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';

/** A row that names something by code and brand, or by its code alone. */
export interface NamedRow {
  readonly line: number;
  readonly code: string;
  readonly brand?: string;
}

export const groupedBy = <Row, Key>(
  rows: readonly Row[],
  keyOf: (row: Row) => Key,
): ReadonlyMap<Key, readonly Row[]> => {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) getOrCreate(groups, keyOf(row), () => []).push(row);
  return groups;
};

/** Rows by their code, in any case. */
export const groupedByCode = <Row extends { readonly code: string }>(
  rows: readonly Row[],
): ReadonlyMap<string, readonly Row[]> => groupedBy(rows, ({ code }) => code.toUpperCase());

/** What each row names, by its line; those that name nothing, or one of several, are refused. */
export const namedAmong = <Thing extends { readonly name_key: string }>(
  rows: readonly NamedRow[],
  byCode: ReadonlyMap<string, readonly Thing[]>,
): { readonly found: ReadonlyMap<number, Thing>; readonly refused: ReadonlyMap<number, PlaceFailure> } => {
  const found = new Map<number, Thing>();
  const refused = new Map<number, PlaceFailure>();
  for (const { line, code, brand } of rows) {
    const same = byCode.get(code.toUpperCase()) ?? [];
    const meant = brand === undefined ? same : same.filter(({ name_key }) => name_key === folded(brand));
    const [thing] = meant;
    if (thing === undefined) refused.set(line, { code: 'product-not-found', value: code });
    else if (meant.length > 1) refused.set(line, { code: 'product-ambiguous', value: code });
    else found.set(line, thing);
  }
  return { found, refused };
};
