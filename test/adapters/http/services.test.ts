import { afterEach, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createCartService } from '#adapters/http/cart.ts';
import { createCatalogueService } from '#adapters/http/catalogue.ts';
import { createOrderService } from '#adapters/http/orders.ts';
import { createPublicService } from '#adapters/http/public.ts';
import { createSessionService } from '#adapters/http/session.ts';
import { orderToWire } from '#adapters/wire/orders.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import { noFilters } from '#core/catalogue/text-search/catalogue.service.ts';
import { createOrderIntent } from '#core/orders/order-intent.ts';
import { asId } from '#core/shared/ids.ts';
import { anOrder } from '#test/cli/an-order.builder.ts';
import { type Arrived, aServer, type Behaviour, problem } from './a-server.ts';

const caller: Caller = {
  userName: 'cliente',
  role: 'CustomerUser',
  customerId: asId<'customer'>('7'),
  sellerId: null,
  allowOffers: true,
  actedBy: null,
};

let server: Awaited<ReturnType<typeof aServer>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

async function against(behave: Behaviour | ((call: Arrived) => Behaviour)) {
  const opened = await aServer(typeof behave === 'function' ? behave : () => behave);
  server = opened;
  const call = createCall({ baseUrl: opened.baseUrl, token: () => 'a-token' });
  return { call, calls: opened.calls };
}

describe('api/Login over HTTP', () => {
  it.each([
    [problem(401, 'wrong-credentials'), { code: 'wrong-credentials' }],
    [problem(400, 'invalid-input'), { code: 'wrong-credentials' }],
    [
      { ...problem(429, 'too-many-attempts'), headers: { 'retry-after': '30' } },
      { code: 'too-many-attempts', retryAfterSeconds: 30 },
    ],
    [problem(500, 'defect'), { code: 'unreachable' }],
    [problem(418, 'teapot'), { code: 'unreachable' }],
    [{ body: { token: 7 } }, { code: 'unreachable' }],
  ])('tells a refusal %#', async (behaviour, failure) => {
    const { call } = await against(behaviour);
    expect((await createSessionService(call).authenticate('cliente', 'x')).val).toEqual(failure);
  });

  it.each([
    [problem(403, 'customer-not-yours'), { code: 'customer-not-yours' }],
    [problem(404, 'customer-not-found'), { code: 'customer-not-found' }],
    [
      problem(403, 'customer-not-in-order', { state: 'FirstClaim' }),
      { code: 'customer-not-in-order', state: 'FirstClaim' },
    ],
    [problem(403, 'not-allowed'), { code: 'not-allowed' }],
    [problem(500, 'defect'), { code: 'unreachable' }],
  ])('tells why nobody acts as a customer %#', async (behaviour, failure) => {
    const { call } = await against(behaviour);
    expect((await createSessionService(call).actAs(caller, asId('7'))).val).toEqual(failure);
  });

  it('acts and returns by the door of the role', async () => {
    const { call, calls } = await against({ body: { token: 't', expire: '2100-01-01T00:00:00Z' } });
    const service = createSessionService(call);
    await service.actAs({ ...caller, role: 'Seller' }, asId('7'));
    await service.goBack({ ...caller, actedBy: { userName: 'v', role: 'Seller' } });
    await service.actAs({ ...caller, role: 'Admin' }, asId('7'));
    await service.goBack({ ...caller, actedBy: { userName: 'a', role: 'Admin' } });
    expect(calls.map(({ url }) => url.slice('/api/Login/'.length))).toEqual([
      'seller-as-customer',
      'back-to-seller',
      'admin-as-customer',
      'back-to-admin',
    ]);
    expect(calls[0]?.body).toEqual({ customerId: '7' });
  });

  it('keeps by its own clock when a login ends, where the server’s is another', async () => {
    const twoHoursAgo = Date.now() - 7_200_000;
    const expire = new Date(twoHoursAgo + 3_600_000).toISOString();
    const { call } = await against({
      body: { token: 't', expire },
      headers: { date: new Date(twoHoursAgo).toUTCString() },
    });
    const login = (await createSessionService(call).authenticate('cliente', 'x')).unwrap();
    const left = Date.parse(login.expire) - Date.now();
    expect(Math.abs(left - 3_600_000)).toBeLessThan(60_000);
  });

  it('signs out although the answer is empty', async () => {
    const { call, calls } = await against({ status: 204 });
    expect((await createSessionService(call).logout(caller)).ok).toBe(true);
    expect(calls[0]).toMatchObject({ method: 'POST', url: '/api/Login/logout' });
  });
});

describe('api/ShoppingCarts over HTTP', () => {
  const line = { productPriceId: asId<'product-price'>('12'), offerLotId: null };

  it('sets a line with its ids, and removes it with empty ids where none apply', async () => {
    const { call, calls } = await against({ body: { count: 1, updatedAt: '2026-01-01T00:00:00Z' } });
    const service = createCartService(call);
    await service.setLine(caller, { ...line, quantity: 4 });
    await service.removeLine(caller, line);
    await service.setLine(caller, { ...line, quantity: 5, was: 4 });
    await service.acceptPrices(caller, 'a1b2');
    await service.removeLine(caller, { ...line, was: 5 });
    expect(calls[4]).toMatchObject({ method: 'DELETE', headers: { 'seen-quantity': '5' } });
    expect([calls[0], calls[2]].map((each) => each?.headers['seen-quantity'])).toEqual([undefined, '4']);
    expect(calls[3]).toMatchObject({ body: {}, headers: { 'if-match': '"a1b2"' } });
    expect(calls[0]?.body).toEqual({ productPriceId: '12', offerLotId: null, offerId: null, quantity: 4 });
    expect(calls[1]).toMatchObject({
      method: 'DELETE',
      url: '/api/ShoppingCarts?productPriceId=12&offerId=&offerLotId=',
    });
  });

  it('tells all that describes the line’s product', async () => {
    const { call, calls } = await against({ body: { count: 1, updatedAt: '2026-01-01T00:00:00Z' } });
    const product = {
      code: 'BKR6E',
      productId: asId<'product'>('7'),
      productBrandId: asId<'product-brand'>('3'),
      productBrandName: 'NGK',
      internalCode: 'I7',
    };
    await createCartService(call).setLine(caller, { ...line, offerId: asId('5'), quantity: 4, product });
    expect(calls[0]?.body).toEqual({ ...product, productPriceId: '12', offerLotId: null, offerId: '5', quantity: 4 });
  });

  it.each([
    [problem(400, 'quantity-not-multiple', { multiple: 4, nearest: [4, 8] }), { multiple: 4, nearest: [4, 8] }],
    [problem(404, 'row-not-found'), { code: 'row-not-found' }],
    [problem(409, 'row-not-for-sale', { productCode: 'BKR6E' }), { productCode: 'BKR6E' }],
    [problem(400, 'quantity-too-large', { most: 10 }), { most: 10 }],
    [problem(409, 'something-new'), { code: 'unreachable' }],
    [problem(403, 'not-allowed'), { code: 'not-allowed' }],
  ])('tells a refusal %#', async (behaviour, failure) => {
    const { call } = await against(behaviour);
    expect((await createCartService(call).setLine(caller, { ...line, quantity: 1 })).val).toMatchObject(failure);
  });

  it('does without the facts that a server leaves out', async () => {
    const { call } = await against(problem(400, 'quantity-not-multiple', { multiple: 'four' }));
    const answer = await createCartService(call).setLine(caller, { ...line, quantity: 1 });
    expect(answer.val).toMatchObject({ code: 'quantity-not-multiple', multiple: 1 });
  });
});

describe('api/Orders over HTTP', () => {
  const deliveryMethodId = asId<'delivery-method'>('2');
  const wanted = { deliveryMethodId, notes: 'por la tarde', cartUpdatedAt: 'then' };
  const answered = {
    id: 1,
    year: 2026,
    number: 9,
    date: '2026-03-09T02:05:00Z',
    total: 100.5,
    deliveryMethodName: 'Reparto',
    state: 'Sent',
    stateDate: '2026-03-09T02:05:00Z',
    shoppingCartContainer: {
      products: [],
      offerValueQuantities: [],
      deliverySurcharge: { shoppingCartText: '', minAmount: 0, value: 0 },
    },
  };
  const anIntent = () => {
    const memory: { text: string | null } = { text: null };
    let made = 0;
    return createOrderIntent(
      {
        read: () => memory.text,
        write: (text) => {
          memory.text = text;
        },
        remove: () => {
          memory.text = null;
        },
      },
      () => {
        made += 1;
        return `key-${made}`;
      },
    );
  };

  it('sends the same key again after the network was lost, and another one once it was answered', async () => {
    let arrivals = 0;
    const { call, calls } = await against(() => {
      arrivals += 1;
      return arrivals === 1 ? 'lost' : { body: answered };
    });
    const service = createOrderService(call);
    const intent = anIntent();
    const send = () => service.send(caller, { ...wanted, idempotencyKey: intent.keyFor(wanted), seenTag: 'a1b2' });

    expect((await send()).val).toEqual({ code: 'unreachable' });
    const second = await send();
    expect(second.ok && second.val?.number).toBe(9);
    intent.settled();
    await send();
    expect(calls.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-1', 'key-1', 'key-2']);
    expect(calls[0]?.body).toEqual({ deliveryMethodId: '2', notes: 'por la tarde' });
    expect(calls[0]?.headers['if-match']).toBe('"a1b2"');
  });

  it('gives up the intention when what is wanted changes', () => {
    const intent = anIntent();
    const key = intent.keyFor(wanted);
    expect(intent.keyFor({ ...wanted })).toBe(key);
    expect(intent.keyFor({ ...wanted, notes: 'otra' })).not.toBe(key);
    expect(intent.keyFor({ ...wanted, cartUpdatedAt: 'later' })).not.toBe(key);
  });

  it.each(['cart-empty', 'delivery-method-unknown', 'key-reused', 'order-in-flight'])('tells %s', async (code) => {
    const { call } = await against(problem(409, code));
    const answer = await createOrderService(call).send(caller, { ...wanted, idempotencyKey: 'k', seenTag: null });
    expect(answer.val).toEqual({ code });
  });

  it('tells which lines are gone, and that prices changed even where the lines make no sense', async () => {
    const gone = await against(problem(409, 'lines-gone', { codes: ['A', 'B'] }));
    expect(
      (await createOrderService(gone.call).send(caller, { ...wanted, idempotencyKey: 'k', seenTag: null })).val,
    ).toEqual({
      code: 'lines-gone',
      codes: ['A', 'B'],
    });
    await server?.close();
    const changed = await against(problem(409, 'prices-changed', { lines: [{ id: 1 }] }));
    expect(
      (await createOrderService(changed.call).send(caller, { ...wanted, idempotencyKey: 'k', seenTag: null })).val,
    ).toEqual({
      code: 'prices-changed',
      lines: [],
    });
  });
});

describe('api/Products and api/Public over HTTP', () => {
  it('asks for a page with everything that is ticked', async () => {
    const { call, calls } = await against({
      body: { types: [], subTypes: [], currentPage: 1, totalPages: 0, totalCount: 0 },
    });
    const answer = await createCatalogueService(call).searchByText(caller, {
      productIds: [],
      codeSearch: 'bkr',
      fulltextSearch: 'bkr',
      page: 2,
      filters: { ...noFilters, stockStates: ['Green'], onlyOffers: true },
    });
    expect(answer.ok && answer.val.facets.offers).toBe(0);
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: '/api/Products/search-by-text',
      body: { codeSearch: 'bkr', fulltextSearch: 'bkr', page: 2, stockStates: ['Green'], onlyOffers: true },
    });
  });

  it('reads an order of the company by its number, and from the list where there is no such call', async () => {
    const order = anOrder({ number: 7 });
    const one = await against({ body: orderToWire(order) });
    expect((await createOrderService(one.call).show(caller, order)).unwrap().id).toEqual(order.id);
    expect(one.calls.map(({ url }) => url)).toEqual(['/api/Orders/2026-00000007']);
    await server?.close();

    const gone = await against(problem(404, 'order-not-found'));
    expect((await createOrderService(gone.call).show(caller, order)).val).toEqual({ code: 'order-not-found' });
    expect(gone.calls).toHaveLength(1);
    await server?.close();

    const listed = { orders: [orderToWire(order)], currentPage: 1, totalPages: 1 };
    const older = await against(({ url }) => (url.includes('/page/') ? { body: listed } : { status: 404 }));
    expect((await createOrderService(older.call).show(caller, order)).unwrap().id).toEqual(order.id);
    expect(older.calls.map(({ url }) => url)).toEqual(['/api/Orders/2026-00000007', '/api/Orders/page/1']);
  });

  it('reads ids that are numbers at another back end', async () => {
    const { call } = await against({ body: [{ id: 3, name: 'Reparto' }] });
    const [method] = (await createPublicService(call).deliveryMethods()).unwrap();
    expect(method).toEqual({ id: '3', name: 'Reparto', isPickup: false });
  });
});
