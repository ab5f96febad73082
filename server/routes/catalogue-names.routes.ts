import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { catalogueNameProblem } from '#adapters/texts/catalogue-names.es.ts';
import { tagProblem } from '#adapters/texts/entity-tag.es.ts';
import {
  aliasParams,
  catalogueNameToWire,
  catalogueNameWire,
  mergePlanToWire,
  mergePlanWire,
  mergeQuestionWire,
  mergeWire,
  nameDetailsFromWire,
  nameDetailsWire,
  nameKindParams,
  namePageToWire,
  namePageWire,
  nameParams,
  nameQuestionWire,
} from '#adapters/wire/catalogue-names.wire.ts';
import { checkOfWire } from '#adapters/wire/check.wire.ts';
import { contentTagOf, seenContentsOf, type TagFailure } from '#adapters/wire/entity-tag.wire.ts';
import type {
  CatalogueName,
  CatalogueNameFailure,
  CatalogueNameService,
} from '#core/catalogue/names/catalogue-name.service.ts';
import type { NameId } from '#core/catalogue/names/catalogue-name.ts';
import { asId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { created, sendAnswer, sendNothing, sendProblem } from '../problems.ts';
import type { App } from './app.ts';

const tags = ['Management'];
/** Without the version that the caller saw, writing over somebody else's change could not be prevented. */
const missing = { code: 'version-missing' } as const;
const path = '/api/Management/CatalogueNames/:kind';
const named = codes<CatalogueNameFailure>(
  'name-missing',
  'name-too-long',
  'name-without-letters',
  'name-taken',
  'name-is-alias',
  'name-parent-unknown',
  'catalogue-busy',
);
const refusedMerges = codes<CatalogueNameFailure>('name-not-found', 'merge-itself', 'merge-into-own', 'merge-too-deep');

const sendName = (reply: FastifyReply, answer: Result<CatalogueName, CatalogueNameFailure>): FastifyReply => {
  if (answer.ok) reply.header('etag', contentTagOf(answer.val.tag));
  return sendAnswer(reply, answer, catalogueNameToWire, catalogueNameProblem);
};

const nameId = (id: string): NameId => asId(id);

/** Brands and families as management settles them. A change names what was seen (`If-Match`); 412 when stale. */
export const catalogueNameRoutes = (app: App, service: CatalogueNameService, guard: Guard): void => {
  const management = guard('management');

  app.get(
    path,
    {
      ...management,
      schema: {
        tags,
        params: nameKindParams,
        querystring: nameQuestionWire,
        refusals: codes<CatalogueNameFailure>('page-key-unreadable'),
        response: { 200: namePageWire },
      },
    },
    async (request, reply) => {
      const { after, level, ...filter } = request.query;
      const asked = { ...filter, isTop: level === 'top' };
      const page = await service.page(callerOf(request), request.params.kind, asked, after ?? null);
      return sendAnswer(reply, page, namePageToWire, catalogueNameProblem);
    },
  );

  app.get(
    `${path}/:id`,
    {
      ...management,
      schema: {
        tags,
        params: nameParams,
        refusals: codes<CatalogueNameFailure>('name-not-found'),
        response: { 200: catalogueNameWire },
      },
    },
    async (request, reply) =>
      sendName(reply, await service.one(callerOf(request), request.params.kind, nameId(request.params.id))),
  );

  app.post(
    path,
    {
      ...management,
      schema: {
        tags,
        params: nameKindParams,
        body: nameDetailsWire,
        refusals: named,
        response: { 201: catalogueNameWire },
      },
    },
    async (request, reply) => {
      const { kind } = request.params;
      const made = await service.create(callerOf(request), kind, nameDetailsFromWire(request.body));
      if (made.ok) created(reply, `/api/Management/CatalogueNames/${kind}/${made.val.id}`);
      return sendName(reply, made);
    },
  );

  app.put(
    `${path}/:id`,
    {
      ...management,
      schema: {
        tags,
        params: nameParams,
        body: nameDetailsWire,
        refusals: [
          ...named,
          ...codes<CatalogueNameFailure | TagFailure>('name-not-found', 'name-moved', 'version-missing'),
        ],
        response: { 200: catalogueNameWire },
      },
    },
    async (request, reply) => {
      const ifMatch = request.headers['if-match'];
      if (ifMatch === undefined) return sendProblem(reply, tagProblem(missing), missing);
      const { kind, id } = request.params;
      const details = nameDetailsFromWire(request.body);
      return sendName(
        reply,
        await service.change(callerOf(request), kind, nameId(id), seenContentsOf(ifMatch), details),
      );
    },
  );

  app.post(
    `${path}/check`,
    {
      ...management,
      schema: {
        tags,
        params: nameKindParams,
        querystring: checkOfWire,
        body: nameDetailsWire,
        refusals: named,
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { of = null } = request.query;
      const details = nameDetailsFromWire(request.body);
      const own = of === null ? null : nameId(of);
      const checked = await service.check(callerOf(request), request.params.kind, own, details);
      return sendNothing(reply, checked, catalogueNameProblem);
    },
  );

  app.get(
    `${path}/:id/removal`,
    {
      ...management,
      schema: {
        tags,
        params: nameParams,
        refusals: codes<CatalogueNameFailure>('name-not-found', 'name-in-use'),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { kind, id } = request.params;
      return sendNothing(reply, await service.mayRemove(callerOf(request), kind, nameId(id)), catalogueNameProblem);
    },
  );

  app.delete(
    `${path}/:id`,
    {
      ...management,
      schema: {
        tags,
        params: nameParams,
        refusals: codes<CatalogueNameFailure>('name-not-found', 'name-in-use', 'catalogue-busy'),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const { kind, id } = request.params;
      const removed = await service.remove(callerOf(request), kind, nameId(id));
      return sendNothing(reply, removed, catalogueNameProblem);
    },
  );

  app.get(
    `${path}/:id/merge`,
    {
      ...management,
      schema: {
        tags,
        params: nameParams,
        querystring: mergeQuestionWire,
        refusals: refusedMerges,
        response: { 200: mergePlanWire },
      },
    },
    async (request, reply) => {
      const { kind, id } = request.params;
      const plan = await service.mergePlan(callerOf(request), kind, nameId(id), nameId(request.query.into));
      return sendAnswer(reply, plan, mergePlanToWire, catalogueNameProblem);
    },
  );

  app.post(
    `${path}/:id/merge`,
    {
      ...management,
      schema: {
        tags,
        params: nameParams,
        body: mergeWire,
        refusals: [...refusedMerges, ...codes<CatalogueNameFailure>('merge-clash', 'catalogue-busy')],
        response: { 200: catalogueNameWire },
      },
    },
    async (request, reply) => {
      const { kind, id } = request.params;
      return sendName(reply, await service.merge(callerOf(request), kind, nameId(id), nameId(request.body.into)));
    },
  );

  app.delete(
    `${path}/:id/aliases/:aliasId`,
    {
      ...management,
      schema: {
        tags,
        params: aliasParams,
        refusals: codes<CatalogueNameFailure>('name-not-found', 'alias-not-found', 'catalogue-busy'),
        response: { 200: catalogueNameWire },
      },
    },
    async (request, reply) => {
      const { kind, id, aliasId } = request.params;
      return sendName(reply, await service.forgetAlias(callerOf(request), kind, nameId(id), aliasId));
    },
  );
};
