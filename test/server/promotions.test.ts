import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { filesWire, imagesWire } from '#adapters/wire/distributor.wire.ts';
import { offerLotsWire, offerValueQuantitiesWire, publicityWire } from '#adapters/wire/offers.wire.ts';
import { productGroupsWire } from '#adapters/wire/product-groups.wire.ts';
import { aServer, type TestServer } from './a-server.ts';

let server: TestServer;
const tokens: Record<string, string> = {};
const as = (user: string) => ({ token: tokens[user] ?? '' });
const get = (path: string, user = 'cliente') => server.call('GET', path, as(user));

interface Groups {
  readonly types: readonly { readonly name: string }[];
  readonly subTypes: readonly {
    readonly products: readonly {
      readonly code: string;
      readonly isDisabled: boolean;
      readonly prices: readonly { readonly cost: number; readonly productBrand: string; readonly offers: unknown[] }[];
    }[];
  }[];
}
const productsOf = async (path: string, user?: string) =>
  ((await get(path, user)).json as unknown as Groups).subTypes.flatMap(({ products }) => products);

beforeAll(async () => {
  server = await aServer();
  const { database } = server;
  await database.query(`update customer set allow_offers = false where external_code = 'C2'`);
  await database.query('insert into offer (product_price_id, min_quantity, percentage) values (1, 10, 5)');
  await database.query(
    'insert into offer (product_price_id, min_quantity, percentage, is_promotion) values (2, 1, 10, true)',
  );
  await database.query(`insert into offer_lot (title, price, gift_text) values ('Par', 2500, 'Grasa')`);
  await database.query(
    'insert into offer_lot_product (offer_lot_id, product_price_id, quantity) values (1, 1, 1), (1, 3, 1)',
  );
  await database.query(
    `insert into offer_value_quantity (parent_type_id, brand_id, min_quantity, percentage)
     select id, 1, 10, 5 from product_type where parent_id is null`,
  );
  await database.query(
    `insert into product_news (product_id, brand_id, created_at) values (5, 1, '2026-01-01'), (4, 1, '2026-02-01')`,
  );
  await database.query(
    `insert into stored_file (category, name, size) values ('Sliders', 'uno.svg', 1), ('Flyers', 'enero.svg', 5),
       ('Popups', 'aviso.svg', 6), ('OfferLots', '1.svg', 7), ('OfferValueQuantities', '1.svg', 8)`,
  );
  for (const user of ['admin', 'vendedor', 'cliente', 'otro']) tokens[user] = await server.signIn(user);
});
afterAll(() => server.close());

describe('offers', () => {
  it('have the shapes of the wire', async () => {
    for (const [call, wire] of [
      ['for-customer', productGroupsWire],
      ['lots-for-customer', offerLotsWire],
      ['value-quantity-for-customer', offerValueQuantitiesWire],
      ['publicity', publicityWire],
    ] as const) {
      const answer = await get(`/api/offers/${call}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect([call, z.safeParse(wire, answer.json).error?.issues]).toEqual([call, undefined]);
    }
  });

  it('are the products with an offer or a promotion, at the caller’s prices', async () => {
    const products = await productsOf('/api/Offers/for-customer');
    expect(products.map(({ code, prices }) => [code, prices[0]?.cost, prices[0]?.offers.length])).toEqual([
      ['6200-2RS', 1000, 1],
      ['6201-2RS', 1800, 0],
    ]);
    expect(products[0]?.prices[0]?.productBrand).toBe('SKF');
  });

  it('are combos with what they save, and how many are in the cart', async () => {
    await server.call('POST', '/api/ShoppingCarts', { ...as('cliente'), body: { offerLotId: '1', quantity: 2 } });
    expect((await get('/api/Offers/lots-for-customer')).json).toEqual([
      {
        id: '1',
        title: 'Par',
        completePrice: 4000,
        price: 2500,
        discount: 38,
        giftText: 'Grasa',
        image: '1.svg',
        quantity: 2,
        products: [
          { productId: '1', code: '6200-2RS', productBrandName: 'SKF', quantity: 1 },
          { productId: '3', code: '6202-2RS', productBrandName: 'SKF', quantity: 1 },
        ],
      },
    ]);
  });

  it('that have a picture are the publicity', async () => {
    expect((await get('/api/Offers/publicity')).json).toMatchObject([
      { type: 'OfferLot', id: '1', image: '1.svg' },
      { type: 'OfferValueQuantity', id: '1', image: '1.svg', productBrandId: '1' },
    ]);
  });

  it.each(['for-customer', 'lots-for-customer', 'value-quantity-for-customer', 'publicity'])(
    '%s is for users who may see offers',
    async (call) => {
      expect((await get(`/api/Offers/${call}`, 'otro')).status).toBe(403);
      expect((await server.call('GET', `/api/Offers/${call}`)).status).toBe(401);
      expect((await get(`/api/Offers/${call}`, 'vendedor')).status).toBe(200);
    },
  );
});

describe('an offer that a cart line names', () => {
  const order = (user: string, offerId: string) =>
    server.call('POST', '/api/ShoppingCarts', {
      token: tokens[user] ?? '',
      body: { productPriceId: '1', offerId, quantity: 10 },
    });

  it('is the row’s own, and for users who may see offers', async () => {
    expect((await order('cliente', '1')).status).toBe(200);
    expect((await order('cliente', '2')).json?.['code']).toBe('offer-not-found');
    expect((await order('otro', '1')).json?.['code']).toBe('offer-not-found');
  });
});

describe('news', () => {
  it('come newest first, to everybody signed in', async () => {
    const answer = await get('/api/product-news/for-customer', 'otro');
    expect(z.safeParse(productGroupsWire, answer.json).success).toBe(true);
    const codes = (await productsOf('/api/product-news/for-customer', 'otro')).map(({ code }) => code);
    expect(codes).toEqual(['6203-2RS', '6204-2RS']);
    expect((await server.call('GET', '/api/product-news/for-customer')).status).toBe(401);
  });
});

describe('lists of pictures', () => {
  it('are public for sliders and makers, and for nothing else', async () => {
    const sliders = await server.call('GET', '/api/public/images/SLIDERS');
    expect(sliders.json).toEqual([{ name: 'uno.svg' }]);
    const makers = await server.call('GET', '/api/public/images/Distributor');
    expect(z.safeParse(imagesWire, makers.json).success).toBe(true);
    expect((await server.call('GET', '/api/public/images/Flyers')).status).toBe(404);
  });

  it('are for everybody signed in for flyers and popups, and for nothing else', async () => {
    for (const category of ['Flyers', 'popups']) {
      const answer = await get(`/api/Files/${category}`, 'vendedor');
      expect(z.safeParse(filesWire, answer.json).success).toBe(true);
      expect(answer.json).toHaveLength(1);
      expect((await server.call('GET', `/api/Files/${category}`)).status).toBe(401);
    }
    expect((await get('/api/Files/Sliders')).status).toBe(404);
  });
});

describe('what is switched off', () => {
  it('is in no list of a customer or seller; staff see products marked', async () => {
    await server.database.query('update product_type set disabled = true where parent_id is null');
    // The rules of the distributor are read again when the catalogue moves.
    await server.database.query(`insert into catalogue_generation (generation, reason) values (99, 'prueba')`);
    await expect.poll(() => productsOf('/api/Offers/for-customer'), { timeout: 15_000 }).toEqual([]);
    expect(await productsOf('/api/product-news/for-customer', 'vendedor')).toEqual([]);
    for (const call of ['lots-for-customer', 'value-quantity-for-customer', 'publicity']) {
      expect((await get(`/api/Offers/${call}`)).json).toEqual([]);
    }
    const seen = await productsOf('/api/Offers/for-customer', 'admin');
    expect(seen.map(({ isDisabled }) => isDisabled)).toEqual([true, true]);
  }, 30_000);
});
