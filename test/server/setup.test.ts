import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setupStepNote } from '#adapters/texts/setup.es.ts';
import { setupFactsWire } from '#adapters/wire/setup.wire.ts';
import { sayable } from '#core/distributor/blank-distributor.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
let admin = '';
beforeAll(async () => {
  server = await aServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());
const facts = async () => (await server.call('GET', '/api/Management/Setup', { token: admin })).json;

describe('what there is of a shop', () => {
  it('is told to administrators, by what is published', async () => {
    expect(await facts()).toEqual({
      ...{
        unsaid: sayable,
        sendsMails: false,
        knowsAddress: false,
        mailTest: null,
        products: 6,
        unpriced: 0,
        priceLists: 1,
        hasEquivalents: false,
        hasPrices: true,
        brandsWithoutSegment: 0,
      },
      ...{
        hasApplications: false,
        deliveryMethods: 1,
        customers: 2,
        withoutPrices: 0,
        withoutAccess: 0,
        tellsOrders: false,
        hasOrders: false,
        mailed: { comunication: [], orders: [], demands: [], waranties: [], payments: [] },
        zoneFirst: [],
        hasCustomerWithPrices: true,
        hasCustomerWithLogin: true,
      },
      backups: 'with-the-data',
    });
    const token = await server.signIn('gerente');
    expect((await server.call('GET', '/api/Management/Setup', { token })).status).toBe(403);
  });

  it('counts who cannot sign in and what has no price', async () => {
    await server.database.query(
      `insert into customer (external_code, name, price_list_id, email) values ('C3', 'Tres', 1, '')`,
    );
    await server.database.query('delete from list_price where product_price_id = 1');
    expect(await facts()).toMatchObject({ customers: 3, withoutAccess: 1, unpriced: 1, hasPrices: true });
    // A price that is emptied is none.
    await server.database.query('update list_price set price = 0 where product_price_id = 2');
    expect(await facts()).toMatchObject({ unpriced: 2, hasCustomerWithPrices: true, hasCustomerWithLogin: true });
  });

  it('counts vehicle brands with models that stand in no segment', async () => {
    const brand = (key: string) =>
      server.database.query(`insert into vehicle_brand (name, name_key, generation) values ($1, $1, 1)`, [key]);
    await brand('vacia');
    expect(await facts()).toMatchObject({ brandsWithoutSegment: 0 });
    await brand('perdida');
    await server.database.query(
      `insert into vehicle (vehicle_brand_id, name, name_key, generation)
       select id, 'Uno', 'uno', 1 from vehicle_brand where name_key = 'perdida'`,
    );
    expect(await facts()).toMatchObject({ brandsWithoutSegment: 1 });
  });

  it('says whether somebody of the distributor is told of orders', async () => {
    const keep = (group: object) =>
      server.database.query(
        `insert into setting (key, value) values ('mail.orders', $1::jsonb) on conflict (key) do update set value = excluded.value`,
        [JSON.stringify(group)],
      );
    await server.database.query(`update app_user set email = 'ana@example.com' where role = 'Admin'`);
    await keep({ accounts: ['pedidos@example.com'] });
    expect(await facts()).toMatchObject({
      tellsOrders: true,
      mailed: { orders: ['pedidos@example.com'], demands: ['ana@example.com'], payments: ['ana@example.com'] },
    });
    // The account of the zone is somebody once a customer has one.
    await keep({ accounts: [], sendToZoneAccount: true });
    expect(await facts()).toMatchObject({ tellsOrders: false });
    await server.database.query(`update customer set zone_email = 'norte@example.com' where id = 1`);
    expect(await facts()).toMatchObject({ tellsOrders: true, zoneFirst: ['orders'] });
    // Who is named gets it beside the zone.
    await keep({ accounts: ['pedidos@example.com'], sendToZoneAccount: true });
    expect(await facts()).toMatchObject({ tellsOrders: true, zoneFirst: [] });
    await server.database.query(
      `insert into setting (key, value) values ('mail.demands', '{"accounts": [], "sendToZoneAccount": true}')
         on conflict (key) do update set value = excluded.value`,
    );
    const setupFacts = await facts();
    expect(setupFacts).toMatchObject({ mailed: { demands: ['ana@example.com'] }, zoneFirst: ['demands'] });
    expect(setupStepNote('order-mails', setupFactsWire.parse(setupFacts))).toContain(
      'reclamos: la cuenta de la zona; donde no hay, ana@example.com',
    );
  });
});
