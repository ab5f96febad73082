import type { Money } from '#core/shared/money.ts';
import type { Product, ProductPrice } from '../products/product.ts';

/**
 * The orders of search results: as ranked, the cheapest first, what leaves the customer most, what is there, the
 * newest.
 */
export const searchSorts = ['relevance', 'cost', 'profit', 'stock', 'newest'] as const;
export type SearchSort = (typeof searchSorts)[number];

/** The orders that are worked out of the caller's own prices. */
export const isByPrice = (sort: SearchSort | undefined): sort is 'cost' | 'profit' =>
  sort === 'cost' || sort === 'profit';

/** Costs are a customer's own and worked out product by product: of more results the first in relevance are sorted. */
export const maxSortedByPrice = 1000;

/** What the product costs at the least, or leaves at the most: of the price rows that can be ordered. */
const worthOf = ({ prices }: Pick<Product, 'prices'>, sort: 'cost' | 'profit'): Money | null => {
  const worths = prices.flatMap((price) => worthOfRow(price, sort) ?? []);
  const isBetter = (a: Money, b: Money): boolean => (sort === 'cost' ? b.minus(a) : a.minus(b)).isPositive();
  return worths.reduce<Money | null>((best, each) => (best === null || isBetter(each, best) ? each : best), null);
};

/**
 * The cost is what is paid, a promotion taken off. What selling a piece leaves is unknown where the company hides its
 * selling prices.
 */
const worthOfRow = ({ cost, sellingPrice }: ProductPrice, sort: 'cost' | 'profit'): Money | null => {
  if (sort === 'cost') return cost;
  return cost === null || sellingPrice === null ? null : sellingPrice.minus(cost);
};

/** Sorted by cost or profit; what has no price stands last, and equals keep their order. */
export const sortedByPrice = <Each>(
  shown: readonly Each[],
  productOf: (each: Each) => Pick<Product, 'prices'>,
  sort: 'cost' | 'profit',
): readonly Each[] =>
  shown
    .map((each, place) => ({ each, place, worth: worthOf(productOf(each), sort) }))
    .sort((a, b) => {
      if (a.worth === null || b.worth === null) {
        return Number(a.worth === null) - Number(b.worth === null) || a.place - b.place;
      }
      const difference = a.worth.minus(b.worth).toNumber();
      return (sort === 'cost' ? difference : -difference) || a.place - b.place;
    })
    .map(({ each }) => each);
