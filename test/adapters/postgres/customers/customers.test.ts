import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { createAlertRepository } from '#adapters/postgres/alert.ts';
import { createEmailSenderStore } from '#adapters/postgres/configuration/email-sender-store.ts';
import { createShopConfigurationRepository } from '#adapters/postgres/configuration/shop-configuration.ts';
import { createCustomerRepository } from '#adapters/postgres/customers/customers.ts';
import { createLiveBus } from '#adapters/postgres/live/live-bus.ts';
import { createAesCipher } from '#adapters/secrets/aes-cipher.ts';
import type { LiveEvent } from '#core/live/event.ts';
import { asId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';
import { aDistributor, callerOf, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { givenStores } from '#test/builders/section-stores.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const cipher = createAesCipher(Buffer.alloc(32, 7));

const author = { userName: 'admin', actedBy: null };

describe.each(databases)('customers on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    await test.database.query(`insert into seller (name) values ('Martín'), ('Laura')`);
    await test.database.query(
      `update customer set seller_id = 1, fantasy_name = 'El Cruce', discount1 = 20, discount2 = 5.5, allow_offers = false,
              zone = 'Zona norte', zone_email = 'norte@example.com' where id = 1`,
    );
    await test.database.query(
      `insert into app_user (user_name, name, role, customer_id, password_hash, last_login) values
         ('uno.admin', 'Uno', 'CustomerAdmin', 1, 'x', '2026-03-01T10:00:00Z'),
         ('uno', 'Uno', 'CustomerUser', 1, 'x', '2026-03-02T10:00:00Z'),
         ('dos', 'Dos', 'CustomerUser', 2, 'x', null)`,
    );
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });

  it('are told whole, with the newest of their logins', async () => {
    await test.database.query(
      `insert into customer_discount (customer_id, brand_id, percentage, text) values (1, 1, 3, 'Especial SKF')`,
    );
    const [one, two] = [...(await createCustomerRepository(test.database).all(author))].sort(
      (a, b) => Number(a.id) - Number(b.id),
    );
    expect(one).toMatchObject({
      externalCode: 'C1',
      fantasyName: 'El Cruce',
      priceListName: 'Lista 1',
      sellerName: 'Martín',
      allowOffers: false,
      lastLogin: '2026-03-02T10:00:00.000Z',
      lastOrder: null,
      adminLogin: 'uno.admin',
      userLogin: 'uno',
      adminPassword: null,
      data: { zone: 'Zona norte', zoneEmail: 'norte@example.com' },
    });
    expect(one?.discount.cascade.map(String)).toEqual(['20', '5.5', '0', '0', '0']);
    expect(one?.discount.items.map(({ text, percentage }) => [text, String(percentage)])).toEqual([
      ['Especial SKF', '3'],
    ]);
    expect(two).toMatchObject({ sellerName: '', adminLogin: null, userLogin: 'dos', lastLogin: null });
  });

  it('carry passwords only where a setting puts them there, and who got them is written down', async () => {
    const cipher = createAesCipher(Buffer.alloc(32, 7));
    await test.database.query(`update app_user set password_sealed = $1 where user_name = 'uno'`, [
      cipher.seal('vista'),
    ]);
    const listed = async (inLists: typeof cipher | null) =>
      (await createCustomerRepository(test.database, inLists).all(author)).find(({ id }) => id === '1');
    expect(await listed(null)).toMatchObject({ adminPassword: null, userPassword: null });
    expect(await test.database.query(`select 1 from audit_entry where action = 'credentials-listed'`)).toEqual([]);
    expect(await listed(cipher)).toMatchObject({ adminPassword: null, userPassword: 'vista' });
    const written = await test.database.query(`select user_name from audit_entry where action = 'credentials-listed'`);
    expect(written).toEqual([{ user_name: 'admin' }]);
  });

  it('are a seller’s own and no other', async () => {
    const repository = createCustomerRepository(test.database);
    for (const [seller, ids] of [
      ['1', ['1']],
      ['2', []],
      ['no number', []],
    ] as const) {
      const sellerId = asId<'seller'>(seller);
      expect((await repository.ofSeller(sellerId, author)).map(({ id }) => id)).toEqual(ids);
      expect([...(await repository.idsOfSeller(sellerId))]).toEqual(ids);
    }
  });

  it('tell their last order as soon as it is sent', async () => {
    const row = { productPriceId: asId<'product-price'>('1'), offerLotId: null };
    await distributor.cartService.setLine(callerOf(2), { ...row, quantity: 1 });
    const sent = await distributor.orderService.send(callerOf(2), {
      deliveryMethodId: asId('1'),
      notes: '',
      idempotencyKey: 'k',
      seenTag: null,
    });
    const two = (await createCustomerRepository(test.database).all(author)).find(({ id }) => id === '2');
    expect(two?.lastOrder).toBe(sent.ok ? sent.val.date : 'not sent');
  });

  describe('the alert to them', () => {
    it('is unseen by each until that one marks it, and anew when it is put up again', async () => {
      const board = createAlertRepository(test.database);
      const bus = await createLiveBus(test.database);
      const events: LiveEvent[] = [];
      bus.events$.subscribe((event) => events.push(event));
      expect(await board.unseenBy('uno')).toBeNull();
      await board.markSeen('uno');
      const alert = { title: 'Feriado', message: "El 24 'no' hay reparto" };
      const repository = createShopConfigurationRepository(
        test.database,
        async () => undefined,
        givenStores(createEmailSenderStore(cipher, false, systemClock)),
      );
      const put = () => repository.save('alert', { userName: 'admin', actedBy: null }, () => Ok(alert));
      await put();
      await expect
        .poll(() => events)
        .toContainEqual({ name: 'AlertChanged', audience: 'everyone', facts: { customerId: null } });
      expect(await board.unseenBy('uno')).toEqual(alert);
      await board.markSeen('uno');
      await board.markSeen('uno');
      expect(await board.unseenBy('uno')).toBeNull();
      expect(await board.unseenBy('dos')).toEqual(alert);
      await put();
      expect(await board.unseenBy('uno')).toEqual(alert);
    });
  });
});
