import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCall } from '#adapters/http/call.ts';
import { createContactService } from '#adapters/http/contact.ts';
import { createFileService } from '#adapters/http/files.ts';
import { createNewsService } from '#adapters/http/news.ts';
import { createOfferService } from '#adapters/http/offers.ts';
import { createPublicService } from '#adapters/http/public.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { aServer, type TestServer } from '#test/server/a-server.ts';

let server: TestServer;
let token: string | null = null;
const caller = callerOf(1);
const call = () => createCall({ baseUrl: server.address, token: () => token });

beforeAll(async () => {
  server = await aServer();
  const { database } = server;
  await database.query('insert into offer (product_price_id, min_quantity, percentage) values (1, 10, 5)');
  await database.query(`insert into offer_lot (title, price) values ('Par', 1200.5)`);
  await database.query(
    'insert into offer_lot_product (offer_lot_id, product_price_id, quantity) values (1, 1, 1), (1, 2, 1)',
  );
  await database.query('insert into offer_value_quantity (brand_id, min_value, percentage) values (1, 400000.5, 3.5)');
  await database.query('insert into product_news (product_id, brand_id) values (3, 1)');
  await database.query(
    `insert into stored_file (category, name, size) values ('Flyers', 'enero.svg', 5), ('OfferLots', '1.svg', 1), ('Sliders', 'a.svg', 1)`,
  );
  token = await server.signIn('cliente');
});
afterAll(() => server.close());

describe('over HTTP, against the server', () => {
  it('offers arrive with exact amounts', async () => {
    const service = createOfferService(call());
    const products = await service.products(caller);
    const [first] = products.ok ? products.val.subTypes.flatMap((group) => group.products) : [];
    expect([first?.shown.code, first?.prices[0]?.offers[0]?.cost.toFixed(2)]).toEqual(['6200-2RS', '950.00']);
    const lots = await service.lots(caller);
    expect(
      lots.ok && lots.val.map((lot) => [lot.completePrice.toFixed(2), lot.price.toFixed(2), lot.discount]),
    ).toEqual([['3000.00', '1200.50', 60]]);
    const offers = await service.valueQuantities(caller);
    expect(
      offers.ok && offers.val.map((one) => [one.minValue?.toFixed(2), one.discount?.toString(), one.productTypeId]),
    ).toEqual([['400000.50', '3.5', null]]);
    const publicity = await service.publicity(caller);
    expect(publicity.ok && publicity.val.map(({ type, image }) => [type, image])).toEqual([['OfferLot', '1.svg']]);
  });

  it('news, flyers and sliders arrive', async () => {
    const news = await createNewsService(call()).products(caller);
    expect(news.ok && news.val.subTypes.flatMap(({ products }) => products.map(({ shown }) => shown.code))).toEqual([
      '6202-2RS',
    ]);
    const flyers = await createFileService(call()).list(caller, 'Flyers');
    expect(flyers.ok && flyers.val).toMatchObject([{ name: 'enero.svg', size: 5, category: 'Flyers' }]);
    expect((await createPublicService(call()).images('Sliders')).val).toEqual([{ name: 'a.svg' }]);
  });

  it('a message is sent, or refused with what is wrong, or asked to wait', async () => {
    const message = { name: 'Ana', email: 'ana@example.com', phone: '11', message: 'Hola' };
    const service = createContactService(call());
    expect((await service.send({ ...message, email: 'ana' })).val).toEqual({
      code: 'invalid-message',
      flaws: [{ field: 'email', reason: 'not-an-email' }],
    });
    for (let turn = 0; turn < 3; turn += 1) expect((await service.send(message)).val).toEqual({ sent: true });
    expect((await service.send(message)).val).toMatchObject({ code: 'too-many-attempts' });
  });

  it('a user who may not see offers is told so', async () => {
    await server.database.query(`update customer set allow_offers = false where external_code = 'C2'`);
    token = await server.signIn('otro');
    expect((await createOfferService(call()).lots(caller)).val).toEqual({ code: 'not-allowed' });
    token = null;
    expect((await createOfferService(call()).lots(caller)).val).toEqual({ code: 'not-signed-in' });
  });
});
