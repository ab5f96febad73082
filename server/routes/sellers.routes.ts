import { sellersProblem } from '#adapters/texts/sellers.es.ts';
import { issuedPasswordWire } from '#adapters/wire/credentials.wire.ts';
import { idFromWire } from '#adapters/wire/ids.wire.ts';
import { sellerPathWire, sellersToWire, sellersWire } from '#adapters/wire/sellers.wire.ts';
import type { SellerService, SellersFailure } from '#core/sellers/seller.service.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const tags = ['Sellers'];

export const sellerRoutes = (app: App, service: SellerService, guard: Guard): void => {
  app.get(
    '/api/Sellers/for-admin',
    { ...guard('administration'), schema: { tags, response: { 200: sellersWire } } },
    async (request, reply) => sendAnswer(reply, await service.list(callerOf(request)), sellersToWire, sellersProblem),
  );

  app.post(
    '/api/Sellers/:id/credentials',
    {
      ...guard('administration'),
      schema: {
        tags,
        params: sellerPathWire,
        refusals: codes<SellersFailure>('login-not-found'),
        response: { 200: issuedPasswordWire },
      },
    },
    async (request, reply) => {
      const answer = await service.issue(callerOf(request), idFromWire(request.params.id));
      return sendAnswer(reply, answer, (issued) => issued, sellersProblem);
    },
  );
};
