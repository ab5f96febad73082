import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSignalrConnection } from '#adapters/signalr/signalr-connection.ts';
import {
  customerConfigurationFromWire,
  customerConfigurationToWire,
  customerConfigurationWire,
} from '#adapters/wire/customer-configuration.wire.ts';
import type { LiveNotice } from '#core/live/event.ts';
import { asId } from '#core/shared/ids.ts';
import { aServer, type TestServer } from './a-server.ts';

const path = '/api/customer-configuration';
let server: TestServer;
const tokens: Record<string, string> = {};
beforeAll(async () => {
  server = await aServer();
  await server.database.query(`update customer set seller_id = 1, zone = 'Norte', zone_email = 'norte@example.com'`);
  await server.database.query(
    `insert into setting values ('whatsapp', '[{"id":"1","zone":"Norte","display":"11 5555","link":"https://wa.me/1"}]')`,
  );
  await server.database.query(
    `insert into special_discount (title, percentage, explanation) values ('Anticipado', 10, 'x')`,
  );
  for (const user of ['admin', 'gerente', 'vendedor', 'cliente', 'cliente.admin', 'otro']) {
    tokens[user] = await server.signIn(user);
  }
});
afterAll(() => server.close());

const call = (method: string, to: string, body?: unknown, user = 'cliente.admin', headers = {}) =>
  server.call(method, `${path}${to}`, {
    token: tokens[user] ?? '',
    headers,
    ...(body === undefined ? {} : { body }),
  });
const general = (percentage: unknown) => [{ percentage, productBrandId: null, productTypeId: null }];
const sellingPrice = async (user = 'cliente') => {
  const { json } = await server.call('POST', '/api/Products/search-by-text', {
    token: tokens[user] ?? '',
    body: { fulltextSearch: '6200-2RS', page: 1 },
  });
  return /"sellingPrice":(null|[\d.]+)/.exec(JSON.stringify(json))?.[1];
};
const special = async () =>
  (await server.call('GET', '/api/ShoppingCarts', { token: tokens['cliente'] ?? '' })).json?.['discount'];

describe('a company’s configuration', () => {
  it('is told by its names, and goes there and back', async () => {
    const { status, json } = await call('GET', '');
    expect(status).toBe(200);
    const read = z.safeParse(customerConfigurationWire, json);
    if (!read.success) throw new Error(read.error.message);
    expect(customerConfigurationToWire(customerConfigurationFromWire(read.data))).toEqual(json);
    expect(json).toMatchObject({
      eMail: 'uno@example.com',
      zone: 'Norte',
      zoneEmail: 'norte@example.com',
      zonePhone: '11 5555',
      zonePhoneLink: 'https://wa.me/1',
      sellerName: 'Vendedor',
      discounts: { discount1: 0, items: [] },
      includeIva: true,
      showSellingPrice: true,
      orderMails: ['Sent', 'InDelivery', 'Cancelled', 'CaseMessage'],
      specialDiscounts: [{ id: '1', title: 'Anticipado', include: false }],
    });
    expect(json?.['surcharges']).toMatchObject([
      { text: 'General', percentage: null, productBrandId: null, productTypeId: null, indented: false },
      { text: 'Rodamientos', indented: false },
      { text: 'Rodamientos de Rueda', indented: true },
      { text: 'SKF' },
    ]);
  });

  it('changes the prices of the whole company with the next call', async () => {
    expect(await sellingPrice()).toBe('1210');
    expect(await call('POST', '/include-iva/false')).toMatchObject({ status: 200, json: { includeIva: false } });
    expect(await sellingPrice()).toBe('1000');
    expect((await call('POST', '/surcharges', general(62.5))).status).toBe(200);
    expect(await sellingPrice()).toBe('1625');
    expect(await sellingPrice('cliente.admin')).toBe('1625');
    expect(await sellingPrice('otro')).toBe('1210');
    await call('POST', '/show-selling-price/false');
    expect(await sellingPrice()).toBe('null');
    await call('POST', '/show-selling-price/true');
    await server.call('POST', '/api/ShoppingCarts', {
      token: tokens['cliente'] ?? '',
      body: { productPriceId: '1', quantity: 2 },
    });
    expect(await special()).toBe(0);
    expect((await call('POST', '/special-discounts-included', ['1'])).json).toMatchObject([{ include: true }]);
    expect(await special()).toBe(200);
  });

  it('is told live to the company, its staff and nobody else', async () => {
    const notices: Record<string, LiveNotice[]> = { cliente: [], otro: [], admin: [] };
    const companies: Record<string, string | null> = { cliente: '1', otro: '2', admin: null };
    const links = await Promise.all(
      Object.entries(companies).map(
        ([user, company]) =>
          new Promise<{ close(): void }>((opened) => {
            const connection = createSignalrConnection({
              url: `${server.address}/hubs/portal`,
              token: () => tokens[user] ?? '',
            });
            const link = connection.open(company === null ? null : asId(company), {
              opened: () => opened(link),
              received: (notice) => notices[user]?.push(notice),
              closed: () => undefined,
            });
          }),
      ),
    );
    await call('POST', '/surcharges', general(20));
    await expect.poll(() => [notices['cliente']?.length, notices['admin']?.length]).toEqual([1, 1]);
    expect(notices['cliente']).toEqual([{ name: 'TermsChanged', facts: { customerId: '1', by: 'cliente.admin' } }]);
    expect(notices['otro']).toEqual([]);
    for (const link of links) link.close();
  });

  it('refuses a list that was changed since it was seen', async () => {
    const tags = (await call('GET', '')).json?.['tags'] as { surcharges: string };
    const seen = { 'if-match': `"${tags.surcharges}"` };
    expect((await call('POST', '/surcharges', general(30), 'cliente.admin', seen)).status).toBe(200);
    expect((await call('GET', '')).json).toMatchObject({ surchargesChanged: { by: 'cliente.admin' } });
    expect(await call('POST', '/surcharges', general(40), 'cliente.admin', seen)).toMatchObject({
      status: 412,
      json: {
        code: 'section-moved',
        title: 'cliente.admin guardó otros cambios acá mientras tanto. Lo tuyo sigue sin guardar',
      },
    });
  });

  it('says of which steps of its orders it is mailed, and staff see it on its page', async () => {
    const tags = (await call('GET', '')).json?.['tags'] as { orderMails: string };
    const seen = { 'if-match': `"${tags.orderMails}"` };
    expect(await call('POST', '/order-mails', ['Delivered', 'Sent'], 'cliente.admin', seen)).toMatchObject({
      status: 200,
      json: ['Sent', 'Delivered'],
    });
    expect((await call('POST', '/order-mails', [], 'cliente.admin', seen)).status).toBe(412);
    const page = await server.call('GET', '/api/Management/Customers/1', { token: tokens['gerente'] ?? '' });
    expect(page.json?.['orderMails']).toEqual(['Sent', 'Delivered']);
  });

  it('is changed by staff who act as the company, with both in the audit trail', async () => {
    const acting = await server.call('POST', '/api/Login/seller-as-customer', {
      token: tokens['vendedor'] ?? '',
      body: { customerId: '1' },
    });
    const answer = await server.call('POST', `${path}/include-iva/true`, { token: String(acting.json?.['token']) });
    expect(answer.status).toBe(200);
    const [entry] = await server.database.query(
      `select user_name, acted_by, facts from audit_entry where action = 'include-iva-changed' order by id desc limit 1`,
    );
    expect(entry).toEqual({ user_name: 'vendedor', acted_by: 'vendedor', facts: { customerId: '1', value: true } });
  });

  it.each([
    ['/surcharges', {}, ''],
    ['/surcharges', general(-1), '0.percentage'],
    ['/surcharges', general(1e30), '0.percentage'],
    ['/surcharges', general(1.234), 'percentage'],
    ['/surcharges', general('5'), '0.percentage'],
    ['/surcharges', [{ ...general(5)[0], surprise: 1 }], '0.surprise'],
    ['/surcharges', [...general(5), ...general(6)], 'productBrandId'],
    ['/surcharges', [{ percentage: 1, productBrandId: '999999999999', productTypeId: null }], 'productBrandId'],
    ['/surcharges', [{ percentage: 1, productBrandId: null, productTypeId: '😀' }], 'productBrandId'],
    ['/surcharges', Array.from({ length: 10_000 }, () => general(1)[0]), ''],
    ['/special-discounts-included', ['99'], 'id'],
    ['/special-discounts-included', [{}], '0'],
    ['/special-discounts-included', Array.from({ length: 10_000 }, () => '1'), ''],
    ['/order-mails', ['Lost'], '0'],
    ['/order-mails', 'Sent', ''],
    ['/order-mails', Array.from({ length: 7 }, () => 'Sent'), ''],
    ['/include-iva/quizás', undefined, 'value'],
    ['/show-selling-price/1', undefined, 'value'],
  ])('%s refuses what it cannot take', async (to, body, field) => {
    const answer = await call('POST', to, body);
    const errors = answer.json?.['errors'] as { readonly field: string }[];
    expect([answer.status, errors[0]?.field]).toEqual([400, field]);
  });

  it.each(['admin', 'gerente', 'vendedor', 'cliente', 'otro'])('is nothing for %s', async (user) => {
    for (const [method, to, body] of [
      ['GET', ''],
      ['POST', '/surcharges', []],
      ['POST', '/include-iva/true'],
      ['POST', '/order-mails', []],
      ['POST', '/special-discounts-included', []],
    ] as const) {
      expect((await call(method, to, body, user)).status).toBe(403);
    }
  });
});
