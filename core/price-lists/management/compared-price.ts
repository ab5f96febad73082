import { folded } from '#core/shared/folded.ts';
import type { Money } from '#core/shared/money.ts';

/** A product's prices in one list and in another. */
export interface ComparedPrice {
  readonly code: string;
  readonly brand: string;
  readonly description: string;
  /** Null where the list has no price for it. */
  readonly one: Money | null;
  readonly other: Money | null;
  /** The purchase cost: seen by Admin and Manager alone. Null where nobody entered it. */
  readonly purchaseCost: Money | null;
}

export const differences = ['higher', 'lower', 'only-one', 'only-other', 'same'] as const;
/**
 * How the other list stands to the one: it asks more, it asks less, it has no price, only it has one, or they agree.
 */
export type Difference = (typeof differences)[number];

export const comparisonFilters = ['different', ...differences] as const;
export type ComparisonFilter = (typeof comparisonFilters)[number];

export const differenceOf = ({ one, other }: Pick<ComparedPrice, 'one' | 'other'>): Difference => {
  if (one === null) return other === null ? 'same' : 'only-other';
  if (other === null) return 'only-one';
  const by = other.comparedTo(one);
  return by === 0 ? 'same' : by > 0 ? 'higher' : 'lower';
};

/**
 * Whether a row that some list has a price for is asked for: every word of the text stands in its code, brand or
 * description.
 */
export const isAskedRow = (row: ComparedPrice, filter: ComparisonFilter, text: string): boolean => {
  if (row.one === null && row.other === null) return false;
  const difference = differenceOf(row);
  if (filter === 'different' ? difference === 'same' : difference !== filter) return false;
  const words = folded(text).split(' ');
  if (words.length === 1 && words[0] === '') return true;
  const inRow = `${folded(`${row.code} ${row.brand} ${row.description}`)} ${row.code.toLowerCase()}`;
  return words.every((word) => inRow.includes(word));
};
