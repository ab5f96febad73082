import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
let admin = '';
let customer = '';
beforeAll(async () => {
  server = await aServer();
  admin = await server.signIn('admin');
  customer = await server.signIn('cliente');
  await server.database.query(
    `insert into stored_file (category, name, size, sort_order) values ('Flyers', 'frenos y más.png', 9, 1)`,
  );
});
afterAll(() => server.close());

const name = encodeURIComponent('frenos y más.png');
const path = `/api/Management/Flyers/${name}/products`;

describe('the articles of a flyer', () => {
  it('are tied by an administrator, and found by a customer at their prices', async () => {
    const before = await server.call('GET', path, { token: admin });
    expect(before.json).toMatchObject({ products: [] });
    const etag = before.headers.get('etag') ?? '';
    const body = { products: ['1'] };
    const put = await server.call('PUT', path, { token: admin, body, headers: { 'if-match': etag } });
    expect(put.status).toBe(200);
    expect(put.json).toMatchObject({ products: [{ productId: '1', code: '6200-2RS' }] });
    const late = await server.call('PUT', path, { token: admin, body, headers: { 'if-match': etag } });
    expect(late.status).toBe(412);
    expect((await server.call('GET', '/api/Flyers', { token: customer })).json).toEqual([
      { name: 'frenos y más.png', products: 1 },
    ]);
    const found = await server.call('GET', `/api/Flyers/${name}/products`, { token: customer });
    expect(JSON.stringify(found.json)).toContain('6200-2RS');
  });

  it.each([
    [{ products: ['1', '1'] }, 'Ese artículo ya está en la lista'],
    [{ products: ['987654'] }, 'Ese artículo no existe o ya no se vende'],
    [{ products: Array.from({ length: 61 }, (_, n) => String(n + 1)) }, 'Un flyer lleva hasta 60 artículos'],
  ])('are refused with a sentence: %#', async (body, title) => {
    const answer = await server.call('PUT', path, { token: admin, body });
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ title });
  });

  it('of a flyer that is not there are not there', async () => {
    const answer = await server.call('GET', '/api/Flyers/nada.png/products', { token: customer });
    expect(answer.status).toBe(404);
    expect(answer.json).toMatchObject({ title: 'Ese flyer ya no está' });
  });
});
