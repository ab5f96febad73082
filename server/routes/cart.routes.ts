import { cartProblem } from '#adapters/texts/problems.es.ts';
import {
  cartStateWire,
  cartToWire,
  cartWire,
  lineKeyWire,
  lineSeenFromWire,
  lineToSetFromWire,
  lineToSetWire,
  nothingWire,
  rowsToSetFromWire,
  rowsToSetWire,
  seenCartWire,
  seenQuantityWire,
} from '#adapters/wire/cart.wire.ts';
import { contentTagOf, seenContentsOf } from '#adapters/wire/entity-tag.wire.ts';
import type { CartFailure, CartService } from '#core/cart/cart.service.ts';
import type { CartState } from '#core/cart/cart.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

const unset = codes<CartFailure>(
  'line-not-named',
  'offer-not-found',
  'row-not-found',
  'row-not-for-sale',
  'quantity-not-multiple',
  'quantity-too-large',
  'lines-moved',
);
const asIs = (state: CartState): CartState => state;

export const cartRoutes = (app: App, service: CartService, guard: Guard): void => {
  const state = { tags: ['ShoppingCarts'], response: { 200: cartStateWire } };

  app.get(
    '/api/ShoppingCarts',
    { ...guard('cart'), schema: { tags: ['ShoppingCarts'], response: { 200: cartWire } } },
    async (request, reply) => {
      const cart = await service.read(callerOf(request));
      if (cart.ok && cart.val.tag !== null) reply.header('etag', contentTagOf(cart.val.tag));
      return sendAnswer(reply, cart, cartToWire, cartProblem);
    },
  );

  app.get('/api/ShoppingCarts/state', { ...guard('cart'), schema: state }, async (request, reply) =>
    sendAnswer(reply, await service.state(callerOf(request)), asIs, cartProblem),
  );

  app.post(
    '/api/ShoppingCarts',
    { ...guard('cart'), schema: { ...state, refusals: unset, body: lineToSetWire, headers: seenQuantityWire } },
    async (request, reply) => {
      const line = lineToSetFromWire(request.body, request.headers['seen-quantity']);
      return sendAnswer(reply, await service.setLine(callerOf(request), line), asIs, cartProblem);
    },
  );

  app.post(
    '/api/ShoppingCarts/batch',
    {
      ...guard('cart'),
      schema: { ...state, refusals: codes<CartFailure>('lines-refused', 'lines-moved'), body: rowsToSetWire },
    },
    async (request, reply) =>
      sendAnswer(reply, await service.setLines(callerOf(request), rowsToSetFromWire(request.body)), asIs, cartProblem),
  );

  app.delete(
    '/api/ShoppingCarts',
    {
      ...guard('cart'),
      schema: {
        ...state,
        refusals: codes<CartFailure>('line-not-named', 'lines-moved'),
        querystring: lineKeyWire,
        headers: seenQuantityWire,
      },
    },
    async (request, reply) => {
      const line = lineSeenFromWire(request.query, request.headers['seen-quantity']);
      return sendAnswer(reply, await service.removeLine(callerOf(request), line), asIs, cartProblem);
    },
  );

  app.post(
    '/api/ShoppingCarts/accept-prices',
    {
      ...guard('cart'),
      schema: { ...state, refusals: codes<CartFailure>('prices-moved'), body: nothingWire, headers: seenCartWire },
    },
    async (request, reply) => {
      const seen = seenContentsOf(request.headers['if-match']);
      return sendAnswer(reply, await service.acceptPrices(callerOf(request), seen), asIs, cartProblem);
    },
  );
};
