import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { type CatalogueFollower, followCatalogue } from '#adapters/postgres/catalogue-follower.ts';
import { createEmailSenderStore } from '#adapters/postgres/configuration/email-sender-store.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { createProductShelf } from '#adapters/postgres/product-shelf.ts';
import { createShopConfigurationBook } from '#adapters/postgres/shop-configuration.ts';
import { createTermsBook } from '#adapters/postgres/terms.ts';
import { createAesCipher } from '#adapters/secrets/aes-cipher.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import type { ProductShelf } from '#core/catalogue/product-shelf.port.ts';
import { createOrderDesk } from '#core/orders/order-desk.service.ts';
import { asId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';
import { aHouse, callerOf, type House, noon } from '#test/builders/house.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const author = { userName: 'admin', actedBy: null };
const one = callerOf(1);

describe.each(databases)('a process that has not heard what was switched off, on %s', (_name, open) => {
  let test: TestDatabase;
  let house: House;
  let deaf: Database;
  let isBroken = false;
  let follower: CatalogueFollower;
  let shelf: ProductShelf;
  beforeAll(async () => {
    test = await open();
    house = await aHouse(test.database);
    deaf = {
      ...test.database,
      listen: async () => undefined,
      query: (text, values) =>
        isBroken && text.includes('product_brand_type_disabled')
          ? Promise.reject(new Error('cut off'))
          : test.database.query(text, values),
    };
    follower = await followCatalogue(deaf);
    shelf = await createProductShelf(deaf, follower);
  });
  afterAll(async () => {
    follower.close();
    house.close();
    await test.dispose();
  });

  const switchBrands = (disabled: boolean) =>
    createShopConfigurationBook(
      test.database,
      async () => undefined,
      createEmailSenderStore(createAesCipher(Buffer.alloc(32, 7)), false, systemClock),
    ).save('productBrand', author, (held) => Ok(held.map((brand) => ({ ...brand, disabled }))));

  it('sends no order with it', async () => {
    await house.cartDesk.setLine(one, { productPriceId: asId('1'), offerLotId: null, quantity: 1 });
    await switchBrands(true);
    expect(shelf.disabled().brandIds.size).toBe(0);
    const { carts, orders } = house;
    const terms = createTermsBook(test.database);
    const desk = createOrderDesk({ carts, orders, terms, shelf, hasher, clock: { now: () => noon } });
    const order = { deliveryMethodId: asId<'delivery-method'>('1'), notes: '', idempotencyKey: 'k', seenTag: null };
    expect((await desk.send(one, order)).val).toMatchObject({ code: 'lines-gone' });
    expect(shelf.disabled().brandIds.size).toBe(1);
    await switchBrands(false);
    await shelf.catchUp();
    expect((await desk.send(one, order)).ok).toBe(true);
  });

  it('says so where the rules cannot be read, and reads them at the next look', async () => {
    await switchBrands(true);
    isBroken = true;
    await expect(shelf.catchUp()).rejects.toThrow('cut off');
    await expect(shelf.catchUp()).rejects.toThrow('cut off');
    expect(shelf.disabled().brandIds.size).toBe(0);
    isBroken = false;
    await follower.look();
    await expect.poll(() => shelf.disabled().brandIds.size).toBe(1);
    await switchBrands(false);
    await shelf.catchUp();
    expect(shelf.disabled().brandIds.size).toBe(0);
  });
});
