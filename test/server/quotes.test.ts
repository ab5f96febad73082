import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createCall } from '#adapters/http/call.ts';
import { createCustomerQuoteService } from '#adapters/http/customer-quotes.ts';
import { createQuoteService } from '#adapters/http/quotes.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import { calculatedQuoteWire, quotePageWire, quoteWire } from '#adapters/wire/quotes.wire.ts';
import { quoteTitle } from '#core/quotes/quote.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { textsOfPdf } from '#test/adapters/documents/a-pdf.builder.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const as = (user: string) => ({ token: tokens[user] ?? '' });
const everybody = ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente', 'otro'];
const body = (over: object = {}) => ({
  clientName: 'Marta',
  lines: [
    { kind: 'product', productPriceId: '1', quantity: 4 },
    { kind: 'free', description: 'Colocación', quantity: 1, price: 30000.5 },
  ],
  ...over,
});
const create = (user = 'cliente', over: object = {}) =>
  server.call('POST', '/api/Quotes', { ...as(user), body: body(over) });

beforeAll(async () => {
  server = await aServer();
  // The shop pays 613.60 for what it sells at 1,113.68 with IVA, and what it pays is nobody else's business.
  await server.database.query('update customer set discount1 = 38.64 where id = 1');
  await server.database.query('insert into customer_surcharge (customer_id, percentage) values (1, 50)');
  for (const user of everybody) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

describe('quotes', () => {
  it('are for customers', async () => {
    for (const [method, path] of [
      ['GET', '/api/Quotes/page/1'],
      ['GET', '/api/Quotes/1'],
      ['GET', '/api/Quotes/1/pdf'],
      ['POST', '/api/Quotes/calculate'],
    ] as const) {
      const options = method === 'POST' ? { body: { lines: [] } } : {};
      const statuses = await Promise.all(
        everybody.map(async (user) => (await server.call(method, path, { ...as(user), ...options })).status),
      );
      expect(statuses.map((status) => status !== 403)).toEqual([false, false, false, true, true, true]);
      expect((await server.call(method, path, options)).status).toBe(401);
    }
  });

  it('hold no line that comes to more than is told to the cent', async () => {
    const line = { kind: 'free', description: 'Colocación', quantity: 999_999, price: 99_999_999.99 };
    const answer = await create('cliente', { lines: [line] });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({
      code: 'quote-line-too-large',
      errors: [{ field: 'lines', message: expect.stringContaining('Colocación: precio por cantidad') }],
    });
    const service = createQuoteService(createCall({ baseUrl: server.address, token: () => tokens['cliente'] ?? null }));
    const facts = { clientName: '', clientPhone: '', note: '', validityDays: 7, atTodaysPrices: false };
    const lines = [{ ...line, kind: 'free' as const, price: money('99999999.99') }];
    const { val } = await service.create(callerOf(1), { ...facts, lines }, 'key-too-large');
    expect(val).toEqual({ code: 'quote-line-too-large', name: 'Colocación' });
  });

  it('go from a list of parts to paper and to the cart', async () => {
    const made = await create();
    expect([made.status, made.headers.get('location')]).toEqual([201, `/api/Quotes/${String(made.json?.['id'])}`]);
    expect(z.safeParse(quoteWire, made.json).error?.issues).toBeUndefined();
    expect(made.headers.get('etag')).toBe('"1"');
    const path = `/api/quotes/${String(made.json?.['id'])}`;
    const page = await server.call('GET', '/api/Quotes/page/1', as('cliente.admin'));
    expect(z.safeParse(quotePageWire, page.json).success).toBe(true);
    const pdf = await server.call('GET', `${path}/pdf`, as('cliente'));
    const { name, content } = z.parse(namedFileWire, pdf.json);
    expect(name).toMatch(/^Presupuesto P 20\d\d-0000000\d\.pdf$/);
    const texts = textsOfPdf(Buffer.from(content, 'base64'));
    expect(texts).toContain('Uno');
    const noIfMatch = await server.call('POST', `${path}/to-cart`, as('cliente'));
    expect(noIfMatch.status).toBe(428);
    const unreadable = { ...as('cliente'), headers: { 'if-match': '*' } };
    expect((await server.call('POST', `${path}/to-cart`, unreadable)).status).toBe(412);
    const headers = { 'if-match': 'W/"1"' };
    const carted = await server.call('POST', `${path}/to-cart`, { ...as('cliente'), headers });
    expect([carted.status, typeof carted.json?.['cartedAt']]).toEqual([200, 'string']);
    const lines = await server.call('GET', '/api/Quotes/from-cart', as('cliente'));
    expect(z.safeParse(calculatedQuoteWire, lines.json).success).toBe(true);
    expect(lines.json).toMatchObject({ lines: [{ code: '6200-2RS', quantity: 4 }] });
  });

  it('never tell cost, list price nor discount, in any answer', async () => {
    const made = await create('cliente', { lines: [{ kind: 'product', productPriceId: '1', quantity: 1 }] });
    const id = String(made.json?.['id']);
    const pdf = await server.call('GET', `/api/Quotes/${id}/pdf`, as('cliente'));
    const paper = textsOfPdf(Buffer.from(String(pdf.json?.['content']), 'base64')).join(' ');
    const answers = [
      made,
      await server.call('GET', `/api/Quotes/${id}`, as('cliente')),
      await server.call('GET', '/api/Quotes/page/1', as('cliente')),
      await server.call('POST', '/api/Quotes/calculate', { ...as('cliente'), body: { lines: body().lines } }),
    ].map(({ json }) => JSON.stringify(json));
    const cart = await server.call('GET', '/api/ShoppingCarts', as('cliente'));
    const [line] = z.parse(
      z.object({ products: z.array(z.object({ cost: z.number(), listPrice: z.number() })) }),
      cart.json,
    ).products;
    expect(line?.listPrice).toBe(1000);
    const selling = money(line?.cost ?? 0)
      .times('1.5')
      .times('1.21');
    for (const text of answers) {
      expect(text).toContain(`"unitPrice":${selling.toDecimalPlaces(2).toNumber()}`);
      expect(text).not.toMatch(/"[a-z]*(cost|list|discount|surcharge|margin|selling)[a-z]*":/i);
      expect(text).not.toContain('"ownPrice"');
      expect(text).not.toContain(String(line?.cost));
    }
    const spanish = (amount: number) => money(amount).toFixed(2).replace('.', ',');
    expect(paper).toContain(selling.toFixed(2).replace(/^(\d)(\d{3})\.(\d\d)$/, '$1.$2,$3'));
    for (const secret of [spanish(line?.cost ?? 0), '1.000,00', '38,64', 'escuento', 'osto', 'ista']) {
      expect(paper).not.toContain(secret);
    }
  });

  it('tell the shop, and not its client, that a price is its cost', async () => {
    const lines = [
      { kind: 'product', productPriceId: '1', quantity: 1 },
      { kind: 'product', productPriceId: '2', quantity: 1, ownPrice: 9000 },
    ];
    const lacking = (json: unknown): unknown[] => {
      const schema = z.object({ lines: z.array(z.object({ lacksMarkup: z.boolean() })) });
      return z.parse(schema, json).lines.map(({ lacksMarkup }) => lacksMarkup);
    };
    expect(lacking((await create('cliente', { lines })).json)).toEqual([false, false]);
    // The other shop has no margins.
    const made = await create('otro', { lines });
    expect(lacking(made.json)).toEqual([true, false]);
    const page = await server.call('GET', '/api/Quotes/page/1', as('otro'));
    expect(z.parse(quotePageWire, page.json).quotes[0]?.lines.map((line) => line.lacksMarkup)).toEqual([true, false]);
    const calculated = await server.call('POST', '/api/Quotes/calculate', { ...as('otro'), body: { lines } });
    expect(lacking(calculated.json)).toEqual([true, false]);
    const pdf = await server.call('GET', `/api/Quotes/${String(made.json?.['id'])}/pdf`, as('otro'));
    const paper = textsOfPdf(Buffer.from(String(pdf.json?.['content']), 'base64')).join(' ');
    expect(paper).not.toMatch(/recargo|costo/i);
  });

  it('answer 412 where the caller has not seen what a colleague changed', async () => {
    const id = String((await create()).json?.['id']);
    const change = (note: string) =>
      server.call('PUT', `/api/Quotes/${id}`, {
        ...as('cliente.admin'),
        body: body({ note }),
        headers: { 'if-match': '"1"' },
      });
    const first = await change('uno');
    expect([first.status, first.headers.get('etag'), first.json?.['note']]).toEqual([200, '"2"', 'uno']);
    const second = await change('dos');
    expect([second.status, second.json?.['code']]).toEqual([412, 'quote-moved']);
    const gone = await server.call('DELETE', `/api/Quotes/${id}`, { ...as('cliente'), headers: { 'if-match': '"2"' } });
    expect(gone.status).toBe(204);
    expect((await server.call('GET', `/api/Quotes/${id}`, as('cliente'))).status).toBe(404);
  });

  it('of another company are not there', async () => {
    const id = String((await create()).json?.['id']);
    const headers = { 'if-match': '"1"' };
    const answers = await Promise.all([
      server.call('GET', `/api/Quotes/${id}`, as('otro')),
      server.call('GET', `/api/Quotes/${id}/pdf`, as('otro')),
      server.call('PUT', `/api/Quotes/${id}`, { ...as('otro'), body: body(), headers }),
      server.call('DELETE', `/api/Quotes/${id}`, { ...as('otro'), headers }),
      server.call('POST', `/api/Quotes/${id}/to-cart`, { ...as('otro'), headers }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it.each([
    ['no line', { lines: [] }],
    ['no quantity', { lines: [{ kind: 'product', productPriceId: '1', quantity: 0 }] }],
    ['half a thing', { lines: [{ kind: 'product', productPriceId: '1', quantity: 1.5 }] }],
    ['a price from outside', { lines: [{ kind: 'product', productPriceId: '1', quantity: 1, unitPrice: 1 }] }],
    ['a price below nothing', { lines: [{ kind: 'product', productPriceId: '1', quantity: 1, ownPrice: -1 }] }],
    ['a part of a cent', { lines: [{ kind: 'product', productPriceId: '1', quantity: 1, ownPrice: 0.001 }] }],
    ['a line of nothing', { lines: [{ kind: 'free', description: ' ', quantity: 1, price: 1 }] }],
    ['an unknown kind', { lines: [{ kind: 'other', quantity: 1 }] }],
    ['no validity', { validityDays: 0 }],
    ['a validity of more than a year', { validityDays: 366 }],
    ['an endless name', { clientName: 'x'.repeat(121) }],
    ['a field that is unknown', { total: 1 }],
    [
      'too many lines',
      { lines: Array.from({ length: 101 }, () => ({ kind: 'free', description: 'x', quantity: 1, price: 1 })) },
    ],
    ['a product twice', { lines: [1, 1].map((quantity) => ({ kind: 'product', productPriceId: '1', quantity })) }],
  ])('refuse %s', async (_what, over) => {
    const answer = await create('cliente', over);
    expect(answer.status).toBe(400);
    const errors = answer.json?.['errors'] as { readonly field: string }[];
    expect(errors.map(({ field }) => field.split('.')[0])).toContain(Object.keys(over)[0]);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
  });

  it('trust no price but the clerk’s own', async () => {
    const lines = [{ kind: 'product', productPriceId: '1', quantity: 1, ownPrice: 123.45 }];
    expect((await create('cliente', { lines })).json).toMatchObject({
      total: 123.45,
      lines: [{ unitPrice: 123.45, isOwnPrice: true }],
    });
  });
});

describe('the service over HTTP', () => {
  it('answers as the service of the server does', async () => {
    const service = createQuoteService(createCall({ baseUrl: server.address, token: () => tokens['cliente'] ?? null }));
    const caller = callerOf(1);
    const facts = { clientName: 'Ana', clientPhone: '', note: '', validityDays: 7, atTodaysPrices: false };
    const labour = { kind: 'free', description: 'Colocación', quantity: 2, price: money('10.5') } as const;
    const product = (row: string, quantity: number) =>
      ({ kind: 'product', productPriceId: asId<'product-price'>(row), quantity, ownPrice: null }) as const;
    const calculated = await service.calculate(caller, { id: null, lines: [labour], atTodaysPrices: false });
    expect(calculated.ok && calculated.val.total.toFixed(2)).toBe('21.00');
    const made = await service.create(caller, { ...facts, lines: [labour, product('6', 3)] }, 'service');
    if (!made.ok) throw new Error(made.val.code);
    expect(quoteTitle(made.val)).toMatch(/^P \d{4}-\d{8}$/);
    expect((await service.toCart(caller, made.val)).val).toEqual({
      code: 'quote-lines-refused',
      lines: [{ name: '6205-2RS SKF', reason: 'not-multiple', multiple: 4 }],
    });
    const pdf = await service.pdf(caller, made.val.id);
    expect(pdf.ok && Buffer.from(pdf.val.content.subarray(0, 5)).toString()).toBe('%PDF-');
    const changed = await service.change(caller, made.val, { ...facts, lines: [labour] });
    expect(changed.ok && changed.val.version).toBe(2);
    expect((await service.change(caller, made.val, { ...facts, lines: [labour] })).val).toEqual({
      code: 'quote-moved',
    });
    expect((await service.create(caller, { ...facts, lines: [product('99', 1)] }, 'gone')).val).toEqual({
      code: 'quote-lines-gone',
      productPriceIds: ['99'],
      names: [],
    });
    expect((await service.toCart(caller, { id: made.val.id, version: 2 })).val).toEqual({
      code: 'quote-without-products',
    });
    expect((await service.remove(caller, { id: made.val.id, version: 2 })).ok).toBe(true);
    expect((await service.read(caller, made.val.id)).val).toEqual({ code: 'quote-not-found' });
    const page = await service.page(caller, { page: 1, text: 'P 2026-1' });
    expect(page.ok && page.val.quotes.length).toBeGreaterThan(0);
    expect((await service.fromCart(caller)).ok).toBe(true);
  });
});

describe('quotes as staff see them (docs/rules/quotes.md 4)', () => {
  const ofCustomer = (user: string, id: number | string = 1, query = '') =>
    server.call('GET', `/api/Management/Customers/${id}/quotes${query}`, as(user));

  it('tell articles and quantities, and neither a price nor the client', async () => {
    const secret = { clientName: 'Zulema Quinteros', clientPhone: '11-5555-9876', note: 'Le dejo el descuento' };
    const lines = [
      { kind: 'product', productPriceId: '1', quantity: 4, ownPrice: 98_765.43 },
      { kind: 'free', description: 'Colocación en el taller de Zulema', quantity: 1, price: 30_000.5 },
    ];
    const made = await create('cliente', { ...secret, lines, validityDays: 3 });
    expect(made.status).toBe(201);
    const own = quoteWire.parse(made.json);
    const seen = await ofCustomer('gerente');
    expect(seen.status).toBe(200);
    const { quotes } = seen.json as { quotes: readonly unknown[] };
    const [line] = own.lines;
    expect(quotes[0]).toEqual({
      id: own.id,
      number: quoteTitle(own).slice(2),
      date: own.date,
      validUntil: own.validUntil,
      state: 'Valid',
      articles: [{ code: line?.code, brand: line?.brand, description: line?.description, quantity: 4 }],
    });
    const text = JSON.stringify(seen.json);
    for (const hidden of ['Zulema', 'Quinteros', '5555', 'descuento', 'taller', '98765', '30000', 'rice', 'total']) {
      expect(text).not.toContain(hidden);
    }
    const call = createCall({ baseUrl: server.address, token: () => tokens['admin'] ?? '' });
    const page = await createCustomerQuoteService(call).page(callerOf(1), asId('1'), null);
    expect(page.unwrap().quotes[0]).toMatchObject({ state: 'Valid', validUntil: own.validUntil });
  });

  it('are for management, and for the seller of the customer', async () => {
    await server.database.query('update customer set seller_id = null');
    expect((await ofCustomer('vendedor')).json).toMatchObject({ status: 404, code: 'customer-not-found' });
    await server.database.query('update customer set seller_id = 1 where id = 1');
    expect((await ofCustomer('vendedor')).status).toBe(200);
    expect((await ofCustomer('admin')).status).toBe(200);
    for (const user of ['cliente', 'cliente.admin', 'otro']) expect((await ofCustomer(user)).status).toBe(403);
    expect((await ofCustomer('admin', 999_999)).status).toBe(404);
    expect((await ofCustomer('admin', 'x')).status).toBe(404);
    for (const key of ['x', Buffer.from('["nunca",1]').toString('base64url')]) {
      expect((await ofCustomer('admin', 1, `?after=${key}`)).json).toMatchObject({ code: 'page-key-unreadable' });
    }
  });
});
