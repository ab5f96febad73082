import { newsProblem } from '#adapters/texts/promotions.es.ts';
import { productGroupsToWire, productGroupsWire } from '#adapters/wire/product-groups.wire.ts';
import type { NewsDesk } from '#core/news/news-desk.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

export const newsRoutes = (app: App, desk: NewsDesk, guard: Guard): void => {
  app.get(
    '/api/product-news/for-customer',
    { ...guard('catalogue'), schema: { tags: ['product-news'], response: { 200: productGroupsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await desk.products(callerOf(request)), productGroupsToWire, newsProblem),
  );
};
