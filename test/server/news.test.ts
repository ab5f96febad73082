import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createNewsManagementService } from '#adapters/http/news.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const everybody = ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente'];
const call = (method: string, path: string, user: string, body?: unknown) =>
  server.call(method, path, { token: tokens[user] ?? '', ...(body === undefined ? {} : { body }) });
const announce = (body: unknown, user = 'admin') => call('POST', '/api/product-news', user, body);

beforeAll(async () => {
  server = await aServer();
  await anOffice(server.database);
  for (const user of everybody) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

describe('product news', () => {
  it('are kept by administrators', async () => {
    for (const [method, path] of [
      ['GET', '/api/product-news'],
      ['POST', '/api/product-news'],
      ['DELETE', '/api/product-news/1'],
    ] as const) {
      const body = method === 'POST' ? {} : undefined;
      const statuses = await Promise.all(everybody.map(async (user) => (await call(method, path, user, body)).status));
      expect(statuses.slice(1)).toEqual([403, 403, 403, 403]);
      expect((await server.call(method, path)).status).toBe(401);
    }
  });

  it('are announced with their fields, shown to customers, and withdrawn', async () => {
    const sent = { productId: 1, productBrandId: '1', code: 'lo que sea', productBrandName: '' };
    const announced = await announce(sent);
    expect(announced.status).toBe(201);
    expect(announced.json).toMatchObject({
      code: '6200-2RS',
      productBrandName: 'SKF',
      productId: '1',
      productBrandId: '1',
    });
    expect((await announce(sent)).status).toBe(409);
    const shown = await call('GET', '/api/product-news/for-customer', 'cliente');
    expect(JSON.stringify(shown.json)).toContain('6200-2RS');
    const { id } = announced.json as { id: string };
    expect((await call('DELETE', `/api/product-news/${id}`, 'admin')).status).toBe(204);
    expect((await call('DELETE', `/api/product-news/${id}`, 'admin')).status).toBe(404);
    const after = await call('GET', '/api/product-news/for-customer', 'cliente');
    expect(JSON.stringify(after.json)).not.toContain('6200-2RS');
  });

  it.each([
    [{}, 'productId'],
    [{ productId: 1 }, 'productBrandId'],
    [{ productId: 999, productBrandId: 1 }, 'productId'],
    [{ productId: '1; drop', productBrandId: 1 }, 'productId'],
    [{ productId: 1e30, productBrandId: 1 }, 'productId'],
    [{ productId: 1, productBrandId: 1, más: 1 }, 'más'],
  ])('refuse %j', async (body, field) => {
    const answer = await announce(body);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ field })]) });
  });

  it('come over HTTP as the core tells them', async () => {
    const service = createNewsManagementService(
      createCall({ baseUrl: server.address, token: () => tokens['admin'] ?? '' }),
    );
    const admin = callerOf(0, { role: 'Admin', customerId: null });
    const what = { productId: asId<'product'>('2'), productBrandId: asId<'product-brand'>('1') };
    const announced = (await service.announce(admin, what)).unwrap();
    expect((await service.list(admin)).unwrap()).toEqual([announced]);
    expect((await service.announce(admin, what)).val).toEqual({ code: 'news-already-there' });
    expect((await service.withdraw(admin, announced.id)).val).toBeNull();
    expect((await service.withdraw(admin, announced.id)).val).toEqual({ code: 'news-not-found' });
  });
});
