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

/** Rows without the value come last, in both directions. */
const compareBy =
  ({ path, isDescending }: SortBy) =>
  (one: unknown, other: unknown): number => {
    const [left, right] = [valueAt(one, path) ?? null, valueAt(other, path) ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const order =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : inNaturalOrderAlike(String(left), String(right));
    return isDescending ? -order : order;
  };

/**
 * So many rows, in the order that is asked for: the first of all by it, or the first that came, put in order. Equal
 * ones stay as they came.
 */
export const chosenRows = <Row>(
  rows: readonly Row[],
  toWire: (row: Row) => unknown,
  sort: SortBy | undefined,
  { limit, ofAll }: { readonly limit: number; readonly ofAll: boolean },
): readonly Row[] => {
  if (sort === undefined) return rows.slice(0, limit);
  const kept = ofAll ? rows : rows.slice(0, limit);
  const compare = compareBy(sort);
  return kept
    .map((row) => ({ row, wire: toWire(row) }))
    .sort((one, other) => compare(one.wire, other.wire))
    .slice(0, limit)
    .map(({ row }) => row);
};
