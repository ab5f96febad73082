import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createCall } from '#adapters/http/call.ts';
import { createProductManagementService } from '#adapters/http/product-management.ts';
import { managedProductToWire, managedProductWire } from '#adapters/wire/product-management.wire.ts';
import { everyProduct } from '#core/catalogue/management/managed-product.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

const path = '/api/Management/Products';
const manager = callerOf(0, { role: 'Manager', customerId: null });

let server: TestServer;
let token = '';
let service: ReturnType<typeof createProductManagementService>;
beforeAll(async () => {
  server = await aServer();
  token = await server.signIn('gerente');
  service = createProductManagementService(createCall({ baseUrl: server.address, token: () => token }));
});
afterAll(() => server.close());

const call = (method: string, to: string, body?: unknown, headers = {}) =>
  server.call(method, `${path}${to}`, { token, headers, ...(body === undefined ? {} : { body }) });
const found = async (text: string) => {
  const { json } = await server.call('POST', '/api/Products/search-by-text', {
    token,
    body: { fulltextSearch: text, page: 1 },
  });
  return JSON.stringify(json);
};
const first = async () => {
  const [listed] = (await service.page(manager, everyProduct, null)).unwrap().products;
  if (listed === undefined) throw new Error('no products');
  return (await service.one(manager, listed.id)).unwrap();
};

describe('products over the wire', () => {
  it('are made, found at once in the search, changed, discontinued and deleted', async () => {
    const like = await first();
    const made = (
      await service.create(manager, {
        ...like.details,
        code: '00WIRE-1',
        description: 'Prueba',
        purchaseCost: money('7.5'),
      })
    ).unwrap();
    expect(await service.one(manager, made.id)).toMatchObject({ val: { tag: made.tag } });
    expect(made.details.purchaseCost?.toFixed(2)).toBe('7.50');
    // The search's own thread follows a moment later.
    await expect.poll(() => found('00WIRE-1')).toContain('00WIRE-1');
    const twice = await service.create(manager, { ...like.details, code: '00wire-1' });
    expect(twice).toMatchObject({ val: { code: 'product-code-taken', id: made.id } });
    const changed = (
      await service.change(manager, made.id, made.tag, { ...made.details, description: 'Otra' })
    ).unwrap();
    expect(await service.change(manager, made.id, made.tag, made.details)).toMatchObject({
      val: { code: 'product-moved', by: 'gerente' },
    });
    expect((await service.setSale(manager, made.id, 'discontinued')).unwrap().details.sale).toBe('discontinued');
    expect(changed).toMatchObject({ details: { description: 'Otra' }, changed: { by: 'gerente' } });
    expect((await service.remove(manager, made.id)).ok).toBe(true);
    await expect.poll(() => found('00WIRE-1')).not.toContain('00WIRE-1');
    expect((await service.one(manager, made.id)).val).toEqual({ code: 'product-not-found' });
    expect((await service.choices(manager)).unwrap().brands.length).toBeGreaterThan(0);
  });

  it('refuse what is wrong with a sentence at its field, and change nothing', async () => {
    const { status, json } = await call('POST', '', { code: '', description: '' });
    expect(status).toBe(400);
    expect(json).toMatchObject({
      errors: [{ field: 'brandId' }, { field: 'code' }, { field: 'description' }, { field: 'typeId' }],
    });
    const held = await first();
    expect((await call('PUT', `/${held.id}`, {})).status).toBe(428);
    expect((await call('PUT', `/${held.id}`, { nada: 1 }, { 'if-match': '*' })).status).toBe(400);
    expect((await call('GET', '?after=nada')).status).toBe(400);
    expect((await call('GET', '/0')).status).toBe(404);
    expect((await call('GET', '/abc')).status).toBe(404);
    expect((await call('GET', '?typeId=abc&text=%25')).status).toBe(200);
    expect((await service.change(manager, asId('999999'), null, held.details)).val).toEqual({
      code: 'product-not-found',
    });
    expect((await first()).tag).toBe(held.tag);
  });

  it('keep their place in the store where a client says nothing of it', async () => {
    const held = await first();
    const placed = (
      await service.change(manager, held.id, held.tag, { ...held.details, storageLocation: 'A-03-2' })
    ).unwrap();
    const { storageLocation: _, ...details } = placed.details;
    const changed = (await service.change(manager, held.id, placed.tag, { ...details, position: 'Eje' })).unwrap();
    expect(changed.details).toMatchObject({ position: 'Eje', storageLocation: 'A-03-2' });
    const emptied = await service.change(manager, held.id, changed.tag, { ...held.details, storageLocation: '' });
    expect(emptied.unwrap().details.storageLocation).toBe('');
    // Nor does a server that knows nothing of places break who asks it.
    const { storageLocation: __, ...answered } = managedProductToWire(held).details;
    const read = z.parse(managedProductWire, { ...managedProductToWire(held), details: answered });
    expect(read.details.storageLocation).toBe('');
  });

  it('that are in a cart are not deleted: it says to discontinue them', async () => {
    const held = await first();
    const customer = await server.signIn('cliente.admin');
    const { json } = await server.call('POST', '/api/Products/search-by-text', {
      token: customer,
      body: { productIds: [held.id], page: 1 },
    });
    const [row] = /"productPriceId":"?(\d+)/.exec(JSON.stringify(json))?.slice(1) ?? [];
    await server.call('POST', '/api/ShoppingCarts', { token: customer, body: { productPriceId: row, quantity: 12 } });
    const refused = await call('DELETE', `/${held.id}`);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.json)).toContain('Discontinualo');
  });
});
