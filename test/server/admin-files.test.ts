import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createPictureService } from '#adapters/http/pictures.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aPng } from '#test/builders/picture.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const everybody = ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente'];
const path = '/api/admin-files';
const call = (method: string, at: string, user: string, body?: unknown) =>
  server.call(method, at, { token: tokens[user] ?? '', ...(body === undefined ? {} : { body }) });
const put = (body: unknown) => call('POST', path, 'admin', body);
const content = aPng.toString('base64');

beforeAll(async () => {
  server = await aServer();
  await server.database.query(`insert into offer_lot (title, price, active) values ('Par', 2500, false)`, []);
  for (const user of everybody) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

describe('the distributor’s pictures', () => {
  it('are kept by administrators', async () => {
    for (const [method, at] of [
      ['GET', `${path}/Flyers`],
      ['POST', path],
      ['DELETE', `${path}/Flyers/a.png`],
      ['GET', '/api/Offers/lots-complete'],
      ['GET', '/api/Offers/value-quantity-complete'],
    ] as const) {
      const body = method === 'POST' ? {} : undefined;
      const statuses = await Promise.all(everybody.map(async (user) => (await call(method, at, user, body)).status));
      expect(statuses.slice(1)).toEqual([403, 403, 403, 403]);
      expect((await server.call(method, at)).status).toBe(401);
    }
  });

  it('are put up, listed, served and deleted', async () => {
    const answer = await put({ name: 'enero.png', content, category: 'flyers' });
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ name: 'enero.png', size: aPng.length, category: 'Flyers' });
    expect((await call('GET', `${path}/Flyers`, 'admin')).json).toEqual([answer.json]);
    expect((await call('GET', '/api/Files/Flyers', 'cliente')).json).toEqual([answer.json]);
    const served = await fetch(`${server.address}/flyers/enero.png`);
    expect(served.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await served.arrayBuffer())).toEqual(aPng);
    expect((await call('DELETE', `${path}/Flyers/enero.png`, 'admin')).status).toBe(204);
    expect((await call('DELETE', `${path}/Flyers/enero.png`, 'admin')).status).toBe(404);
    expect((await fetch(`${server.address}/flyers/enero.png`)).status).toBe(404);
  });

  it('of a category that is none are refused in its own words', async () => {
    const words = 'No existe esa categoría de imágenes';
    for (const [method, at] of [
      ['GET', `${path}/Products`],
      ['GET', `${path}/zz`],
      ['DELETE', `${path}/zz/enero.png`],
    ] as const) {
      const { status, json } = await call(method, at, 'admin');
      expect(status).toBe(404);
      expect(json).toMatchObject({ type: expect.stringContaining('picture-category-unknown'), title: words });
    }
    const posted = await put({ name: 'a.png', content, category: 'zz' });
    expect(posted.status).toBe(400);
    expect(posted.json).toMatchObject({ errors: [{ field: 'category', message: words }] });
  });

  it('may be larger than other bodies, up to a limit of their own', async () => {
    const large = Buffer.concat([aPng, Buffer.alloc(3_000_000)]).toString('base64');
    expect((await put({ name: 'grande.png', content: large, category: 'Popups' })).status).toBe(201);
    const huge = 'A'.repeat(9 * 1024 * 1024);
    expect((await put({ name: 'enorme.png', content: huge, category: 'Popups' })).status).toBe(413);
  });

  it.each([
    ['nothing', {}, 'name'],
    ['no base64', { name: 'a.png', content: '¡no!', category: 'Flyers' }, 'content'],
    ['no picture', { name: 'a.png', content: 'aG9sYQ==', category: 'Flyers' }, 'content'],
    ['a name that leads out', { name: '../a.png', content, category: 'Flyers' }, 'name'],
    ['a name of another kind', { name: 'a.svg', content, category: 'Flyers' }, 'name'],
    ['a folder that is none', { name: 'a.png', content, category: 'Products' }, 'category'],
    ['an offer that is none', { name: '77.png', content, category: 'OfferLots' }, 'name'],
    [
      'an offer’s name that is no id',
      { name: `${'9'.repeat(40)}.png`, content, category: 'OfferValueQuantities' },
      'name',
    ],
    ['a field that is none', { name: 'a.png', content, category: 'Flyers', más: 1 }, 'más'],
  ])('refuse %s', async (_what, body, field) => {
    const answer = await put(body);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ field })]) });
  });

  it('come over HTTP as the core tells them', async () => {
    const service = createPictureService(createCall({ baseUrl: server.address, token: () => tokens['admin'] ?? '' }));
    const admin = callerOf(0, { role: 'Admin', customerId: null });
    expect((await service.lots(admin)).unwrap()).toEqual([{ id: '1', title: 'Par' }]);
    expect((await service.valueQuantities(admin)).unwrap()).toEqual([]);
    const stored = (await service.put(admin, { folder: 'OfferLots', name: '1.png', content: aPng })).unwrap();
    expect((await service.list(admin, 'OfferLots')).unwrap()).toEqual([stored]);
    expect((await service.put(admin, { folder: 'Flyers', name: 'a.jpg', content: aPng })).val).toEqual({
      code: 'picture-not-what-it-says',
      kind: 'png',
    });
    expect((await service.remove(admin, 'OfferLots', '1.png')).val).toBeNull();
    expect((await service.remove(admin, 'OfferLots', '1.png')).val).toEqual({ code: 'picture-not-found' });
  });
});
