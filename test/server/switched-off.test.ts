import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCatalogueDraftRepository } from '#adapters/postgres/catalogue-draft/repository.ts';
import { aProduct, writeProducts } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
let token: string;
let other: string;

const facts = { clientName: '', clientPhone: '', note: '', validityDays: 7, atTodaysPrices: false };
const line = (id: string) => ({ kind: 'product', productPriceId: id, quantity: 1, ownPrice: null });
const calls = [
  ['/api/Quotes/calculate', (id: string) => ({ id: null, lines: [line(id)], atTodaysPrices: false })],
  ['/api/Quotes', (id: string) => ({ ...facts, lines: [line(id)] })],
  ['/api/SavedLists', (id: string) => ({ name: 'Lista', lines: [{ productPriceId: id, quantity: 1 }] })],
  ['/api/ShoppingCarts/batch', (id: string) => ({ lines: [{ productPriceId: id, quantity: 1, was: 0 }] })],
] as const;

beforeAll(async () => {
  server = await aServer();
  token = await server.signIn('cliente');
  other = await server.signIn('otro');
  const list = { name: 'De antes', lines: [{ productPriceId: '2', quantity: 1 }] };
  expect((await server.call('POST', '/api/SavedLists', { token, body: list })).status).toBeLessThan(300);
  await server.database.query('update product_brand set disabled = true');
  await writeProducts(createCatalogueDraftRepository(server.database), [aProduct({ code: 'nuevo' })]);
  const isHidden = async () => expect((await server.call('GET', '/api/Products/1', { token })).status).toBe(404);
  await vi.waitFor(isHidden, { timeout: 10_000 });
});
afterAll(() => server.close());

describe('a row that is switched off', () => {
  it.each(calls)('is for %s what an unknown one is', async (path, bodyOf) => {
    const ask = async (id: string) => {
      const { status, json } = await server.call('POST', path, { token: other, body: bodyOf(id) });
      return [status, JSON.stringify({ ...json, requestId: null }).replaceAll(`"${id}"`, '"id"')];
    };
    const answer = await ask('2');
    expect(answer).toEqual(await ask('999'));
    expect(answer[1]).not.toContain('6201');
  });

  it.each(calls)('is named by %s to the company that holds it', async (path, bodyOf) => {
    const { status, json } = await server.call('POST', path, { token, body: bodyOf('2') });
    if (path === '/api/SavedLists') expect(status).toBeLessThan(300);
    else expect(JSON.stringify(json)).toContain('6201-2RS');
  });
});
