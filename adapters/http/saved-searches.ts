import * as z from 'zod/mini';
import { entityTagOf } from '#adapters/wire/entity-tag.wire.ts';
import { savedSearchesWire, savedSearchFromWire, savedSearchWire } from '#adapters/wire/saved-searches.wire.ts';
import type { SavedSearchFailure, SavedSearchService } from '#core/saved-searches/saved-search.service.ts';
import { maxSearches, maxSearchNameLength, maxSearchQueryLength } from '#core/saved-searches/saved-search.ts';
import { Err } from '#core/shared/result.ts';
import { type Call, type CallFailure, isCallMissing } from './call.ts';

const path = '/api/SavedSearches';
const pathOf = (id: string): string => `${path}/${encodeURIComponent(id)}`;

/** `api/SavedSearches` over HTTP, which existing servers do not have: a server without it is said not to offer it. */
export const createSavedSearchService = (call: Call): SavedSearchService => ({
  async all(_caller, place = 'catalogue') {
    const query = place === 'catalogue' ? {} : { place };
    const answer = await call({ method: 'GET', path, query }, savedSearchesWire);
    if (!answer.ok && isCallMissing(answer.val)) return Err({ code: 'not-offered' });
    return answer.map((searches) => searches.map(savedSearchFromWire)).mapErr(savedSearchFailure);
  },
  async create(_caller, { name, query }, place = 'catalogue') {
    const body = place === 'catalogue' ? { name, query } : { name, query, place };
    const answer = await call({ method: 'POST', path, body }, savedSearchWire);
    return answer.map(savedSearchFromWire).mapErr(savedSearchFailure);
  },
  async rename(_caller, { id, version }, name) {
    const headers = { 'if-match': entityTagOf(version) };
    const answer = await call({ method: 'PUT', path: pathOf(id), body: { name }, headers }, savedSearchWire);
    return answer.map(savedSearchFromWire).mapErr(savedSearchFailure);
  },
  async remove(_caller, { id, version }) {
    const headers = { 'if-match': entityTagOf(version) };
    const answer = await call({ method: 'DELETE', path: pathOf(id), headers }, z.unknown());
    return answer.map(() => undefined).mapErr(savedSearchFailure);
  },
});

const facts = z.object({ by: z.string() });

const savedSearchFailure = (failure: CallFailure): SavedSearchFailure => {
  if (failure.code !== 'problem') return 'isNotOffered' in failure ? { code: 'not-offered' } : failure;
  switch (failure.problem) {
    case 'search-name-taken':
    case 'search-query-unreadable':
    case 'search-owner-missing':
    case 'search-not-found':
      return { code: failure.problem };
    case 'search-name-invalid':
      return { code: 'search-name-invalid', max: maxSearchNameLength };
    case 'search-query-too-long':
      return { code: 'search-query-too-long', max: maxSearchQueryLength };
    case 'too-many-searches':
      return { code: 'too-many-searches', max: maxSearches };
    case 'search-moved': {
      const read = z.safeParse(facts, failure.facts);
      return { code: 'search-moved', by: read.success ? read.data.by : '' };
    }
    default:
      return { code: 'unreachable' };
  }
};
