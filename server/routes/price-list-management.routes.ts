import { randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { tagProblem } from '#adapters/texts/entity-tag.es.ts';
import { priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import { contentTagOf, seenContentsOf, type TagFailure } from '#adapters/wire/entity-tag.wire.ts';
import { idempotencyKeyWire } from '#adapters/wire/ids.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import {
  assignedAnswerWire,
  assignedFromWire,
  assignedWire,
  comparedPageToWire,
  comparedPageWire,
  comparisonFileQueryWire,
  comparisonFromWire,
  comparisonQueryWire,
  managedPriceListsWire,
  managedPriceListToWire,
  managedPriceListWire,
  newPriceChangeWire,
  newPriceListWire,
  percentageSourceFromWire,
  priceListNameWire,
  priceListStateWire,
} from '#adapters/wire/price-list-management.wire.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import type {
  PriceListManagementFailure,
  PriceListManagementService,
} from '#core/price-lists/management/price-list-management.service.ts';
import { asId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { codes } from '../answers/refusals.ts';
import { clientAbortSignal } from '../client-abort.ts';
import { callerOf, type Guard } from '../guard.ts';
import { created, sendAnswer, sendProblem } from '../problems.ts';
import type { App } from './app.ts';
import { streamNamedFile } from './named-file-stream.ts';

const path = '/api/Management/PriceLists';
const tags = ['Management'];
/** Without the version that the caller saw, writing over somebody else's change could not be prevented. */
const missing = { code: 'version-missing' } as const;
const idText = z.string().check(z.maxLength(64));
const params = z.object({ id: idText });
const refused = codes<PriceListManagementFailure>;
const names = refused('price-list-name-missing', 'price-list-name-too-long', 'price-list-name-taken');
const missingLists = refused('price-list-not-found', 'price-list-withdrawn');

const sendList = (reply: FastifyReply, answer: Result<SeenPriceList, PriceListManagementFailure>): FastifyReply => {
  if (answer.ok) reply.header('etag', contentTagOf(answer.val.tag));
  return sendAnswer(reply, answer, managedPriceListToWire, priceListManagementProblem);
};

/** Price lists as management settles them. A new name says what was seen (`If-Match`); 412 when stale. */
export const priceListManagementRoutes = (app: App, service: PriceListManagementService, guard: Guard): void => {
  app.get(
    path,
    { ...guard('management'), schema: { tags, response: { 200: managedPriceListsWire } } },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.lists(callerOf(request)),
        (lists) => lists.map(managedPriceListToWire),
        priceListManagementProblem,
      ),
  );

  app.post(
    path,
    {
      ...guard('management'),
      schema: {
        tags,
        body: newPriceListWire,
        refusals: [...names, ...missingLists, ...refused('percentage-out-of-range')],
        response: { 201: managedPriceListWire },
      },
    },
    async (request, reply) => {
      const { name, copy } = request.body;
      const made = await service.create(callerOf(request), name, copy === null ? null : percentageSourceFromWire(copy));
      if (made.ok) created(reply, `${path}/${made.val.id}`);
      return sendList(reply, made);
    },
  );

  app.put(
    `${path}/:id`,
    {
      ...guard('management'),
      schema: {
        tags,
        params,
        body: priceListNameWire,
        refusals: [
          ...names,
          ...codes<PriceListManagementFailure | TagFailure>(
            'price-list-not-found',
            'price-list-moved',
            'version-missing',
          ),
        ],
        response: { 200: managedPriceListWire },
      },
    },
    async (request, reply) => {
      const ifMatch = request.headers['if-match'];
      if (ifMatch === undefined) return sendProblem(reply, tagProblem(missing), missing);
      const id = asId<'price-list'>(request.params.id);
      return sendList(reply, await service.rename(callerOf(request), id, seenContentsOf(ifMatch), request.body.name));
    },
  );

  app.put(
    `${path}/:id/state`,
    {
      ...guard('management'),
      schema: {
        tags,
        params,
        body: priceListStateWire,
        refusals: refused(
          'price-list-not-found',
          'first-price-list',
          'price-list-has-customers',
          'price-list-has-changes',
        ),
        response: { 200: managedPriceListWire },
      },
    },
    async (request, reply) => {
      const id = asId<'price-list'>(request.params.id);
      return sendList(reply, await service.setWithdrawn(callerOf(request), id, request.body.isWithdrawn));
    },
  );

  app.put(
    `${path}/:id/customers`,
    {
      ...guard('management'),
      schema: {
        tags,
        params,
        body: assignedWire,
        refusals: [...missingLists, ...refused('customer-not-found', 'too-many-customers')],
        response: { 200: assignedAnswerWire },
      },
    },
    async (request, reply) => {
      const id = asId<'price-list'>(request.params.id);
      const moved = await service.assign(callerOf(request), id, assignedFromWire(request.body));
      return sendAnswer(reply, moved, (count) => ({ moved: count }), priceListManagementProblem);
    },
  );

  app.post(
    `${path}/:id/changes`,
    {
      ...guard('management'),
      schema: {
        tags,
        params,
        body: newPriceChangeWire,
        headers: idempotencyKeyWire,
        refusals: [
          ...missingLists,
          ...refused(
            'percentage-out-of-range',
            'percentage-changes-nothing',
            'moment-unreadable',
            'moment-past',
            'moment-too-far',
            'too-many-price-changes',
            'price-list-risen',
            'price-change-steep',
            'key-reused',
          ),
        ],
        response: { 201: managedPriceListWire },
      },
    },
    async (request, reply) => {
      const { at, again: isAgain, steep: isSteep, ...source } = request.body;
      const key = request.headers['idempotency-key'] ?? randomUUID();
      const id = asId<'price-list'>(request.params.id);
      const settled = await service.schedule(callerOf(request), id, at, percentageSourceFromWire(source), key, {
        isAgain,
        isSteep,
      });
      if (settled.ok) created(reply, path);
      return sendList(reply, settled);
    },
  );

  app.delete(
    `${path}/:id/changes/:changeId`,
    {
      ...guard('management'),
      schema: {
        tags,
        params: z.object({ id: idText, changeId: idText }),
        refusals: refused('price-change-gone', 'price-list-not-found'),
        response: { 200: managedPriceListWire },
      },
    },
    async (request, reply) => {
      const { id, changeId } = request.params;
      return sendList(reply, await service.cancel(callerOf(request), asId(id), asId(changeId)));
    },
  );

  app.get(
    `${path}/compare`,
    {
      ...guard('management'),
      schema: {
        tags,
        querystring: comparisonQueryWire,
        refusals: refused('price-list-not-found', 'page-key-unreadable'),
        response: { 200: comparedPageWire },
      },
    },
    async (request, reply) => {
      const { after = null, ...query } = request.query;
      const page = await service.compare(callerOf(request), comparisonFromWire(query), after);
      return sendAnswer(reply, page, comparedPageToWire, priceListManagementProblem);
    },
  );

  app.get(
    `${path}/compare/table`,
    {
      ...guard('management'),
      schema: {
        tags,
        querystring: comparisonFileQueryWire,
        refusals: refused('price-list-not-found', 'exports-busy', 'given-up'),
        response: { 200: namedFileWire },
      },
    },
    async (request, reply) => {
      const { format, after: _after, ...query } = request.query;
      const file = await service.compareAll(
        callerOf(request),
        comparisonFromWire(query),
        format,
        clientAbortSignal(reply),
      );
      if (file.ok) reply.type('application/json; charset=utf-8');
      return sendAnswer(reply, file, streamNamedFile, priceListManagementProblem);
    },
  );
};
