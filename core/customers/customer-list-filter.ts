import { folded } from '#core/shared/folded.ts';
import type { Customer } from './customer.ts';
import type { CustomerFilter } from './customer-search.ts';
import { searchWords } from './search-words.ts';

/**
 * Whether a customer of somebody's own list is one that is looked for: every word stands in code, name, fantasy name,
 * zone or seller, and it is in that state ('' for any). The server gives that list whole, so that it is filtered where
 * it is shown.
 */
export const isFound = (
  { externalCode, name, fantasyName, data, sellerName, state }: Customer,
  filter: Pick<CustomerFilter, 'text' | 'state'>,
): boolean => {
  if (filter.state !== '' && state !== filter.state) return false;
  const words = folded([externalCode, name, fantasyName, data.zone, sellerName].join(' '));
  return searchWords(filter.text).every((word) => words.includes(word));
};
