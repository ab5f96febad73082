import { beforeEach, describe, expect, it } from 'vitest';
import { createContactMessageRepository } from '#adapters/postgres/contact.ts';
import { createFileRepository } from '#adapters/postgres/files/files.ts';
import { createNewsRepository } from '#adapters/postgres/news.ts';
import { createOfferRepository } from '#adapters/postgres/offers/offers.ts';
import { createContactService } from '#core/contact/create-contact-service.ts';
import { aProduct, noon, writeProducts } from '#test/builders/distributor.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

describe.each(databases)('promotions on %s', (_name, open) => {
  const on = distributorForAll(open);

  it('offers the products that have an offer or a promotion today', async () => {
    const offers = createOfferRepository(on.database);
    await on.database.query('insert into offer (product_price_id, min_quantity, percentage) values (2, 10, 5)');
    await on.database.query(
      `insert into offer (product_price_id, min_quantity, percentage, is_promotion, active)
       values (4, 1, 10, true, true), (3, 1, 10, true, false)`,
    );
    expect(await offers.offeredProducts()).toEqual(['2', '4']);

    // A price list that names the row says nothing of its promotion.
    await writeProducts(on.distributor.catalogueDrafts, [aProduct({ code: '6203-2RS', listPrice: '4100.00' })]);
    await on.distributor.follower.look();
    expect(await offers.offeredProducts()).toEqual(['2', '4']);
  });

  it('shows active lots with the newest picture that bears their id', async () => {
    await on.database.query(
      `insert into offer_lot (title, price, active) values ('Uno', 1500, true), ('Dos', 10, false), ('Tres', 20, true)`,
    );
    await on.database.query(
      'insert into offer_lot_product (offer_lot_id, product_price_id, quantity) values (1, 1, 2), (1, 2, 1)',
    );
    await on.database.query(
      `insert into stored_file (category, name, size, created_at) values
         ('OfferLots', '1.png', 1, '2026-01-01'), ('OfferLots', '1.svg', 1, '2026-02-01'), ('OfferLots', '11.svg', 1, '2026-03-01'),
         ('Flyers', '3.svg', 1, '2026-01-01')`,
    );
    const lots = await createOfferRepository(on.database).lots();
    expect(lots.map(({ id, image, products }) => [id, image, products.length])).toEqual([
      ['1', '1.svg', 2],
      ['3', '', 0],
    ]);
    expect(lots[0]?.price.toFixed(2)).toBe('1500.00');
  });

  it('names the family and brand of a value/quantity offer', async () => {
    await on.database.query(
      `insert into offer_value_quantity (parent_type_id, type_id, brand_id, min_value, min_quantity, percentage, gift_text)
       select t.parent_id, t.id, 1, null, 10, 5, '' from product_type t where t.parent_id is not null
       union all
       select t.id, null, null, 400000.5, null, null, 'Guantes' from product_type t where t.name = 'Rodamientos'`,
    );
    const offers = await createOfferRepository(on.database).valueQuantities();
    expect(offers.map((offer) => [offer.productTypeParentName, offer.productTypeName, offer.productBrandName])).toEqual(
      [
        ['Rodamientos', 'Rodamientos de Rueda', 'SKF'],
        ['Rodamientos', 'Rodamientos', ''],
      ],
    );
    const [ofSubfamily, ofFamily] = offers;
    expect([ofSubfamily?.minQuantity, ofSubfamily?.discount?.toNumber(), ofSubfamily?.minValue]).toEqual([10, 5, null]);
    expect([ofFamily?.productTypeId, ofFamily?.minValue?.toFixed(2), ofFamily?.giftText]).toEqual([
      null,
      '400000.50',
      'Guantes',
    ]);
  });

  it('announces the newest first', async () => {
    await on.database.query(
      `insert into product_news (product_id, brand_id, created_at) values (1, 1, '2026-01-01'), (2, 1, '2026-03-01'), (3, 1, '2026-02-01')`,
    );
    const announced = await createNewsRepository(on.database).announced();
    expect(announced.map(({ productId }) => productId)).toEqual(['2', '3', '1']);
  });

  it('lists the files of a category in the distributor’s order', async () => {
    await on.database.query(
      `insert into stored_file (category, name, size, sort_order, created_at) values
         ('Popups', 'b.svg', 20, 1, '2026-01-01T00:00:00Z'), ('Popups', 'a.svg', 10, 1, '2026-01-01T00:00:00Z'),
         ('Popups', 'c.svg', 30, 0, '2026-01-01T00:00:00Z')`,
    );
    const files = await createFileRepository(on.database).list('Popups');
    expect(files.map(({ name }) => name)).toEqual(['c.svg', 'a.svg', 'b.svg']);
    expect(files[0]).toEqual({
      name: 'c.svg',
      size: 30,
      creationTime: '2026-01-01T00:00:00.000Z',
      category: 'Popups',
    });
  });

  describe('a visitor’s message', () => {
    const message = { name: 'Ana', email: 'ana@example.com', phone: '11 5550-0100', message: 'Hola' };
    let now = noon;
    const serviceAt = (address: string) =>
      createContactService({ messages: createContactMessageRepository(on.database), clock: { now: () => now } })(
        address,
      );
    const kept = async () =>
      (await on.database.query<{ sent_from: string | null }>('select sent_from from contact_message order by id')).map(
        (row) => row.sent_from,
      );
    const mails = () =>
      on.database.query<{ recipients: string[]; subject: string; body: string }>(
        'select recipients, subject, body from outbox_mail',
      );
    beforeEach(async () => {
      now = noon;
      await on.database.query('delete from contact_message');
      await on.database.query('delete from outbox_mail');
      await on.database.query(`delete from setting where key = 'mail.comunication'`);
    });

    it('is kept, and told by mail to the recipients that there are', async () => {
      expect((await serviceAt('203.0.113.1').send(message)).val).toEqual({ sent: true });
      expect(await mails()).toEqual([]);
      await on.database.query(
        `insert into setting values ('mail.comunication', '{"accounts": ["ventas@example.com", "dos@example.com"]}')`,
      );
      await serviceAt('203.0.113.1').send({ ...message, message: 'Otra' });
      const [mail] = await mails();
      expect(mail?.recipients).toEqual(['ventas@example.com', 'dos@example.com']);
      expect(mail?.subject).toBe('Consulta de la página · Ana');
      expect(mail?.body).toContain('Otra');
      expect(mail?.body).toContain('ana@example.com');
      expect(await kept()).toEqual(['203.0.113.1', '203.0.113.1']);
    });

    it('that arrives with others at once is counted with them', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => serviceAt('203.0.113.2').send(message)));
      expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
      expect(await kept()).toHaveLength(3);
      const refused = answers.find(({ ok }) => !ok);
      expect(refused?.val).toEqual({ code: 'too-many-attempts', retryAfterSeconds: 600 });
      expect((await serviceAt('203.0.113.3').send(message)).ok).toBe(true);
      now += 600_001;
      expect((await serviceAt('203.0.113.2').send(message)).ok).toBe(true);
    });

    it('keeps where it came from for a day only', async () => {
      await serviceAt('203.0.113.4').send(message);
      now += 24 * 3_600_000;
      await serviceAt('203.0.113.5').send(message);
      expect(await kept()).toEqual([null, '203.0.113.5']);
    });

    it('of a program is dropped, and it is not told', async () => {
      const answer = await serviceAt('203.0.113.6').send({ ...message, website: 'https://example.com' });
      expect(answer.val).toEqual({ sent: true });
      expect(await kept()).toEqual([]);
    });

    it('that is no message is refused field by field', async () => {
      const answer = await serviceAt('203.0.113.7').send({ ...message, phone: ' ' });
      expect(answer.val).toEqual({ code: 'invalid-message', flaws: [{ field: 'phone', reason: 'blank' }] });
      expect(await kept()).toEqual([]);
    });
  });
});
