import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { createEmailSenderStore } from '#adapters/postgres/configuration/email-sender-store.ts';
import { createShopConfigurationRepository } from '#adapters/postgres/configuration/shop-configuration.ts';
import { createCustomerConfigurationRepository } from '#adapters/postgres/customers/customer-configuration.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { createOrderRepository } from '#adapters/postgres/orders/orders.ts';
import { createAesCipher } from '#adapters/secrets/aes-cipher.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createOrderService } from '#core/orders/create-order-service.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { Ok } from '#core/shared/result.ts';
import { aDistributor, callerOf, noon, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { givenStores } from '#test/builders/section-stores.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';
import { pausing, untilOneWaits } from '#test/contracts/pausing.ts';

const author = { userName: 'admin', actedBy: null };
const one = callerOf(1);
const own = asId<'customer'>('1');

describe.each(databases)('settings that change while an order is sent, on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });

  const bookOn = (database: Database) =>
    createShopConfigurationRepository(
      database,
      async () => undefined,
      givenStores(createEmailSenderStore(createAesCipher(Buffer.alloc(32, 7)), false, systemClock)),
    );

  it('an order whose way of delivery goes while it is being sent is refused, and the cart stays', async () => {
    await distributor.cartService.setLine(one, { productPriceId: asId('1'), offerLotId: null, quantity: 1 });
    const database = pausing(test.database, 'insert into sales_order', async () => {
      await bookOn(test.database).save('deliveryMethods', author, () => Ok([]));
    });
    const service = createOrderService({
      carts: distributor.carts,
      productRepository: distributor.productRepository,
      terms: distributor.terms,
      orders: createOrderRepository(database),
      clock: { now: () => noon },
      hasher,
    });
    const order = { deliveryMethodId: asId<'delivery-method'>('1'), notes: '', idempotencyKey: 'k', seenTag: null };
    expect((await service.send(one, order)).val).toEqual({ code: 'delivery-method-unknown' });
    expect((await service.page(one, 1)).val).toMatchObject({ orders: [] });
    expect((await distributor.carts.state(own)).count).toBe(1);
  });

  it('a company that chooses its special discounts never stands in the way of who changes them', async () => {
    await test.database.query(
      `insert into special_discount (title, percentage, explanation) values ('Anticipado', 3, 'Antes'), ('Retiro', 1.5, 'Pasa')`,
    );
    await test.database.query('insert into customer_special_discount values (1, 1), (1, 2)');
    let saving: Promise<unknown> = Promise.resolve();
    const database = pausing(test.database, 'delete from customer_special_discount', async () => {
      saving = bookOn(test.database).save('specialDiscounts', author, (held) => Ok(held.slice(1)));
      saving.catch(() => undefined);
      await untilOneWaits(test.database);
    });
    const chosen = await createCustomerConfigurationRepository(database, () => undefined).specialDiscounts(
      own,
      author,
      () => Ok(['2']),
    );
    expect(chosen.ok).toBe(true);
    expect(await saving).toMatchObject({ val: [{ title: 'Retiro', percentage: money('1.5') }] });
  });
});
