import { InvalidArgumentError } from 'commander';
import { inNaturalOrderAlike } from '#core/shared/natural-order.ts';
import { valueAt } from '../fields.ts';

/** A field of the rows' documents, and which way. */
export interface SortBy {
  readonly path: string;
  readonly isDescending: boolean;
}

/** 'total', 'total:desc', 'customer.name:asc'. */
export const readSort = (text: string): SortBy => {
  const found = /^([\w.]+?)(?::(asc|desc))?$/.exec(text.trim());
  if (found === null) throw new InvalidArgumentError('Va un campo, como total o total:desc');
  return { path: found[1] ?? '', isDescending: found[2] === 'desc' };
};

/** What a row is sorted by, of its document; null for nothing. */
export const sortValue = (wire: unknown, { path }: SortBy): unknown => valueAt(wire, path) ?? null;

/** Rows without the value come last, in both directions. */
const compareBy =
  ({ isDescending }: SortBy) =>
  (left: unknown, right: unknown): number => {
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : inNaturalOrderAlike(String(left), String(right));
    return isDescending ? -order : order;
  };

/** The places of the rows in that order, by what each is sorted by. Equal ones stay as they came. */
export const inOrder = (values: readonly unknown[], sort: SortBy): readonly number[] => {
  const compare = compareBy(sort);
  return [...values.keys()].sort((one, other) => compare(values[one], values[other]));
};

/** The first rows in the order that is asked for: of all rows, or of those that came, put in order. */
export const chosenRows = <Row>(
  rows: readonly Row[],
  toWire: (row: Row) => unknown,
  sort: SortBy | undefined,
  { limit, ofAll }: { readonly limit: number; readonly ofAll: boolean },
): readonly Row[] => {
  if (sort === undefined) return rows.slice(0, limit);
  const kept = ofAll ? rows : rows.slice(0, limit);
  const values = kept.map((row) => sortValue(toWire(row), sort));
  return inOrder(values, sort)
    .slice(0, limit)
    .flatMap((at) => kept.slice(at, at + 1));
};
