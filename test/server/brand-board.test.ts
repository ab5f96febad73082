import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrandBoardService } from '#adapters/http/brand-board.ts';
import { createCall } from '#adapters/http/call.ts';
import { wantedOf, withBrandAt } from '#core/segments/brand-board.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aFleet } from '#test/builders/fleet.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const everybody = ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente'];
const path = '/api/VehiclesBrandSegments/container';
const call = (method: string, at: string, user: string, body?: unknown, headers: Record<string, string> = {}) =>
  server.call(method, at, { token: tokens[user] ?? '', headers, ...(body === undefined ? {} : { body }) });

beforeAll(async () => {
  server = await aServer();
  await aFleet(server.database);
  for (const user of everybody) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

interface Container {
  unassigned: { id: string }[];
  assigned: { id: string; name: string; vehiclesBrands: { id: string; name: string; order: number }[] }[];
}

describe('the container of vehicle brand segments', () => {
  it('is kept by administrators', async () => {
    for (const method of ['GET', 'PUT']) {
      const body = method === 'PUT' ? {} : undefined;
      const statuses = await Promise.all(everybody.map(async (user) => (await call(method, path, user, body)).status));
      expect(statuses.slice(1)).toEqual([403, 403, 403, 403]);
      expect((await server.call(method, path)).status).toBe(401);
    }
  });

  it('is taken as it was answered, changed; a stale one is 412 and everybody’s lists follow at once', async () => {
    const answer = await call('GET', path, 'admin');
    const etag = answer.headers.get('etag') ?? '';
    const container = answer.json as unknown as Container;
    expect(container).toMatchObject({
      unassigned: [],
      assigned: [
        { name: 'Autos', vehiclesBrands: [{ name: 'Fiat' }, { name: 'Volkswagen' }] },
        { name: 'Camiones', vehiclesBrands: [{ name: 'Scania' }] },
      ],
    });
    await call('GET', '/api/VehicleBrands', 'cliente');
    const [autos, trucks] = container.assigned;
    const moved = {
      ...container,
      unassigned: trucks?.vehiclesBrands,
      assigned: [autos, { ...trucks, vehiclesBrands: [] }],
    };
    const stored = await call('PUT', path, 'admin', moved, { 'if-match': etag });
    expect(stored.status).toBe(200);
    expect(stored.json).toMatchObject({ unassigned: [{ name: 'Scania', vehicleBrandSegmentId: null }] });
    const brands = (await call('GET', '/api/VehicleBrands', 'cliente')).json;
    expect(brands).toContainEqual(expect.objectContaining({ name: 'Scania', vehicleBrandSegmentId: null }));
    const stale = await call('PUT', path, 'admin', container, { 'if-match': etag });
    expect([stale.status, stale.json?.['code']]).toEqual([412, 'section-moved']);
    // What GET answered tells by itself what was seen.
    expect((await call('PUT', path, 'admin', container)).status).toBe(412);
    expect((await call('PUT', path, 'admin', stored.json, { 'if-match': '*' })).status).toBe(200);
  });

  it.each([
    ['nothing at all', {}, 'unassigned'],
    ['no list', { unassigned: [], assigned: {} }, 'assigned'],
    ['a brand that is left out', { unassigned: [], assigned: [] }, 'assigned'],
    ['a brand twice', { unassigned: [{ id: 1 }, { id: 1 }], assigned: [] }, 'assigned'],
    ['an id beyond measure', { unassigned: [{ id: 1e30 }], assigned: [] }, 'unassigned.0.id'],
    ['an id that is none', { unassigned: [{ id: 'ñ' }], assigned: [] }, 'assigned'],
    ['a segment that is none', { unassigned: [], assigned: [{ id: 77, vehiclesBrands: [] }] }, 'assigned'],
    ['a field that is none', { unassigned: [], assigned: [], más: 1 }, 'más'],
    [
      'too many brands',
      { unassigned: Array.from({ length: 10_000 }, (_, id) => ({ id })), assigned: [] },
      'unassigned',
    ],
  ])('refuses %s', async (_what, body, field) => {
    const answer = await call('PUT', path, 'admin', body);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ errors: expect.arrayContaining([expect.objectContaining({ field })]) });
  });

  it('comes over HTTP as the core tells it', async () => {
    const service = createBrandBoardService(
      createCall({ baseUrl: server.address, token: () => tokens['admin'] ?? '' }),
    );
    const admin = callerOf(0, { role: 'Admin', customerId: null });
    const { tag, ...held } = (await service.read(admin)).unwrap();
    const moved = withBrandAt(held, asId('3'), { groupId: asId('1'), index: 0 });
    const stored = (await service.save(admin, wantedOf(moved), tag)).unwrap();
    expect(wantedOf(stored)).toEqual(wantedOf(moved));
    expect((await service.save(admin, wantedOf(held), tag)).val).toEqual({ code: 'section-moved', by: 'admin' });
    // An open board tells who arranged it, before a save is refused.
    expect(stored.changed).toEqual({ by: 'admin', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  });
});
