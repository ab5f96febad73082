import { searchSummary } from '#adapters/texts/saved-searches.es.ts';
import { maxSearchNameLength, type SavedSearch } from '#core/saved-searches/saved-search.ts';
import {
  askedIn,
  countFilters,
  parseSearch,
  printSearch,
  type SearchState,
  toSearchLink,
} from '#web/search/search-url.ts';

/** The part of a search that is saved: its whole address but the page. */
export const queryToSave = (state: SearchState): string => printSearch({ ...state, page: 1 }).toString();

/** The name that is offered: what was typed, else what was ticked. */
export const nameToOffer = (state: SearchState, filterNames: readonly string[]): string => {
  const asked = askedIn(state);
  return (asked === '' ? filterNames.join(', ') : asked).slice(0, maxSearchNameLength).trim();
};

const stateOf = ({ query }: Pick<SavedSearch, 'query'>): SearchState => parseSearch(new URLSearchParams(query));

export const linkToSaved = (search: Pick<SavedSearch, 'query'>): string => toSearchLink({}, stateOf(search));

/** A saved search in a few words. */
export const summaryOf = (search: Pick<SavedSearch, 'query'>): string => {
  const state = stateOf(search);
  return searchSummary(askedIn(state), countFilters(state.filters));
};
