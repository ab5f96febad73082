import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { savedListProblem } from '#adapters/texts/saved-lists.es.ts';
import { entityTagOf, type TagFailure } from '#adapters/wire/entity-tag.wire.ts';
import { idempotencyKeyWire } from '#adapters/wire/ids.wire.ts';
import {
  keptListWire,
  listChangeFromWire,
  listChangeWire,
  newListFromWire,
  newListWire,
  savedListSummariesWire,
  savedListToWire,
  savedListWire,
} from '#adapters/wire/saved-lists.wire.ts';
import type { KeptList, SavedListFailure, SavedListService } from '#core/saved-lists/saved-list.service.ts';
import { asId } from '#core/shared/ids.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { created, sendAnswer, sendProblem } from '../problems.ts';
import { onSeenVersion } from '../seen-version.ts';
import type { App } from './app.ts';

const idWire = z.object({ id: z.string().check(z.maxLength(100)) });
/** Why lines cannot be kept under a name. */
const unkept = codes<SavedListFailure>('list-name-invalid', 'list-name-taken', 'list-empty', 'list-too-long');
/** For a call that names the version it saw. */
const stale = codes<SavedListFailure | TagFailure>(
  'list-not-found',
  'list-moved',
  'version-missing',
  'version-unreadable',
);
const asIs = (kept: KeptList): KeptList => kept;

/** The company's saved lists; a change names the version that it is of, by If-Match, and a stale one is 412. */
export const savedListRoutes = (app: App, service: SavedListService, guard: Guard): void => {
  const tags = ['SavedLists'];
  const summary = { tags, response: { 200: keptListWire } };

  app.get(
    '/api/SavedLists',
    { ...guard('cart'), schema: { tags, response: { 200: savedListSummariesWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.all(callerOf(request)), (lists) => [...lists], savedListProblem),
  );

  app.get(
    '/api/SavedLists/:id',
    {
      ...guard('cart'),
      schema: {
        tags,
        params: idWire,
        refusals: codes<SavedListFailure>('list-not-found'),
        response: { 200: savedListWire },
      },
    },
    async (request, reply) => {
      const list = await service.read(callerOf(request), asId(request.params.id));
      if (list.ok) reply.header('etag', entityTagOf(list.val.version));
      return sendAnswer(reply, list, savedListToWire, savedListProblem);
    },
  );

  app.post(
    '/api/SavedLists',
    {
      ...guard('cart'),
      schema: {
        tags,
        body: newListWire,
        headers: idempotencyKeyWire,
        refusals: codes<SavedListFailure>(...unkept, 'too-many-lists', 'key-reused'),
        response: { 201: keptListWire },
      },
    },
    async (request, reply) => {
      const key = request.headers['idempotency-key'] ?? randomUUID();
      const kept = await service.create(callerOf(request), newListFromWire(request.body), key);
      if (kept.ok) created(reply, `/api/SavedLists/${kept.val.id}`).header('etag', entityTagOf(kept.val.version));
      return sendAnswer(reply, kept, asIs, savedListProblem);
    },
  );

  app.put(
    '/api/SavedLists/:id',
    { ...guard('cart'), schema: { ...summary, params: idWire, body: listChangeWire, refusals: [...stale, ...unkept] } },
    async (request, reply) =>
      onSeenVersion(request, reply, async (version) => {
        const which = { id: asId<'saved-list'>(request.params.id), version };
        const changed = await service.change(callerOf(request), which, listChangeFromWire(request.body));
        return sendAnswer(reply, changed, asIs, savedListProblem);
      }),
  );

  app.delete(
    '/api/SavedLists/:id',
    { ...guard('cart'), schema: { tags, params: idWire, refusals: stale, response: { 204: z.null() } } },
    async (request, reply) =>
      onSeenVersion(request, reply, async (version) => {
        const removed = await service.remove(callerOf(request), { id: asId(request.params.id), version });
        if (removed.ok) return reply.status(204).send(null);
        return sendProblem(reply, savedListProblem(removed.val), removed.val);
      }),
  );
};
