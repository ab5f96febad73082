import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createCall } from '#adapters/http/call.ts';
import { createWarrantyManagementService, createWarrantyService } from '#adapters/http/warranties.ts';
import { warrantyToRequestToWire, warrantyWire } from '#adapters/wire/warranties.wire.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { aWarranty } from '#test/builders/warranty.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const as = (user: string) => ({ token: tokens[user] ?? '' });
const everybody = ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente', 'otro'];
const body = (over: object = {}) => ({ ...warrantyToRequestToWire(aWarranty()), ...over });
const request = (over: object = {}, user = 'cliente.admin', headers: Record<string, string> = {}) =>
  server.call('POST', '/api/Warranties', { ...as(user), body: body(over), headers });
const step = (number: unknown, wanted: unknown, user = 'gerente') =>
  server.call('PUT', `/api/Management/Warranties/${String(number)}/state`, { ...as(user), body: wanted });

beforeAll(async () => {
  server = await aServer();
  await anOffice(server.database);
  for (const user of everybody) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

describe('asking for a warranty', () => {
  it('is for the company’s administrator', async () => {
    const statuses = await Promise.all(everybody.map(async (user) => (await request({}, user)).status));
    expect(statuses).toEqual([403, 403, 403, 200, 403, 403]);
    expect((await server.call('POST', '/api/Warranties', { body: body() })).status).toBe(401);
  });

  it('has its fields, and answers the same for the same key', async () => {
    expect(Object.keys(body()).sort()).toEqual(
      [
        ...[
          'productCode',
          'productId',
          'productBrandId',
          'productBrand',
          'quantity',
          'purchaseDocument',
          'vehicleBrand',
        ],
        ...['vehicle', 'engine', 'year', 'vehicleId', 'kilometrage', 'faultSequence', 'startUsing', 'endUsing'],
        ...['kilometrageInstalled', 'kilometrageUsed', 'kilometrageBreakage', 'notes'],
      ].sort(),
    );
    const headers = { 'idempotency-key': 'k1' };
    const first = await request({}, 'cliente.admin', headers);
    expect(z.safeParse(warrantyWire, first.json).error?.issues).toBeUndefined();
    expect(first.json).toMatchObject({ rmaNumber: expect.stringMatching(/^20\d\d-\d{8}$/), product: '6200-2RS' });
    expect((await request({}, 'cliente.admin', headers)).json).toEqual(first.json);
    expect((await request({ quantity: 2 }, 'cliente.admin', headers)).status).toBe(422);
  });

  it.each<readonly [string, object, readonly string[]]>([
    ['no product', { productId: '', productCode: '' }, ['productId']],
    ['a product that is unknown', { productId: 'ñ' }, ['productId']],
    ['no brand', { productBrandId: '' }, ['productBrandId']],
    ['nothing of it', { quantity: 0 }, ['quantity']],
    ['too much of it', { quantity: 1e30 }, ['quantity']],
    [
      'blank texts',
      { purchaseDocument: '', vehicleBrand: ' ', vehicle: '', notes: '\n' },
      ['purchaseDocument', 'vehicleBrand', 'vehicle', 'notes'],
    ],
    ['a year of nobody’s', { year: 1899 }, ['year']],
    ['a year as a text', { year: '2012' }, ['year']],
    ['no plate', { vehicleId: '' }, ['vehicleId']],
    ['what is no plate', { vehicleId: 'ÑÑÑ111' }, ['vehicleId']],
    ['dates that are none', { startUsing: '2025-02-30', endUsing: 'ayer' }, ['startUsing', 'endUsing']],
    ['an incident of 2024', { startUsing: '2024-01-01', endUsing: '2024-12-31' }, ['endUsing']],
    ['dates to come', { startUsing: '2999-01-01', endUsing: '2999-01-02' }, ['startUsing', 'endUsing']],
    ['an incident before', { startUsing: '2025-03-10' }, ['endUsing']],
    [
      'no kilometres',
      { kilometrage: 0, kilometrageInstalled: 0, kilometrageUsed: -1, kilometrageBreakage: 0.5 },
      ['kilometrageInstalled', 'kilometrageBreakage', 'kilometrageUsed', 'kilometrage'],
    ],
    ['a fault of nobody’s', { faultSequence: -1 }, ['faultSequence']],
    ['a field that is unknown', { state: 'Accepted' }, ['state']],
    ['nothing at all', { notes: undefined }, ['notes']],
  ])('refuses %s, and says where', async (_what, over, fields) => {
    const answer = await request(over);
    expect(answer.status).toBe(400);
    const errors = answer.json?.['errors'] as { readonly field: string; readonly message: string }[];
    expect(errors.map(({ field }) => field)).toEqual(fields);
    expect(errors.every(({ message }) => message !== '')).toBe(true);
  });
});

describe('a warranty’s way', () => {
  it('is set by staff, by number or id', async () => {
    const { id, rmaNumber } = (await request()).json ?? {};
    for (const user of ['vendedor', 'cliente.admin', 'cliente', 'otro']) {
      expect((await step(id, { state: 'Pending' }, user)).status).toBe(403);
    }
    expect((await step(rmaNumber, { state: 'Pending' })).json).toMatchObject({ currentTracking: { state: 'Pending' } });
    const again = await step(id, { state: 'Pending' }, 'admin');
    expect([again.status, again.json?.['title']]).toEqual([409, 'La garantía ya está en estado Pendiente']);
    expect((await step(id, { state: 'Accepted' })).json?.['errors']).toMatchObject([{ field: 'resolution' }]);
    expect((await step(id, { state: 'Accepted', resolution: 'Se repone' })).json).toMatchObject({
      resolution: 'Se repone',
    });
    for (const unknown of ['999', 'x', '2026-99999999', '99999-1']) {
      expect((await step(unknown, { state: 'Pending' })).status).toBe(404);
    }
    expect((await step(id, { state: 'Lost' })).status).toBe(400);
  });
});

describe('the services over HTTP', () => {
  it('answer as those of the server do', async () => {
    const callAs = (user: string) => createCall({ baseUrl: server.address, token: () => tokens[user] ?? null });
    const service = createWarrantyService(callAs('cliente.admin'));
    const management = createWarrantyManagementService(callAs('gerente'));
    const caller = callerOf(1);
    const asked = await service.request(caller, aWarranty(), 'service');
    if (!asked.ok) throw new Error(asked.val.code);
    const list = await service.list(caller);
    expect(list.ok && list.val[0]).toEqual(asked.val);
    expect((await service.request(caller, aWarranty({ notes: 'x' }), 'service')).val).toEqual({ code: 'key-reused' });
    expect((await service.request(caller, aWarranty({ plate: '1', quantity: 0 }), 'wrong')).val).toEqual({
      code: 'invalid-warranty',
      flaws: ['quantity-out-of-range', 'plate-wrong'],
    });
    const faults = await service.faultSequences(caller);
    expect(faults.ok && faults.val[0]).toEqual({ id: '2', title: 'Al colocarlo', detail: 'Nunca anduvo' });
    if (asked.val === null) throw new Error('it tells what it took');
    const number = parseDocumentNumber(asked.val.rmaNumber) ?? { id: asked.val.id };
    const change = (state: 'Pending' | 'Refused', resolution = '') =>
      management.changeState(caller, number, { state, resolution });
    expect((await change('Refused', 'x')).val).toEqual({
      code: 'warranty-state-not-allowed',
      from: 'Created',
      to: 'Refused',
    });
    expect((await change('Pending')).val).toMatchObject({ currentTracking: { state: 'Pending' } });
    const page = await management.page(caller, 1);
    expect(page.ok && page.val.warranties.find(({ id }) => id === asked.val?.id)).toMatchObject({
      detail: { plate: 'ABC123', fault: 'Con el tiempo', kilometrageUsed: 10_000, notes: 'Empezó a zumbar' },
      tracking: [{ state: 'Created' }, { state: 'Pending' }],
    });
    expect((await change('Refused')).val).toEqual({ code: 'resolution-missing' });
    expect(
      (await management.changeState(caller, { year: 1999, number: 1 }, { state: 'Pending', resolution: '' })).val,
    ).toEqual({
      code: 'warranty-not-found',
    });
  });
});
