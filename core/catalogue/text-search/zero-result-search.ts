import type { Caller } from '#core/access/caller.ts';
import { tidyLine } from '#core/shared/tidy-line.ts';
import type { TextSearch } from './catalogue.service.ts';

/** How long searches that found nothing are kept, in days. */
export const zeroResultsKeptDays = 90;

const minLength = 3;
const maxLength = 60;

/**
 * What is noted of a search that found nothing (docs/rules/search.md 16): the words of a customer, small and with
 * single spaces. Null for staff, who try things out, for a search that was narrowed or that asks for a further page,
 * and for what is hardly a word or no search at all.
 */
export const notedSearch = (caller: Caller, request: TextSearch): string | null => {
  const { productBrandIds, productTypeIds, stockStates, onlyOffers } = request.filters;
  const isNarrowed = productBrandIds.length > 0 || productTypeIds.length > 0 || stockStates.length > 0 || onlyOffers;
  if (caller.customerId === null || caller.actedBy !== null || isNarrowed || request.page > 1) return null;
  const typed = request.fulltextSearch.trim() === '' ? request.codeSearch : request.fulltextSearch;
  const text = tidyLine(typed.toLowerCase());
  const length = [...text].length;
  return length < minLength || length > maxLength ? null : text;
};
