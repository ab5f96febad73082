import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  customerDetailsToWire,
  customerPageWire,
  managedCustomerFromWire,
  managedCustomerToWire,
  managedCustomerWire,
} from '#adapters/wire/customer-management.wire.ts';
import { aCustomer } from '#test/builders/customer.builder.ts';
import { aServer, type TestServer } from './a-server.ts';

const path = '/api/Management/Customers';
let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await aServer();
  await server.database.query(`insert into price_list (name) values ('Lista 2')`);
  await server.database.query(
    `insert into list_price (product_price_id, price_list_id, generation, price)
     select product_price_id, 2, generation, price * 2 from list_price where price_list_id = 1`,
  );
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente', 'cliente.admin']) {
    tokens[user] = await server.signIn(user);
  }
});
afterAll(() => server.close());

const call = (method: string, to: string, body?: unknown, user = 'admin', headers = {}) =>
  server.call(method, `${path}${to}`, {
    token: tokens[user] ?? user,
    headers,
    ...(body === undefined ? {} : { body }),
  });
const body = (over: object = {}) => ({ ...customerDetailsToWire(aCustomer()), ...over });
const logins = (name: string) => ({ adminLogin: `${name}.admin`, userLogin: name });
const made = async (over: object) => {
  const answer = await call('POST', '', body({ cuit: '', ...over }));
  expect(answer.status).toBe(201);
  return { id: String(answer.json?.['id']), tag: answer.headers.get('etag') ?? '' };
};
const issued = async (id: string, kind: string) => {
  const { json } = await server.call('POST', `/api/Customers/${id}/credentials/${kind}`, {
    token: tokens['admin'] ?? '',
  });
  return { userName: String(json?.['login']), password: String(json?.['password']) };
};
const signIn = async (who: { userName: string; password: string }) => {
  const { status, json } = await server.call('POST', '/api/Login/authenticate', { body: who });
  return { status, token: String(json?.['token']) };
};
const prices = async (token: string) => {
  const { json } = await server.call('POST', '/api/Products/search-by-text', {
    token,
    body: { fulltextSearch: '6200-2RS', page: 1 },
  });
  const [, cost, list] = /"cost":([\d.]+).*?"listPrice":([\d.]+)/.exec(JSON.stringify(json)) ?? [];
  return { list: Number(list), cost: Number(cost) };
};

describe('an administrator’s customers', () => {
  it('go there and back by their names', async () => {
    const answer = await call('POST', '', body());
    expect(answer.status).toBe(201);
    const read = z.safeParse(managedCustomerWire, answer.json);
    if (!read.success) throw new Error(read.error.message);
    expect(managedCustomerToWire(managedCustomerFromWire(read.data))).toEqual(answer.json);
    const again = await call('GET', `/${answer.json?.['id']}`);
    expect(again.json).toEqual(answer.json);
    expect(again.headers.get('etag')).toBe(`"${answer.json?.['tag']}"`);
    expect(answer.headers.get('location')).toBe(`${path}/${answer.json?.['id']}`);
  });

  it('are in the zone that is known, with any capitals, and have its WhatsApp', async () => {
    const zoned = (id: string, tag: string, name: string, zone: string) =>
      call('PUT', `/${id}`, body({ code: name, name, cuit: '', ...logins(name), zone }), 'admin', { 'if-match': tag });
    const contacts = [{ zone: 'Zona Única', display: '11 5874-9895', link: 'https://wa.me/5491158749895' }];
    await server.database.query(
      `insert into setting (key, value) values ('whatsapp', $1)
      on conflict (key) do update set value = excluded.value`,
      [JSON.stringify(contacts.map((each) => ({ id: '1', ...each })))],
    );
    const one = await made({ code: 'zona.a', name: 'zona.a', ...logins('zona.a'), zone: 'zona unica' });
    const other = await made({ code: 'zona.b', name: 'zona.b', ...logins('zona.b'), zone: 'Puna' });
    expect((await call('GET', `/${one.id}`)).json).toMatchObject({ details: { zone: 'Zona Única' } });
    const renamed = await zoned(other.id, other.tag, 'zona.b', 'PUNA');
    expect(renamed.json).toMatchObject({ details: { zone: 'PUNA' } });
    const moved = await zoned(other.id, renamed.headers.get('etag') ?? '', 'zona.b', 'ZONA UNICA');
    expect(moved.json).toMatchObject({ details: { zone: 'Zona Única' } });
    // What was written by SQL is another: its WhatsApp is the same.
    await server.database.query(`update customer set zone = 'zona unica' where id = $1`, [Number(other.id)]);
    const token = (await signIn(await issued(other.id, 'admin'))).token;
    const { json } = await server.call('GET', '/api/customer-configuration', { token });
    expect(json).toMatchObject({ zone: 'zona unica', zonePhone: '11 5874-9895' });
  });

  it('keep other e-mails of which a client says nothing', async () => {
    const otherEmails = [{ address: 'pagos@otros.example', gets: 'account' }];
    const { id, tag } = await made({ code: 'OTROS', name: 'Otros', ...logins('otros'), otherEmails });
    const { otherEmails: _, ...fields } = body({ code: 'OTROS', name: 'Otros', cuit: '', ...logins('otros') });
    const changed = await call('PUT', `/${id}`, { ...fields, town: 'Salta' }, 'admin', { 'if-match': tag });
    expect(changed.json).toMatchObject({ details: { town: 'Salta', otherEmails } });
    const emptied = await call('PUT', `/${id}`, { ...fields, otherEmails: [] }, 'admin', { 'if-match': '*' });
    expect(emptied.json).toMatchObject({ details: { otherEmails: [] } });
  });

  it('keep telephone and other addresses of which a client says nothing', async () => {
    const centro = {
      ...{ name: 'Sucursal Centro', address: 'Belgrano 120', town: 'Paraná', province: '', postcode: '3100' },
      remark: 'Timbre 2',
    };
    const given = { code: 'SUC', name: 'Con sucursales', cuit: '', ...logins('suc') };
    const { id, tag } = await made({ ...given, phone: ' 343  455-1234 ', otherAddresses: [centro] });
    const { phone: _, otherAddresses: __, ...fields } = body(given);
    const changed = await call('PUT', `/${id}`, { ...fields, town: 'Salta' }, 'admin', { 'if-match': tag });
    const details = { town: 'Salta', phone: '343 455-1234', otherAddresses: [centro] };
    expect(changed.json).toMatchObject({ details });
    const emptied = { ...fields, phone: '', otherAddresses: [] };
    expect((await call('PUT', `/${id}`, emptied, 'admin', { 'if-match': '*' })).json).toMatchObject({
      details: { phone: '', otherAddresses: [] },
    });
    const wrong = { ...fields, otherAddresses: [centro, { ...centro, name: 'sucursal centro', address: '' }] };
    expect(await call('PUT', `/${id}`, wrong, 'admin', { 'if-match': '*' })).toMatchObject({
      status: 400,
      json: {
        code: 'customer-invalid',
        errors: [{ field: 'otherAddresses.1.name' }, { field: 'otherAddresses.1.address' }],
      },
    });
  });

  it('a new one signs in with what is issued, sees its own prices and orders', async () => {
    const { id } = await made({
      code: 'NUEVO',
      name: 'Nuevo',
      ...logins('nuevo'),
      priceListId: '2',
      discounts: [10, 5],
      discountItems: [{ brandId: '1', typeId: null, percentage: 50, text: '' }],
    });
    for (const password of ['', 'demo', 'x']) {
      expect((await signIn({ userName: 'nuevo', password })).status).not.toBe(200);
    }
    const looked = await server.call('GET', `/api/Customers/${id}/credentials`, { token: tokens['admin'] ?? '' });
    expect(looked.json).toMatchObject({
      adminLogin: 'nuevo.admin',
      adminPassword: null,
      adminHidden: 'none',
      userLogin: 'nuevo',
      userPassword: null,
      userHidden: 'none',
    });
    const { token } = await signIn(await issued(id, 'user'));
    expect(await prices(token)).toEqual({ list: 2000, cost: 855 });
    const put = { productPriceId: '1', quantity: 2 };
    expect((await server.call('POST', '/api/ShoppingCarts', { token, body: put })).status).toBe(200);
    const order = await server.call('POST', '/api/Orders', {
      token,
      body: { deliveryMethodId: 1, notes: '' },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(order).toMatchObject({ status: 200, json: { total: 1710 } });
    expect((await call('GET', `/${id}`)).json?.['lastOrder']).not.toBeNull();
    expect((await signIn(await issued(id, 'admin'))).status).toBe(200);
  });

  it('a change is at once in a cart that is open, in offers and in what may be ordered', async () => {
    const { id, tag } = await made({ code: 'CAMBIA', ...logins('cambia') });
    const { token } = await signIn(await issued(id, 'user'));
    await server.call('POST', '/api/ShoppingCarts', { token, body: { productPriceId: '1', quantity: 1 } });
    const me = async () => (await server.call('GET', '/api/Login/me', { token })).json;
    const cart = async () => (await server.call('GET', '/api/ShoppingCarts', { token })).json;
    expect((await cart())?.['subtotal']).toBe(1000);
    expect(await me()).toMatchObject({ allowOffers: true });
    const stopped = {
      code: 'CAMBIA',
      cuit: '',
      ...logins('cambia'),
      discounts: [20],
      allowOffers: false,
      state: 'Blocked',
    };
    const changed = await call('PUT', `/${id}`, body(stopped), 'admin', { 'if-match': tag });
    expect(changed).toMatchObject({ status: 200, json: { changed: { by: 'admin' } } });
    expect(await cart()).toMatchObject({ subtotal: 800, orderBlock: { state: 'Blocked' } });
    await expect.poll(async () => (await me())?.['allowOffers']).toBe(false);
    expect((await server.call('GET', '/api/Offers/publicity', { token })).status).toBe(403);

    const stale = await call('PUT', `/${id}`, body({ ...stopped, town: 'x' }), 'admin', { 'if-match': tag });
    expect(stale).toMatchObject({ status: 412, json: { code: 'customer-moved', facts: { by: 'admin' } } });
    expect(String(stale.json?.['title'])).toContain('admin cambió este cliente mientras tanto');
    expect((await call('PUT', `/${id}`, body(stopped))).status).toBe(428);
    const unknown = await call('PUT', `/${id}`, body({ ...stopped, state: 'Loquesea' }), 'admin', { 'if-match': '*' });
    expect(unknown.status).toBe(400);
    expect(JSON.stringify(unknown.json)).toContain('Ese estado no existe');
    expect((await call('PUT', '/99999', body(), 'admin', { 'if-match': tag })).status).toBe(404);
    const over = await call('PUT', `/${id}`, body({ ...stopped, state: 'Inactive' }), 'admin', { 'if-match': '*' });
    expect(over.status).toBe(200);
    expect((await server.call('GET', '/api/Login/me', { token })).status).toBe(401);
  });

  it('the limit of credit informs: what is owed is told, and orders go on over it', async () => {
    const { id } = await made({ code: 'LIMITE', ...logins('limite'), creditLimit: 500 });
    await server.database.query(
      `insert into account_document (customer_id, letter, point_of_sale, number, date, expiration, total, debt, finished)
       values ($1, 'A', 9, 1, '2026-01-01', '2026-02-01', 900, 620.5, false), ($1, 'A', 9, 2, '2026-01-01', '2026-02-01', 70, 70, true)`,
      [Number(id)],
    );
    expect((await call('GET', `/${id}`)).json).toMatchObject({ debt: 620.5, details: { creditLimit: 500 } });
    const { token } = await signIn(await issued(id, 'user'));
    await server.call('POST', '/api/ShoppingCarts', { token, body: { productPriceId: '1', quantity: 1 } });
    const order = await server.call('POST', '/api/Orders', {
      token,
      body: { deliveryMethodId: 1, notes: '' },
      headers: { 'idempotency-key': randomUUID() },
    });
    expect(order.status).toBe(200);
  });

  it.each<[object, string]>([
    [{ code: '' }, 'code'],
    [{ name: '   ' }, 'name'],
    [{ cuit: '20-26756539-2' }, 'cuit'],
    [{ priceListId: null }, 'priceListId'],
    [{ priceListId: '99' }, 'priceListId'],
    [{ sellerId: 'nadie' }, 'sellerId'],
    [{ discounts: [101] }, 'discounts.0'],
    [{ discounts: [1, 2, 3, 4, 5, 6] }, 'discounts'],
    [{ discountItems: [{ brandId: '999', typeId: null, percentage: 1 }] }, 'discountItems.0'],
    [{ discountItems: [{ percentage: 1 }] }, 'discountItems.0'],
    [{ creditLimit: -1 }, 'creditLimit'],
    [{ email: 'nada' }, 'email'],
    [{ userLogin: 'Con Espacio' }, 'userLogin'],
    [{ surprise: 1 }, 'surprise'],
  ])('%j is refused at its field', async (over, field) => {
    const mended = body({ code: 'MAL', cuit: '', ...logins('mal'), ...over });
    const answer = await call('POST', '', mended);
    const errors = answer.json?.['errors'] as { readonly field: string }[];
    expect([answer.status, errors[0]?.field]).toEqual([400, field]);
    expect((await call('GET', '?text=mal')).json?.['customers']).toEqual([]);
  });

  it('what another customer has is told with whose it is', async () => {
    expect(await call('POST', '', body({ code: 'OTRO', ...logins('otro2') }))).toMatchObject({
      status: 409,
      json: { code: 'customer-cuit-taken', title: 'Ya hay un cliente con ese CUIT: C-100 Repuestos Ñandú S.R.L.' },
    });
    expect(await call('POST', '', body({ code: 'C1', cuit: '', ...logins('otro2') }))).toMatchObject({
      status: 409,
      json: { code: 'customer-code-taken', facts: { id: '1', name: 'Uno' } },
    });
    expect(await call('POST', '', body({ code: 'OTRO', cuit: '', ...logins('cliente') }))).toMatchObject({
      status: 409,
      json: { code: 'customer-login-taken' },
    });
  });

  it('are listed for management, page after page', async () => {
    const page = await call('GET', '?text=c-100', undefined, 'gerente');
    expect(z.safeParse(customerPageWire, page.json).success).toBe(true);
    expect(page.json?.['customers']).toMatchObject([{ externalCode: 'C-100' }]);
    expect((await call('GET', '?after=nada')).status).toBe(400);
    expect((await call('GET', '?nada=1')).status).toBe(400);
  });

  it.each(['gerente', 'vendedor', 'cliente', 'cliente.admin'])('%s makes and changes none', async (user) => {
    expect((await call('POST', '', body(), user)).status).toBe(403);
    expect((await call('PUT', '/1', body(), user, { 'if-match': '*' })).status).toBe(403);
    const reads = user === 'gerente' ? 200 : 403;
    for (const to of ['', '/choices']) expect((await call('GET', to, undefined, user)).status).toBe(reads);
  });

  it('one is read by management, and by the seller who has it: another’s is not there', async () => {
    const { id: own } = await made({ code: 'PROPIO', name: 'Propio', sellerId: '1', ...logins('propio') });
    const whole = await call('GET', `/${own}`);
    expect(whole.json).toMatchObject({ priceListName: 'Lista 1', sellerName: expect.stringMatching(/./) });
    expect(whole.json).toMatchObject({ changed: { by: 'admin' } });
    expect((await call('GET', `/${own}`, undefined, 'gerente')).json).toEqual(whole.json);
    // Who changed it is no seller's to know.
    expect((await call('GET', `/${own}`, undefined, 'vendedor')).json).toEqual({ ...whole.json, changed: null });
    const { id } = await made({ code: 'DE-NADIE', name: 'De nadie', sellerId: null, ...logins('de-nadie') });
    expect((await call('GET', `/${id}`, undefined, 'gerente')).json).toMatchObject({ sellerName: '' });
    const refused = [
      await call('GET', `/${id}`, undefined, 'vendedor'),
      await call('GET', '/99999', undefined, 'vendedor'),
    ];
    expect(refused.map(({ status, json }) => [status, json?.['code'], json?.['title']])).toEqual(
      Array(2).fill([404, 'customer-not-found', refused[0]?.json?.['title']]),
    );
    for (const user of ['cliente', 'cliente.admin'])
      expect((await call('GET', '/1', undefined, user)).status).toBe(403);
  });
});
