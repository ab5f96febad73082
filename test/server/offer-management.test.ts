import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { managedOfferFromWire, managedOfferToWire, managedOfferWire } from '#adapters/wire/offer-management.wire.ts';
import { aServer, type TestServer } from './a-server.ts';

const path = '/api/Management/Offers';
let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await aServer();
  for (const user of ['admin', 'gerente', 'cliente']) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

const call = (method: string, to: string, body?: unknown, headers: Record<string, string> = {}, user = 'gerente') =>
  server.call(method, `${path}${to}`, { token: tokens[user] ?? '', headers, ...(body === undefined ? {} : { body }) });
const ofRow = (over: object = {}) => ({
  rows: [{ productPriceId: '1', quantity: 1 }],
  percentage: 10,
  minQuantity: 10,
  ...over,
});
const made = async (kind: string, body: object) => {
  const answer = await call('POST', `/${kind}`, body);
  expect(answer.status).toBe(201);
  return { id: String(answer.json?.['id']), tag: answer.headers.get('etag') ?? '', json: answer.json };
};
const found = async () => {
  const { json } = await server.call('POST', '/api/Products/search-by-text', {
    token: tokens['cliente'] ?? '',
    body: { fulltextSearch: '6200-2RS', page: 1 },
  });
  return JSON.stringify(json);
};

describe('offers of management', () => {
  it('go there and back by their names, and are seen by a customer at once, until withdrawn', async () => {
    const { id, json } = await made('row', ofRow({ text: 'Por caja' }));
    const read = z.safeParse(managedOfferWire, json);
    if (!read.success) throw new Error(read.error.message);
    expect(managedOfferToWire(managedOfferFromWire(read.data))).toEqual(json);
    expect(await found()).toContain('Por caja');
    expect((await call('GET', `/row/${id}/carts`)).json).toEqual({ carts: 0 });
    const withdrawn = await call('POST', `/row/${id}/withdrawal`);
    expect(withdrawn.json).toMatchObject({ id, state: 'withdrawn' });
    expect(await found()).not.toContain('Por caja');
    expect((await call('POST', `/row/${id}/withdrawal`)).status).toBe(409);
    expect((await call('PUT', `/row/${id}`, ofRow(), { 'if-match': '*' })).json).toMatchObject({
      code: 'managed-offer-withdrawn',
    });
  });

  it('a scheduled one is no offer yet', async () => {
    const { json } = await made('row', ofRow({ text: 'Más adelante', from: '2999-01-01', minQuantity: 77 }));
    expect(json).toMatchObject({ state: 'scheduled' });
    expect(await found()).not.toContain('Más adelante');
  });

  it('two of one row for the same quantity on the same day are refused with both days', async () => {
    const first = await made('row', ofRow({ minQuantity: 20, until: '2999-01-31' }));
    const twice = await call('POST', '/row', ofRow({ minQuantity: 20, from: '2999-01-31' }));
    expect([twice.status, twice.json]).toMatchObject([409, { code: 'offer-overlaps', facts: { minQuantity: 20 } }]);
    expect(String(twice.json?.['title'])).toMatch(
      /ya tiene una oferta desde 20 en esas fechas \(hasta el 31\/01\/2999\)/,
    );
    // The look at it says the same before anything is written, and one is no rival of itself.
    const looked = (over: object) =>
      call('POST', '/row/preview', { ...ofRow({ minQuantity: 20 }), customerId: null, ...over });
    expect((await looked({ offerId: null })).json).toMatchObject({ code: 'offer-overlaps' });
    expect((await looked({ offerId: first.id })).status).toBe(200);
    await made('row', ofRow({ minQuantity: 20, from: '2999-02-01' }));
    await made('promotion', { rows: [{ productPriceId: '3', quantity: 1 }], percentage: 5 });
    const promotions = await call('POST', '/promotion', {
      rows: [{ productPriceId: '3', quantity: 1 }],
      percentage: 6,
    });
    expect(promotions.json).toMatchObject({ code: 'promotion-overlaps' });
  });

  it('two by value or quantity of the same from the same minimum on are refused, by what the other gives', async () => {
    const much = { minValue: 5000, percentage: 5, brandId: '1', until: '2999-01-31' };
    const { id } = await made('value-quantity', much);
    const twice = await call('POST', '/value-quantity', { ...much, percentage: 8, until: null });
    expect([twice.status, twice.json]).toMatchObject([409, { code: 'value-offer-overlaps' }]);
    expect(String(twice.json?.['title'])).toMatch(/Ya hay una para lo mismo: 5 % de descuento, desde \$.5\.000,00/);
    await made('value-quantity', { ...much, from: '2999-02-01', until: null });
    await made('value-quantity', { ...much, percentage: null, text: 'Guantes' });
    expect(id).toBeTruthy();
  });

  it('a change names the version that was seen, and is told who changed it since', async () => {
    const { id, tag } = await made('lot', { title: 'Par', price: 2500, rows: [{ productPriceId: '1', quantity: 2 }] });
    const body = { title: 'Par', price: 2400, rows: [{ productPriceId: '1', quantity: 2 }] };
    expect((await call('PUT', `/lot/${id}`, body)).status).toBe(428);
    const changed = await call('PUT', `/lot/${id}`, body, { 'if-match': tag });
    expect(changed.json).toMatchObject({ price: 2400 });
    expect(changed.headers.get('etag')).not.toBe(tag);
    const stale = await call('PUT', `/lot/${id}`, body, { 'if-match': tag }, 'admin');
    expect([stale.status, stale.json]).toMatchObject([412, { code: 'managed-offer-moved', facts: { by: 'gerente' } }]);
    expect((await call('PUT', '/lot/999', body, { 'if-match': '*' })).status).toBe(404);
  });

  it('refuses at its field what is no offer, and what the catalogue does not have or stopped', async () => {
    const errorsOf = async (kind: string, body: object) => {
      const { status, json } = await call('POST', `/${kind}`, body);
      return [status, json?.['code'], ((json?.['errors'] ?? []) as { field: string }[]).map(({ field }) => field)];
    };
    expect(await errorsOf('row', ofRow({ percentage: 100 }))).toEqual([400, 'offer-percentage', ['percentage']]);
    expect(await errorsOf('row', ofRow({ from: '2999-02-02', until: '2999-02-01' }))).toEqual([
      400,
      'offer-days-reversed',
      ['until'],
    ]);
    expect(await errorsOf('row', ofRow({ rows: [{ productPriceId: '9999', quantity: 1 }] }))).toEqual([
      400,
      'offer-row-not-found',
      ['rows'],
    ]);
    expect(await errorsOf('value-quantity', { minQuantity: 5, percentage: 5, brandId: '9999' })).toEqual([
      400,
      'offer-scope-not-found',
      ['typeId'],
    ]);
    const days = { from: '2999-02-02', until: '2999-02-01' };
    const many = { title: '', price: 0, ...days, rows: [{ productPriceId: '9999', quantity: 1 }] };
    const faults = ['offer-title-missing', 'offer-price', 'offer-days-reversed', 'offer-row-not-found'];
    expect(await errorsOf('lot', many)).toEqual([400, faults[0], ['title', 'price', 'until', 'rows']]);
    const refused = (await call('POST', '/lot', many)).json;
    expect(refused).toMatchObject({ facts: { others: faults.slice(1).map((code) => ({ code })) } });
    expect(String(refused?.['title'])).toMatch(/^Poné un nombre\. Poné un precio.*\. Uno de los artículos/);
    expect((await call('POST', '/row', ofRow({ percentage: 1e300 }))).status).toBe(400);
    expect((await call('POST', '/row', ofRow({ minQuantity: 1.5 }))).status).toBe(400);
    expect((await call('GET', '/nada')).status).toBe(400);
    expect((await call('GET', '/row?after=nada')).json).toMatchObject({ code: 'page-key-unreadable' });
    expect((await call('GET', '/row/abc')).status).toBe(404);
  });

  it('is looked at as a customer would see it, before it is one', async () => {
    const look = async (kind: string, body: object) => (await call('POST', `/${kind}/preview`, body)).json;
    const seen = (await look('row', ofRow({ minQuantity: 33, customerId: '1' }))) as {
      product: { prices: { cost: number; offers: { minQuantity: number; cost: number }[] }[] };
      lots: object[];
    };
    expect(seen.product.prices.map(({ cost }) => cost)).toEqual([1000]);
    expect(seen.product.prices[0]?.offers.find(({ minQuantity }) => minQuantity === 33)?.cost).toBe(900);
    const { id } = await made('row', ofRow({ minQuantity: 40, percentage: 15 }));
    const moved = (await look('row', ofRow({ minQuantity: 41, offerId: id }))) as typeof seen;
    const quantities = moved.product.prices[0]?.offers.map(({ minQuantity }) => minQuantity);
    expect([quantities?.includes(40), quantities?.includes(41)]).toEqual([false, true]);
    const promoted = await look('promotion', { rows: [{ productPriceId: '2', quantity: 1 }], percentage: 25 });
    expect(promoted).toMatchObject({ product: { prices: [{ cost: 1500, realCost: 2000 }] } });
    const lot = await look('lot', { title: 'Par', price: 1500, rows: [{ productPriceId: '1', quantity: 2 }] });
    expect(lot).toMatchObject({ product: null, lots: [{ title: 'Par', completePrice: 2000, discount: 25 }] });
    await server.database.query(`update customer set allow_offers = false where external_code = 'C2'`);
    const without = { title: 'Par', price: 1500, rows: [{ productPriceId: '1', quantity: 2 }], customerId: '2' };
    expect(await look('lot', without)).toEqual({ product: null, lots: [] });
    expect(await look('row', ofRow({ customerId: '999' }))).toMatchObject({ code: 'customer-not-found' });
    expect(await look('row', ofRow({ percentage: 0 }))).toMatchObject({ code: 'offer-percentage' });
    expect(await found()).not.toContain('preview');
  });

  it('says which rows a product has', async () => {
    const { json } = await call('GET', '/rows?productId=1');
    expect(json).toMatchObject([{ productPriceId: '1', code: '6200-2RS', listPrice: 1000, isDiscontinued: false }]);
  });
});
