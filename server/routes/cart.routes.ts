import { cartProblem } from '#adapters/texts/problems.es.ts';
import {
  acceptPricesWire,
  cartStateWire,
  cartTagOf,
  cartToWire,
  cartWire,
  lineKeyFromWire,
  lineKeyWire,
  lineToSetFromWire,
  lineToSetWire,
  rowsToSetFromWire,
  rowsToSetWire,
} from '#adapters/wire/cart.wire.ts';
import type { CartState } from '#core/cart/cart.ts';
import type { CartDesk } from '#core/cart/cart-desk.ts';
import { money } from '#core/shared/money.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const asIs = (state: CartState): CartState => state;

export const cartRoutes = (app: App, desk: CartDesk, guard: Guard): void => {
  const state = { tags: ['ShoppingCarts'], response: { 200: cartStateWire } };

  app.get(
    '/api/ShoppingCarts',
    { ...guard('cart'), schema: { tags: ['ShoppingCarts'], response: { 200: cartWire } } },
    async (request, reply) => {
      const cart = await desk.read(callerOf(request));
      if (cart.ok) reply.header('etag', cartTagOf(cart.val.total));
      return sendAnswer(reply, cart, cartToWire, cartProblem);
    },
  );

  app.get('/api/ShoppingCarts/state', { ...guard('cart'), schema: state }, async (request, reply) =>
    sendAnswer(reply, await desk.state(callerOf(request)), asIs, cartProblem),
  );

  app.post(
    '/api/ShoppingCarts',
    { ...guard('cart'), schema: { ...state, body: lineToSetWire } },
    async (request, reply) =>
      sendAnswer(reply, await desk.setLine(callerOf(request), lineToSetFromWire(request.body)), asIs, cartProblem),
  );

  app.post(
    '/api/ShoppingCarts/batch',
    { ...guard('cart'), schema: { ...state, body: rowsToSetWire } },
    async (request, reply) =>
      sendAnswer(reply, await desk.setLines(callerOf(request), rowsToSetFromWire(request.body)), asIs, cartProblem),
  );

  app.delete(
    '/api/ShoppingCarts',
    { ...guard('cart'), schema: { ...state, querystring: lineKeyWire } },
    async (request, reply) =>
      sendAnswer(reply, await desk.removeLine(callerOf(request), lineKeyFromWire(request.query)), asIs, cartProblem),
  );

  app.post(
    '/api/ShoppingCarts/accept-prices',
    { ...guard('cart'), schema: { ...state, body: acceptPricesWire } },
    async (request, reply) => {
      const total = request.body?.total;
      const seen = total === undefined ? null : money(total);
      return sendAnswer(reply, await desk.acceptPrices(callerOf(request), seen), asIs, cartProblem);
    },
  );
};
