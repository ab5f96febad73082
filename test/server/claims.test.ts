import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createCall } from '#adapters/http/call.ts';
import { createClaimManagementService } from '#adapters/http/claim-management.ts';
import { createClaimService } from '#adapters/http/claims.ts';
import { claimWire, managedClaimWire } from '#adapters/wire/claims.wire.ts';
import { formatNumber } from '#core/orders/number.ts';
import { aClaim, aClaimedProduct } from '#test/builders/claim.builder.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { anOffice } from '#test/builders/office.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const as = (user: string) => ({ token: tokens[user] ?? '' });
const everybody = ['admin', 'gerente', 'vendedor', 'cliente.admin', 'cliente', 'otro'];

const body = (over: object = {}) => ({
  origin: 'Factura',
  reason: 'Faltante',
  purchaseDate: '2025-03-09',
  purchaseDocument: 'A 00001-00000007',
  note: 'Faltó uno',
  products: [
    { productId: '1', productCode: '6200-2RS', productBrandId: '1', productBrandName: 'SKF', quantity: 2 },
    { productId: 2, productBrandId: 1, quantity: 1 },
  ],
  ...over,
});
const open = (over: object = {}, user = 'cliente.admin', key?: string) =>
  server.call('POST', '/api/Demands', {
    ...as(user),
    body: body(over),
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const end = (id: unknown, ending: unknown, user = 'gerente') =>
  server.call('PUT', `/api/Management/Demands/${String(id)}/state`, { ...as(user), body: ending });
const associate = (demandId: unknown, externalCode: string) =>
  server.call('POST', '/api/Management/Demands/associate', { ...as('gerente'), body: { demandId, externalCode } });

beforeAll(async () => {
  server = await aServer();
  await anOffice(server.database);
  for (const user of everybody) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

describe('opening a claim', () => {
  it('is for the company’s administrator', async () => {
    const statuses = await Promise.all(everybody.map(async (user) => (await open({}, user)).status));
    expect(statuses).toEqual([403, 403, 403, 200, 403, 403]);
    expect((await server.call('POST', '/api/Demands', { body: body() })).status).toBe(401);
  });

  it('answers the claim, and the same one for the same key', async () => {
    const first = await open({}, 'cliente.admin', 'k1');
    expect(z.safeParse(claimWire, first.json).error?.issues).toBeUndefined();
    expect(first.json).toMatchObject({
      number: expect.stringMatching(/^20\d\d-\d{8}$/),
      currentTracking: { state: 'Created' },
      products: [{ productCode: '6200-2RS' }, { productCode: '6201-2RS' }],
    });
    expect((await open({}, 'cliente.admin', 'k1')).json).toEqual(first.json);
    const another = await open({ note: 'Otra' }, 'cliente.admin', 'k1');
    expect([another.status, another.json?.['code']]).toEqual([422, 'key-reused']);
  });

  it.each<readonly [string, object, readonly string[]]>([
    ['a blank origin', { origin: ' ' }, ['origin']],
    ['an origin of nobody’s', { origin: 'Remito' }, ['origin']],
    ['a reason of nobody’s', { reason: 'x' }, ['reason']],
    ['a date before 2024', { purchaseDate: '2023-12-31' }, ['purchaseDate']],
    ['a day that is none', { purchaseDate: '2025-02-30' }, ['purchaseDate']],
    ['a day to come', { purchaseDate: '2999-01-01' }, ['purchaseDate']],
    ['a date that is a number', { purchaseDate: 20250101 }, ['purchaseDate']],
    ['blank texts', { purchaseDocument: '', note: '\n' }, ['purchaseDocument', 'note']],
    ['an endless note', { note: 'ñ'.repeat(1001) }, ['note']],
    ['a note without any end', { note: 'x'.repeat(20_001) }, ['note']],
    ['no products', { products: [] }, ['products']],
    [
      'ten thousand products',
      { products: Array(10_000).fill({ productId: 1, productBrandId: 1, quantity: 1 }) },
      ['products'],
    ],
    [
      'nothing of a product',
      { products: [{ productId: '1', productBrandId: '1', quantity: 0 }] },
      ['products.0.quantity'],
    ],
    ['half a product', { products: [{ productId: '1', productBrandId: '1', quantity: 0.5 }] }, ['products.0.quantity']],
    [
      'too much of it',
      { products: [{ productId: '1', productBrandId: '1', quantity: 1e30 }] },
      ['products.0.quantity'],
    ],
    [
      'a product that is unknown',
      { products: [{ productId: 'ñ', productBrandId: '1', quantity: 1 }] },
      ['products.0.productId'],
    ],
    [
      'no product',
      { products: [{ productId: '', productBrandId: '', quantity: 1 }] },
      ['products.0.productId', 'products.0.productBrandId'],
    ],
    [
      'a product twice',
      { products: [1, 2].map((quantity) => ({ productId: 1, productBrandId: 1, quantity })) },
      ['products.1.productId'],
    ],
    ['a field that is unknown', { state: 'Accepted' }, ['state']],
  ])('refuses %s, and says where', async (_what, over, fields) => {
    const answer = await open(over);
    expect(answer.status).toBe(400);
    const errors = answer.json?.['errors'] as { readonly field: string; readonly message: string }[];
    expect(errors.map(({ field }) => field)).toEqual(fields);
    expect(errors.every(({ message }) => message !== '')).toBe(true);
  });
});

describe('ending a claim', () => {
  it('is for staff, and once', async () => {
    const { id } = (await open()).json ?? {};
    await associate(id, 'F-1');
    const ending = { state: 'Accepted', resolution: 'Va nota de crédito' };
    const others = ['vendedor', 'cliente.admin', 'cliente', 'otro'];
    expect(await Promise.all(others.map(async (user) => (await end(id, ending, user)).status))).toEqual(
      Array(4).fill(403),
    );
    const done = await end(id, ending, 'admin');
    expect(z.safeParse(managedClaimWire, done.json).error?.issues).toBeUndefined();
    expect(done.json).toMatchObject({ resolution: 'Va nota de crédito', currentTracking: { state: 'Accepted' } });
    const again = await end(id, { state: 'Refused', resolution: 'No' });
    expect([again.status, again.json?.['title']]).toEqual([
      409,
      'Un reclamo en estado Aceptado no puede pasar a Rechazado',
    ]);
  });

  it('needs a way there, a resolution and a claim', async () => {
    const { id } = (await open()).json ?? {};
    expect((await end(id, { state: 'Refused', resolution: 'No' })).json?.['code']).toBe('claim-state-not-allowed');
    expect((await end(id, { state: 'InProgress', resolution: 'x' })).status).toBe(409);
    await associate(id, 'F-2');
    const blank = await end(id, { state: 'Refused', resolution: ' ' });
    expect([blank.status, blank.json?.['errors']]).toMatchObject([400, [{ field: 'resolution' }]]);
    expect((await end(id, { state: 'Refused' })).status).toBe(400);
    expect((await end(id, { state: 'Refused', resolution: 'x'.repeat(1001) })).status).toBe(400);
    expect((await end(id, { state: 'Lost', resolution: 'x' })).status).toBe(400);
    for (const unknown of ['999', 'x', '99999999999999999999', '%00']) {
      const answer = await end(unknown, { state: 'Refused', resolution: 'x' });
      expect([400, 404]).toContain(answer.status);
    }
  });
});

describe('the services over HTTP', () => {
  it('answer as those of the server do', async () => {
    const callAs = (user: string) => createCall({ baseUrl: server.address, token: () => tokens[user] ?? null });
    const service = createClaimService(callAs('cliente.admin'));
    const management = createClaimManagementService(callAs('gerente'));
    const caller = callerOf(1);
    const claim = aClaim({ purchaseDate: '2025-03-09' });
    const opened = await service.open(caller, claim, 'service');
    if (!opened.ok) throw new Error(opened.val.code);
    const page = await service.page(caller, 1);
    expect(page.ok && page.val.claims[0]).toEqual(opened.val);
    expect(await service.open(caller, { ...claim, note: 'x' }, 'service')).toMatchObject({
      val: { code: 'key-reused' },
    });
    const wrong = await service.open(caller, { ...claim, origin: '', products: [aClaimedProduct(1, 0)] }, 'wrong');
    expect(wrong.val).toEqual({
      code: 'invalid-claim',
      flaws: [
        { code: 'origin-missing', place: null },
        { code: 'quantity-out-of-range', place: 0 },
      ],
    });
    if (opened.val === null) throw new Error('it tells what it opened');
    expect((await service.find(caller, opened.val)).val).toEqual(opened.val);
    for (const number of [4, 99]) {
      expect((await service.find(caller, { year: 2026, number })).val).toEqual({ code: 'claim-not-found' });
    }
    const origins = await service.origins(caller);
    expect(origins.ok && origins.val.map(({ name }) => name)).toEqual(['Pedido', 'Factura']);
    const reasons = await service.reasons(caller);
    expect(reasons.ok && reasons.val[0]).toMatchObject({ name: 'Faltante' });

    const { id } = opened.val;
    expect((await management.resolve(caller, { id }, { state: 'Accepted', resolution: 'x' })).val).toEqual({
      code: 'claim-state-not-allowed',
      from: 'Created',
      to: 'Accepted',
    });
    const associated = await management.associate(caller, opened.val, 'F-7');
    expect(associated.ok && associated.val).toMatchObject({ externalCode: 'F-7', note: claim.note });
    expect((await management.associate(caller, { id }, 'F-8')).val).toEqual({
      code: 'claim-associated',
      externalCode: 'F-7',
    });
    const ended = await management.resolve(caller, { id }, { state: 'Refused', resolution: 'Fuera de término' });
    expect(ended.ok && ended.val.tracking.map(({ state }) => state)).toEqual(['Created', 'InProgress', 'Refused']);
    const managed = await management.page(caller, 1);
    expect(managed.ok && managed.val.claims.find((one) => one.id === id)).toMatchObject({
      customerName: 'Uno',
      resolution: 'Fuera de término',
    });
    expect(formatNumber(opened.val)).toMatch(/^20\d\d-\d{8}$/);
  });
});
