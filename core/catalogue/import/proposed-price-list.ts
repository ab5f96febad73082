/** The name of the first price list where nobody gave one. */
export const firstPriceListName = 'Lista 1';

/**
 * The list that prices are for where a sheet names none, out of the names of those in use: the only one there is, or
 * the first one that there will be; null where somebody has to say (docs/rules/imports.md 21).
 */
export const proposedPriceList = (names: readonly string[]): string | null =>
  names.length > 1 ? null : (names[0] ?? firstPriceListName);
