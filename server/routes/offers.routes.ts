import { offersProblem } from '#adapters/texts/promotions.es.ts';
import {
  offerLotsToWire,
  offerLotsWire,
  offerValueQuantitiesToWire,
  offerValueQuantitiesWire,
  publicityToWire,
  publicityWire,
} from '#adapters/wire/offers.wire.ts';
import { productGroupsWire } from '#adapters/wire/product-groups.wire.ts';
import type { OfferService } from '#core/offers/offer.service.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';
import { productGroupsStream } from './product-groups-json.ts';

export const offersRoutes = (app: App, service: OfferService, guard: Guard): void => {
  app.get(
    '/api/Offers/for-customer',
    { ...guard('offers'), schema: { tags: ['Offers'], response: { 200: productGroupsWire } } },
    async (request, reply) => {
      const answer = await service.products(callerOf(request));
      if (answer.ok) reply.type('application/json; charset=utf-8');
      return sendAnswer(reply, answer, productGroupsStream, offersProblem);
    },
  );

  app.get(
    '/api/Offers/lots-for-customer',
    { ...guard('offers'), schema: { tags: ['Offers'], response: { 200: offerLotsWire } } },
    async (request, reply) => sendAnswer(reply, await service.lots(callerOf(request)), offerLotsToWire, offersProblem),
  );

  app.get(
    '/api/Offers/value-quantity-for-customer',
    { ...guard('offers'), schema: { tags: ['Offers'], response: { 200: offerValueQuantitiesWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.valueQuantities(callerOf(request)), offerValueQuantitiesToWire, offersProblem),
  );

  app.get(
    '/api/Offers/publicity',
    { ...guard('offers'), schema: { tags: ['Offers'], response: { 200: publicityWire } } },
    async (request, reply) =>
      sendAnswer(reply, await service.publicity(callerOf(request)), publicityToWire, offersProblem),
  );
};
