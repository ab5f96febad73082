import { authorise } from '#core/access/authorise.ts';
import { type Caller, whoDidIt } from '#core/access/caller.ts';
import { refusal } from '#core/access/calls.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { SavedSearchRepository } from './saved-search.repository.port.ts';
import type { SavedSearchService } from './saved-search.service.ts';
import { maxSearchNameLength, type SearchPlace, searchName, searchOwner, searchQuery } from './saved-search.ts';

const nameInvalid = Err({ code: 'search-name-invalid', max: maxSearchNameLength } as const);

/** Views of all customers' orders are for roles that may see those. */
const placeRefusal = (caller: Caller, place: SearchPlace) =>
  place === 'orders' ? refusal('staffOrders', caller) : null;

/** A caller's searches are their own: the user is taken from the session, never from the call. */
export const createSavedSearchService = (searches: SavedSearchRepository): SavedSearchService =>
  authorise<SavedSearchService>('catalogue', {
    async all(caller, place = 'catalogue') {
      const refused = placeRefusal(caller, place);
      return refused === null ? Ok(await searches.all(searchOwner(caller), place)) : Err(refused);
    },

    async create(caller, { name: typed, query: written }, place = 'catalogue') {
      const refused = placeRefusal(caller, place);
      if (refused !== null) return Err(refused);
      const name = searchName(typed);
      if (name === null) return nameInvalid;
      const query = searchQuery(written);
      if (!query.ok) return query;
      return searches.add(searchOwner(caller), place, { name, query: query.val }, whoDidIt(caller));
    },

    async rename(caller, which, typed) {
      const name = searchName(typed);
      return name === null ? nameInvalid : searches.rename(searchOwner(caller), which, name, whoDidIt(caller));
    },

    remove: (caller, which) => searches.remove(searchOwner(caller), which, whoDidIt(caller)),
  });
