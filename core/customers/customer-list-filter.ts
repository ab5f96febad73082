import { folded } from '#core/shared/folded.ts';
import type { Customer } from './customer.ts';
import { searchWords } from './search-words.ts';

/** A filter of a list that is whole: '' is no condition. The price list and the seller are meant by their names. */
export interface WholeListFilter {
  readonly text: string;
  readonly state: string;
  readonly priceListName?: string;
  readonly sellerName?: string;
}

const isNamed = (name: string, wanted = ''): boolean => wanted === '' || folded(name) === folded(wanted);

/**
 * Whether a customer of a list that the server gives whole is one that is looked for: every word stands in code, name,
 * fantasy name, zone or seller, and it is in that state. A seller's own list is such, and all of another back end.
 */
export const isFound = (
  { externalCode, name, fantasyName, data, sellerName, state, priceListName }: Customer,
  filter: WholeListFilter,
): boolean => {
  if (filter.state !== '' && state !== filter.state) return false;
  if (!isNamed(priceListName, filter.priceListName) || !isNamed(sellerName, filter.sellerName)) return false;
  const words = folded([externalCode, name, fantasyName, data.zone, sellerName].join(' '));
  return searchWords(filter.text).every((word) => words.includes(word));
};
