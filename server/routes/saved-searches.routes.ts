import * as z from 'zod/mini';
import { savedSearchProblem } from '#adapters/texts/saved-searches.es.ts';
import { entityTagOf, type TagFailure } from '#adapters/wire/entity-tag.wire.ts';
import {
  newSearchWire,
  savedSearchesWire,
  savedSearchWire,
  searchNameWire,
  searchPlaceWire,
} from '#adapters/wire/saved-searches.wire.ts';
import type { SavedSearchFailure, SavedSearchService } from '#core/saved-searches/saved-search.service.ts';
import type { SavedSearch } from '#core/saved-searches/saved-search.ts';
import { asId } from '#core/shared/ids.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { created, sendAnswer, sendProblem } from '../problems.ts';
import { onSeenVersion } from '../seen-version.ts';
import type { App } from './app.ts';

const idWire = z.object({ id: z.string().check(z.maxLength(100)) });
/** For a call that names the version it saw. */
const stale = codes<SavedSearchFailure | TagFailure>(
  'search-not-found',
  'search-moved',
  'version-missing',
  'version-unreadable',
);
const asIs = (search: SavedSearch): SavedSearch => search;

/** The caller's saved searches; a change names the version that it is of, by If-Match, and a stale one is 412. */
export const savedSearchRoutes = (app: App, service: SavedSearchService, guard: Guard): void => {
  const tags = ['SavedSearches'];

  app.get(
    '/api/SavedSearches',
    { ...guard('catalogue'), schema: { tags, querystring: searchPlaceWire, response: { 200: savedSearchesWire } } },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.all(callerOf(request), request.query.place),
        (searches) => [...searches],
        savedSearchProblem,
      ),
  );

  app.post(
    '/api/SavedSearches',
    {
      ...guard('catalogue'),
      schema: {
        tags,
        body: newSearchWire,
        refusals: codes<SavedSearchFailure>(
          'search-name-invalid',
          'search-name-taken',
          'search-query-unreadable',
          'search-query-too-long',
          'too-many-searches',
          'search-owner-missing',
        ),
        response: { 201: savedSearchWire },
      },
    },
    async (request, reply) => {
      const { place, ...search } = request.body;
      const kept = await service.create(callerOf(request), search, place);
      if (kept.ok) created(reply, `/api/SavedSearches/${kept.val.id}`).header('etag', entityTagOf(kept.val.version));
      return sendAnswer(reply, kept, asIs, savedSearchProblem);
    },
  );

  app.put(
    '/api/SavedSearches/:id',
    {
      ...guard('catalogue'),
      schema: {
        tags,
        params: idWire,
        body: searchNameWire,
        refusals: [...stale, ...codes<SavedSearchFailure>('search-name-invalid', 'search-name-taken')],
        response: { 200: savedSearchWire },
      },
    },
    async (request, reply) =>
      onSeenVersion(request, reply, async (version) => {
        const which = { id: asId<'saved-search'>(request.params.id), version };
        const renamed = await service.rename(callerOf(request), which, request.body.name);
        return sendAnswer(reply, renamed, asIs, savedSearchProblem);
      }),
  );

  app.delete(
    '/api/SavedSearches/:id',
    { ...guard('catalogue'), schema: { tags, params: idWire, refusals: stale, response: { 204: z.null() } } },
    async (request, reply) =>
      onSeenVersion(request, reply, async (version) => {
        const which = { id: asId<'saved-search'>(request.params.id), version };
        const removed = await service.remove(callerOf(request), which);
        if (removed.ok) return reply.status(204).send(null);
        return sendProblem(reply, savedSearchProblem(removed.val), removed.val);
      }),
  );
};
