import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { cartWire } from '#adapters/wire/cart.wire.ts';
import { textSearchPageWire } from '#adapters/wire/catalogue.wire.ts';
import { orderWire } from '#adapters/wire/orders.wire.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const search = { codeSearch: '6200', fulltextSearch: '6200', page: 1 };

beforeAll(async () => {
  server = await aServer();
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente', 'otro']) {
    tokens[user] = await server.signIn(user);
  }
});
afterAll(() => server.close());

const as = (user: string) => ({ token: tokens[user] ?? '' });

describe('signing in', () => {
  it('answers a token and its expiry, and me says who', async () => {
    const me = await server.call('GET', '/api/login/ME', as('cliente'));
    expect(me.json).toMatchObject({ name: 'cliente', type: 'CustomerUser', customerId: '1', allowOffers: true });
  });

  it('tells nothing but that it was wrong', async () => {
    for (const userName of ['cliente', 'nadie']) {
      const refused = await server.call('POST', '/api/Login/authenticate', { body: { userName, password: 'mala' } });
      expect(refused.status).toBe(401);
      expect(refused.json).toMatchObject({
        code: 'wrong-credentials',
        title: 'Nombre de usuario y/o password incorrectos',
      });
    }
  });

  it('ends at logout, at once', async () => {
    const token = await server.signIn('otro');
    expect((await server.call('POST', '/api/Login/logout', { token })).status).toBe(204);
    expect((await server.call('GET', '/api/Login/me', { token })).status).toBe(401);
  });
});

describe('who may call what', () => {
  it.each([
    ['GET', '/api/ShoppingCarts', undefined, 401],
    ['GET', '/api/ShoppingCarts', 'admin', 403],
    ['GET', '/api/ShoppingCarts', 'vendedor', 403],
    ['GET', '/api/ShoppingCarts', 'cliente', 200],
    ['GET', '/api/Management/Orders', 'cliente.admin', 403],
    ['GET', '/api/Management/Orders', 'gerente', 200],
    ['GET', '/api/Imports/x', 'gerente', 404],
    ['DELETE', '/api/Imports/x', 'gerente', 403],
    ['GET', '/api/Imports/x', 'admin', 404],
    ['GET', '/api/Public/delivery-methods', undefined, 200],
    ['GET', '/api/nothing', undefined, 404],
  ])('%s %s as %s: %d', async (method, path, user, status) => {
    const answer = await server.call(method, path, user === undefined ? {} : as(user));
    expect(answer.status).toBe(status);
    if (status >= 400) expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it('refuses a forged token', async () => {
    expect((await server.call('GET', '/api/ShoppingCarts', { token: 'forged' })).status).toBe(401);
  });
});

describe('answers', () => {
  it('have the shape of the wire', async () => {
    const page = await server.call('POST', '/api/Products/search-by-text', { ...as('cliente'), body: search });
    expect(z.safeParse(textSearchPageWire, page.json).success).toBe(true);
    expect(page.json).toMatchObject({ totalCount: 1, currentPage: 1, totalPages: 1 });
    const cart = await server.call('GET', '/api/ShoppingCarts', as('cliente'));
    expect(z.safeParse(cartWire, cart.json).success).toBe(true);
  });

  it('say how a product was found, at the caller’s prices', async () => {
    const page = await server.call('POST', '/api/Products/search-by-text', {
      ...as('cliente'),
      body: { fulltextSearch: 'rodamientos rigidos' },
    });
    const subTypes = page.json?.['subTypes'] as {
      name: string;
      products: { code: string; prices: { cost: number }[] }[];
    }[];
    expect(subTypes.map(({ name }) => name)).toEqual(['Rodamientos de Rueda']);
    expect(subTypes[0]?.products.map(({ code, prices }) => [code, prices[0]?.cost])).toContainEqual(['6203-2RS', 4000]);
  });
});

describe('from a search to an order', () => {
  it('goes through, once', async () => {
    const set = await server.call('POST', '/api/ShoppingCarts', {
      ...as('cliente'),
      body: { productPriceId: '1', quantity: 2 },
    });
    expect(set.json).toMatchObject({ count: 1 });
    const late = await server.call('POST', '/api/ShoppingCarts', {
      ...as('cliente.admin'),
      body: { productPriceId: '1', quantity: 7 },
      headers: { 'seen-quantity': '1' },
    });
    expect([late.status, late.json?.['code']]).toEqual([409, 'lines-moved']);
    const cart = await server.call('GET', '/api/ShoppingCarts', as('cliente'));
    const seen = cart.headers.get('etag') ?? '';
    await server.call('POST', '/api/ShoppingCarts', { ...as('cliente'), body: { productPriceId: '1', quantity: 3 } });
    const unseen = await server.call('POST', '/api/Orders', {
      ...as('cliente.admin'),
      body: { deliveryMethodId: 1 },
      headers: { 'if-match': seen },
    });
    expect([unseen.status, unseen.json?.['code']]).toEqual([412, 'cart-moved']);
    const unread = await server.call('POST', '/api/Orders', {
      ...as('cliente.admin'),
      body: { deliveryMethodId: 1 },
      headers: { 'if-match': 'garbage' },
    });
    expect(unread.status).toBe(412);
    await server.call('POST', '/api/ShoppingCarts', { ...as('cliente'), body: { productPriceId: '1', quantity: 2 } });
    const send = () =>
      server.call('POST', '/api/Orders', {
        ...as('cliente.admin'),
        body: { deliveryMethodId: 1, notes: 'para mañana' },
        headers: { 'idempotency-key': 'journey', 'if-match': `W/${seen}` },
      });
    const [first, second] = await Promise.all([send(), send()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.json?.['id']).toBe(second.json?.['id']);
    expect(z.safeParse(orderWire, first.json).success).toBe(true);
    const other = await server.call('GET', '/api/Orders/page/1', as('otro'));
    expect(other.json?.['orders']).toEqual([]);
    const id = String(first.json?.['id']);
    const state = (which: string) =>
      server.call('PUT', `/api/Management/Orders/${which}/state`, { ...as('gerente'), body: { state: 'Received' } });
    expect((await state(id)).json).toMatchObject({ id, state: 'Received' });
    expect((await server.call('GET', `/api/Management/Orders/${id}`, as('gerente'))).json).toMatchObject({ id });
    for (const wrong of ['999', 'x', '99999999999']) expect((await state(wrong)).status).toBe(404);
  });
});

describe('bad input', () => {
  it.each([
    ['POST', '/api/ShoppingCarts', { productPriceId: '1', quantity: -1 }, 'quantity'],
    ['POST', '/api/ShoppingCarts', { productPriceId: '1', quantity: 1.5 }, 'quantity'],
    ['POST', '/api/ShoppingCarts', { productPriceId: '1' }, 'quantity'],
    ['POST', '/api/ShoppingCarts', { productPriceId: '6', quantity: 3 }, 'quantity'],
    ['POST', '/api/ShoppingCarts', { quantity: 1 }, 'productPriceId'],
    ['POST', '/api/ShoppingCarts', { productPriceId: '1', offerLotId: '1', quantity: 1 }, 'offerLotId'],
    ['DELETE', '/api/ShoppingCarts', undefined, 'productPriceId'],
    ['POST', '/api/ShoppingCarts', { productPriceId: '1', quantity: 1, surprise: true }, 'surprise'],
    ['POST', '/api/Orders', { notes: 'x' }, 'deliveryMethodId'],
    ['POST', '/api/Orders', { deliveryMethodId: 1, notes: 'x'.repeat(1001) }, 'notes'],
    ['POST', '/api/Products/search-by-text', { fulltextSearch: 'x'.repeat(20_001) }, 'fulltextSearch'],
    ['POST', '/api/Products/autocomplete-code', {}, 'textToSearch'],
  ])('%s %s %j: 400 with the field', async (method, path, body, field) => {
    const answer = await server.call(method, path, { ...as('cliente'), ...(body === undefined ? {} : { body }) });
    expect(answer.status).toBe(400);
    const errors = answer.json?.['errors'] as { field: string; message: string }[];
    expect(errors.map((error) => error.field)).toContain(field);
    for (const { message } of errors) expect(message).toMatch(/^[A-ZÁÉÍÓÚ]/);
  });

  it('of an order that nobody can deliver is 400 with the field', async () => {
    await server.call('POST', '/api/ShoppingCarts', { ...as('otro'), body: { productPriceId: '1', quantity: 1 } });
    const answer = await server.call('POST', '/api/Orders', { ...as('otro'), body: { deliveryMethodId: 99 } });
    expect(answer).toMatchObject({
      status: 400,
      json: { errors: [{ field: 'deliveryMethodId', message: answer.json?.['title'] }] },
    });
  });

  it('that names an offer of nobody’s is 404; taking out what is not there changes nothing', async () => {
    const line = { productPriceId: '1', offerId: '999', quantity: 1 };
    const answer = await server.call('POST', '/api/ShoppingCarts', { ...as('cliente'), body: line });
    expect(answer).toMatchObject({ status: 404, json: { title: 'Esa oferta ya no está disponible' } });
    const gone = await server.call(
      'DELETE',
      '/api/ShoppingCarts?productPriceId=999&offerId=&offerLotId=',
      as('cliente'),
    );
    expect([gone.status, gone.json?.['count']]).toEqual([200, 0]);
  });

  it('that is no JSON is 400, and too large 413', async () => {
    expect((await server.call('POST', '/api/Orders', { ...as('cliente'), body: '{"a":' })).status).toBe(400);
    const large = JSON.stringify({ notes: 'x'.repeat(1024 * 1024) });
    expect((await server.call('POST', '/api/Orders', { ...as('cliente'), body: large })).status).toBe(413);
  });

  it('with a NUL character is 400, in a body and in an address', async () => {
    const body = { userName: 'cli\u0000ente', password: 'x' };
    expect((await server.call('POST', '/api/Login/authenticate', { body })).status).toBe(400);
    expect((await server.call('GET', '/api/Management/Orders?customer=%00', as('admin'))).status).toBe(400);
    expect((await server.call('GET', '/%61pi/Management/Orders?customer=%00', as('admin'))).status).toBe(400);
    const page = await fetch(`${server.address}/products-search-by-text?q=%00`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('with half a character is 400 wherever it stands, and with a whole one it is not', async () => {
    const search = (codeSearch: string) =>
      server.call('POST', '/api/Products/search-by-text', {
        ...as('cliente'),
        body: `{"codeSearch":${codeSearch},"fulltextSearch":"","page":1}`,
      });
    expect((await search('"a\\ud800b"')).status).toBe(400);
    expect((await search('"\\ude00\\ud83d"')).status).toBe(400);
    expect((await search('"\\ud83d\\ude00"')).status).toBe(200);
    expect((await search(JSON.stringify('a\\u0000b'))).status).toBe(200);
    const body = '{"title":"a","message":"b","\\ud800":1}';
    expect((await server.call('POST', '/api/admin-configuration/alert', { ...as('admin'), body })).status).toBe(400);
  });

  it('never makes a 500', async () => {
    const paths = [
      '/api/Products/search-by-text',
      '/api/Products/autocomplete-all-data',
      '/api/ShoppingCarts',
      '/api/Orders',
      '/api/Login/authenticate',
    ];
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: 'binary' }),
      fc.constantFrom('\u0000', '%', "'; drop table product; --", '6203-2RS'),
    );
    const value = fc.oneof(
      text,
      fc.integer(),
      fc.double(),
      fc.boolean(),
      fc.constant(null),
      fc.array(text, { maxLength: 3 }),
    );
    const body = fc.oneof(
      fc.dictionary(
        fc.constantFrom(
          'codeSearch',
          'fulltextSearch',
          'textToSearch',
          'page',
          'productIds',
          'productPriceId',
          'quantity',
          'deliveryMethodId',
          'notes',
          'userName',
          'password',
        ),
        value,
      ),
      fc.jsonValue(),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), body, async (path, sent) => {
        const { status } = await server.call('POST', path, { ...as('cliente'), body: JSON.stringify(sent) });
        expect(status).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  }, 60_000);
});

describe('the distributor', () => {
  it('describes itself, lives and is ready', async () => {
    const openapi = await server.call('GET', '/api/openapi.json');
    expect(openapi.json).toMatchObject({ openapi: '3.1.0' });
    expect(Object.keys(openapi.json?.['paths'] as object)).toContain('/api/Products/search-by-text');
    expect((await server.call('GET', '/healthz')).status).toBe(200);
    expect((await server.call('GET', '/readyz')).status).toBe(200);
  });

  it('sends strict headers and a request id', async () => {
    const { headers } = await server.call('GET', '/healthz');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });
});
