import { makingStateProblem, priceListProblem } from '#adapters/texts/price-list.es.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import {
  makingStateToWire,
  makingStateWire,
  priceListFileQueryWire,
  priceListsToWire,
  priceListsWire,
} from '#adapters/wire/price-lists.wire.ts';
import type {
  MakingState,
  PriceListFailure,
  PriceListMakingService,
  PriceListService,
} from '#core/price-lists/price-list.service.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';
import { streamNamedFile } from './named-file-stream.ts';

export const priceListRoutes = (app: App, service: PriceListService, guard: Guard): void => {
  app.get(
    '/api/Files/price-list',
    { ...guard('priceLists'), schema: { tags: ['Files'], response: { 200: priceListsWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.lists(callerOf(request)), priceListsToWire, priceListProblem),
  );

  app.get(
    '/api/Files/price-list-file',
    {
      ...guard('priceLists'),
      schema: {
        tags: ['Files'],
        querystring: priceListFileQueryWire,
        refusals: codes<PriceListFailure>('price-list-not-found'),
        response: { 200: namedFileWire },
      },
    },
    async (request, reply) => {
      const answer = await service.file(callerOf(request), request.query.name);
      if (answer.ok) reply.type('application/json; charset=utf-8');
      return sendAnswer(reply, answer, streamNamedFile, priceListProblem);
    },
  );
};

/** Making the files of every price list anew (docs/rules/price-lists.md 3). */
export const priceListMakingRoutes = (app: App, making: PriceListMakingService, guard: Guard): void => {
  const path = '/api/Vl/Update/create-prices-files';
  const tags = ['Vl'];
  const toWire = (state: MakingState) => makingStateToWire(state, makingStateProblem);
  app.get(
    path,
    { ...guard('administration'), schema: { tags, response: { 200: makingStateWire } } },
    async (request, reply) => sendAnswer(reply, await making.state(callerOf(request)), toWire, priceListProblem),
  );

  app.post(
    path,
    { ...guard('administration'), schema: { tags, response: { 202: makingStateWire } } },
    async (request, reply) =>
      sendAnswer(reply.status(202), await making.start(callerOf(request)), toWire, priceListProblem),
  );
};
