import type { FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { flyerManagementProblem, flyersProblem } from '#adapters/texts/flyers.es.ts';
import { contentTagOf, seenContentsOf } from '#adapters/wire/entity-tag.wire.ts';
import {
  flyerTiesWire,
  tiedProductsToWire,
  tiedProductsWire,
  toTieFromWire,
  toTieWire,
} from '#adapters/wire/flyers.wire.ts';
import { productGroupsToWire, productGroupsWire } from '#adapters/wire/product-groups.wire.ts';
import type { FlyerService, FlyersFailure } from '#core/flyers/flyer.service.ts';
import type {
  FlyerManagementFailure,
  FlyerManagementService,
  TiedProducts,
} from '#core/flyers/flyer-management.service.ts';
import type { Result } from '#core/shared/result.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const tags = ['Flyers'];
const named = z.object({ name: z.string().check(z.maxLength(200)) });

/** The products of flyers, for everybody who may search (docs/rules/flyers.md 2). */
export const flyerRoutes = (app: App, service: FlyerService, guard: Guard): void => {
  app.get(
    '/api/Flyers',
    { ...guard('catalogue'), schema: { tags, response: { 200: flyerTiesWire } } },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.ties(callerOf(request)),
        (ties) => ties.map((tie) => ({ ...tie })),
        flyersProblem,
      ),
  );

  app.get(
    '/api/Flyers/:name/products',
    {
      ...guard('catalogue'),
      schema: {
        tags,
        params: named,
        refusals: codes<FlyersFailure>('flyer-not-found'),
        response: { 200: productGroupsWire },
      },
    },
    async (request, reply) =>
      sendAnswer(
        reply,
        await service.products(callerOf(request), request.params.name),
        productGroupsToWire,
        flyersProblem,
      ),
  );
};

/** Tying flyers to their articles; 412 where somebody else was first (docs/rules/flyers.md 1). */
export const flyerManagementRoutes = (app: App, service: FlyerManagementService, guard: Guard): void => {
  const path = '/api/Management/Flyers/:name/products';
  const answer = (reply: FastifyReply, tied: Result<TiedProducts, FlyerManagementFailure>) => {
    if (tied.ok) reply.header('etag', contentTagOf(tied.val.tag));
    return sendAnswer(reply, tied, tiedProductsToWire, flyerManagementProblem);
  };

  app.get(
    path,
    {
      ...guard('administration'),
      schema: {
        tags,
        params: named,
        refusals: codes<FlyerManagementFailure>('flyer-not-found'),
        response: { 200: tiedProductsWire },
      },
    },
    async (request, reply) => answer(reply, await service.read(callerOf(request), request.params.name)),
  );

  app.put(
    path,
    {
      ...guard('administration'),
      schema: {
        tags,
        params: named,
        body: toTieWire,
        refusals: codes<FlyerManagementFailure>(
          'flyer-not-found',
          'flyer-products-too-many',
          'flyer-product-twice',
          'flyer-product-unknown',
          'section-moved',
        ),
        response: { 200: tiedProductsWire },
      },
    },
    async (request, reply) => {
      const seen = seenContentsOf(request.headers['if-match']);
      const products = toTieFromWire(request.body);
      return answer(reply, await service.tie(callerOf(request), request.params.name, products, seen));
    },
  );
};
