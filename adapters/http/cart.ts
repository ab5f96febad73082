import * as z from 'zod/mini';
import { cartFromWire, cartStateWire, cartWire } from '#adapters/wire/cart.wire.ts';
import { contentTagOf } from '#adapters/wire/entity-tag.wire.ts';
import type { CartFailure, CartService, LineKey } from '#core/cart/cart.service.ts';
import type { CartState } from '#core/cart/cart.ts';
import { nearestMultiples } from '#core/cart/quantity.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import type { Call, CallFailure, CallRequest } from './call.ts';
import { savedOrRead } from './saved.ts';

/** `api/ShoppingCarts` over HTTP. */
export const createCartService = (call: Call): CartService => {
  const readCart = async () => (await call({ method: 'GET', path: '/api/ShoppingCarts' }, cartWire)).map(cartFromWire);

  /** What the cart holds now, counted here where the server sends no state as ours does (docs/rules/wire.md 6). */
  const state = async (request: CallRequest) => {
    const answer = await savedOrRead<CartState>(call, request, cartStateWire, async () =>
      (await readCart()).map(({ products, updatedAt }) => ({ count: products.length, updatedAt })),
    );
    return answer.mapErr(cartFailure);
  };

  return {
    async read() {
      return (await readCart()).mapErr(cartFailure);
    },
    state: () => state({ method: 'GET', path: '/api/ShoppingCarts/state' }),
    setLine: (_caller, { productPriceId, offerLotId, offerId = null, quantity, was, product }) =>
      state({
        method: 'POST',
        path: '/api/ShoppingCarts',
        body: { ...product, productPriceId, offerLotId, offerId, quantity },
        ...seen(was),
      }),
    setLines: (_caller, lines) =>
      state({ method: 'POST', path: '/api/ShoppingCarts/batch', body: { lines: [...lines] } }),
    removeLine: (_caller, line) =>
      state({ method: 'DELETE', path: '/api/ShoppingCarts', query: idsOf(line), ...seen(line.was) }),
    acceptPrices: (_caller, tag) =>
      state({
        method: 'POST',
        path: '/api/ShoppingCarts/accept-prices',
        body: {},
        ...(tag === null ? {} : { headers: { 'if-match': contentTagOf(tag) } }),
      }),
  };
};

/** What was seen of a line travels as a header, since another distributor's back end may know no field of ours. */
const seen = (was: number | undefined): Pick<CallRequest, 'headers'> =>
  was === undefined ? {} : { headers: { 'seen-quantity': String(was) } };

/** Ids that do not apply travel empty (docs/rules/wire.md 2). */
const idsOf = ({ productPriceId, offerId, offerLotId }: LineKey) => ({
  productPriceId: productPriceId ?? '',
  offerId: offerId ?? '',
  offerLotId: offerLotId ?? '',
});

const facts = z.object({
  multiple: z.optional(z.number()),
  nearest: z.optional(z.array(z.number())),
  most: z.optional(z.number()),
  productCode: z.optional(z.string()),
  productCodes: z.optional(z.array(z.string())),
});

const cartFailure = (failure: CallFailure): CartFailure => {
  if (failure.code !== 'problem') return failure;
  const read = z.safeParse(facts, failure.facts);
  const {
    multiple = 1,
    nearest,
    most = maxPerLine,
    productCode = '',
    productCodes = [],
  } = read.success ? read.data : {};
  switch (failure.problem) {
    case 'line-not-named':
    case 'offer-not-found':
    case 'row-not-found':
    case 'prices-moved':
    case 'lines-moved':
      return { code: failure.problem };
    case 'row-not-for-sale':
      return { code: 'row-not-for-sale', productCode };
    case 'lines-refused':
      return { code: 'lines-refused', productCodes };
    case 'quantity-too-large':
      return { code: 'quantity-too-large', most };
    case 'quantity-not-multiple':
      return { code: 'quantity-not-multiple', multiple, nearest: nearest ?? nearestMultiples(0, multiple) };
    default:
      return { code: 'unreachable' };
  }
};
