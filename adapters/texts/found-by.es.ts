import type { FoundBy } from '#core/catalogue/products/product.ts';

/** How the found product stands to the code that found it: the same part by another name, or one that goes with it. */
export const foundByVerb = (foundBy: FoundBy): string =>
  foundBy.by === 'relation' ? 'relacionado con' : 'coincide por';

/** Stands beside the price whose code was typed, where there are several. */
export const askedText = 'el que buscaste';

const isOfAnother = ({ by }: FoundBy): boolean => by === 'equivalent' || by === 'relation';

/**
 * 'coincide por CORVEN 3003': what a row says when it was found by another code than its own; else null
 * (docs/rules/search.md 3).
 */
export const foundByText = (foundBy: FoundBy | null, code: string): string | null => {
  if (foundBy === null || foundBy.code === code) return null;
  if (foundBy.code === '') return isOfAnother(foundBy) ? `${foundByVerb(foundBy)} un código de otra marca` : null;
  return `${foundByVerb(foundBy)} ${[foundBy.brand, foundBy.code].filter((part) => part !== '').join(' ')}`;
};
