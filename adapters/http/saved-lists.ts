import * as z from 'zod/mini';
import { entityTagOf } from '#adapters/wire/entity-tag.wire.ts';
import {
  keptFromWire,
  keptListWire,
  savedListFromWire,
  savedListSummariesWire,
  savedListWire,
  summaryFromWire,
} from '#adapters/wire/saved-lists.wire.ts';
import type { SavedListFailure, SavedListService } from '#core/saved-lists/saved-list.service.ts';
import { maxListLines, maxListNameLength, maxLists } from '#core/saved-lists/saved-list.ts';
import type { Call, CallFailure } from './call.ts';

const path = '/api/SavedLists';
const pathOf = (id: string): string => `${path}/${encodeURIComponent(id)}`;

/** `api/SavedLists` over HTTP. */
export const createSavedListService = (call: Call): SavedListService => ({
  async all() {
    const answer = await call({ method: 'GET', path }, savedListSummariesWire);
    return answer.map((lists) => lists.map(summaryFromWire)).mapErr(savedListFailure);
  },
  async read(_caller, id) {
    const answer = await call({ method: 'GET', path: pathOf(id) }, savedListWire);
    return answer.map(savedListFromWire).mapErr(savedListFailure);
  },
  async create(_caller, { name, lines }, idempotencyKey) {
    const body = lines === 'cart' ? { name, fromCart: true } : { name, lines };
    const answer = await call(
      { method: 'POST', path, body, headers: { 'idempotency-key': idempotencyKey } },
      keptListWire,
    );
    return answer.map(keptFromWire).mapErr(savedListFailure);
  },
  async change(_caller, { id, version }, change) {
    const request = {
      method: 'PUT',
      path: pathOf(id),
      body: change,
      headers: { 'if-match': entityTagOf(version) },
    } as const;
    const answer = await call(request, keptListWire);
    return answer.map(keptFromWire).mapErr(savedListFailure);
  },
  async remove(_caller, { id, version }) {
    const request = { method: 'DELETE', path: pathOf(id), headers: { 'if-match': entityTagOf(version) } } as const;
    const answer = await call(request, z.unknown());
    return answer.map(() => undefined).mapErr(savedListFailure);
  },
});

const facts = z.object({ by: z.optional(z.string()) });

const savedListFailure = (failure: CallFailure): SavedListFailure => {
  if (failure.code !== 'problem') return failure;
  const read = z.safeParse(facts, failure.facts);
  switch (failure.problem) {
    case 'list-name-taken':
    case 'key-reused':
    case 'list-empty':
    case 'list-not-found':
      return { code: failure.problem };
    case 'list-name-invalid':
      return { code: 'list-name-invalid', most: maxListNameLength };
    case 'list-too-long':
      return { code: 'list-too-long', most: maxListLines };
    case 'too-many-lists':
      return { code: 'too-many-lists', most: maxLists };
    case 'list-moved':
      return { code: 'list-moved', by: read.success ? (read.data.by ?? '') : '' };
    default:
      return { code: 'unreachable' };
  }
};
