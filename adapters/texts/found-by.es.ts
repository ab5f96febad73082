import type { FoundBy } from '#core/catalogue/product.ts';

/** 'coincide por CORVEN 3003': what a row says when it was found by another code than its own; else null (decisions.md §6). */
export const foundByText = (foundBy: FoundBy | null, code: string): string | null => {
  if (foundBy === null || foundBy.code === '' || foundBy.code === code) return null;
  return `coincide por ${[foundBy.brand, foundBy.code].filter((part) => part !== '').join(' ')}`;
};
