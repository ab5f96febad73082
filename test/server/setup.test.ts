import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
        hasOwnName: false,
        hasOwnLogo: false,
        sendsMails: false,
        mailTest: null,
        products: 6,
        unpriced: 0,
        priceLists: 1,
        hasEquivalents: false,
        hasPrices: true,
      },
      ...{
        hasApplications: false,
        deliveryMethods: 1,
        customers: 2,
        withoutPrices: 0,
        withoutLogin: 0,
        hasOrders: false,
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
    expect(await facts()).toMatchObject({ customers: 3, withoutLogin: 1, unpriced: 1, hasPrices: true });
    // A price that is emptied is none.
    await server.database.query('update list_price set price = 0 where product_price_id = 2');
    expect(await facts()).toMatchObject({ unpriced: 2, hasCustomerWithPrices: true, hasCustomerWithLogin: true });
  });
});
