import * as z from 'zod/mini';
import { newsManagementProblem, newsProblem } from '#adapters/texts/promotions.es.ts';
import {
  announcedFromWire,
  announcedWire,
  newsItemsToWire,
  newsItemsWire,
  newsItemToWire,
  newsItemWire,
} from '#adapters/wire/news.wire.ts';
import { productGroupsToWire, productGroupsWire } from '#adapters/wire/product-groups.wire.ts';
import type { NewsService } from '#core/news/news.service.ts';
import type { NewsManagementFailure, NewsManagementService } from '#core/news/news-management.service.ts';
import { asId } from '#core/shared/ids.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { created, sendAnswer, sendProblem } from '../problems.ts';
import type { App } from './app.ts';

const tags = ['product-news'];

export const newsRoutes = (app: App, service: NewsService, guard: Guard): void => {
  app.get(
    '/api/product-news/for-customer',
    { ...guard('catalogue'), schema: { tags, response: { 200: productGroupsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.products(callerOf(request)), productGroupsToWire, newsProblem),
  );
};

/** Product news, for administrators (docs/rules/news.md 2). */
export const newsManagementRoutes = (app: App, service: NewsManagementService, guard: Guard): void => {
  app.get(
    '/api/product-news',
    { ...guard('administration'), schema: { tags, response: { 200: newsItemsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.list(callerOf(request)), newsItemsToWire, newsManagementProblem),
  );

  app.post(
    '/api/product-news',
    {
      ...guard('administration'),
      schema: {
        tags,
        body: announcedWire,
        refusals: codes<NewsManagementFailure>('news-product-unknown', 'news-already-there'),
        response: { 201: newsItemWire },
      },
    },
    async (request, reply) => {
      const answer = await service.announce(callerOf(request), announcedFromWire(request.body));
      if (answer.ok) created(reply, `/api/product-news/${answer.val.id}`);
      return sendAnswer(reply, answer, newsItemToWire, newsManagementProblem);
    },
  );

  app.delete(
    '/api/product-news/:id',
    {
      ...guard('administration'),
      schema: {
        tags,
        params: z.object({ id: z.string().check(z.maxLength(64)) }),
        refusals: codes<NewsManagementFailure>('news-not-found'),
        response: { 204: z.null() },
      },
    },
    async (request, reply) => {
      const answer = await service.withdraw(callerOf(request), asId(request.params.id));
      if (answer.ok) return reply.status(204).send(null);
      return sendProblem(reply, newsManagementProblem(answer.val), answer.val);
    },
  );
};
