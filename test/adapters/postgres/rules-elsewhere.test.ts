import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '#adapters/clock/system-clock.ts';
import { type CatalogueFollower, followCatalogue } from '#adapters/postgres/catalogue/catalogue-follower.ts';
import { createProductRepository } from '#adapters/postgres/catalogue/products.ts';
import { createEmailSenderStore } from '#adapters/postgres/configuration/email-sender-store.ts';
import { createShopConfigurationRepository } from '#adapters/postgres/configuration/shop-configuration.ts';
import { createTermsRepository } from '#adapters/postgres/customers/terms.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { createAesCipher } from '#adapters/secrets/aes-cipher.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import { createOrderService } from '#core/orders/create-order-service.ts';
import { asId } from '#core/shared/ids.ts';
import { Ok } from '#core/shared/result.ts';
import { aDistributor, callerOf, noon, type TestDistributor } from '#test/builders/distributor.builder.ts';
import { givenStores } from '#test/builders/section-stores.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

const author = { userName: 'admin', actedBy: null };
const one = callerOf(1);

describe.each(databases)('a process that has not heard what was switched off, on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  let deaf: Database;
  let isBroken = false;
  let follower: CatalogueFollower;
  let productRepository: ProductRepository;
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    deaf = {
      ...test.database,
      listen: async () => undefined,
      query: (text, values) =>
        isBroken && text.includes('product_brand_type_disabled')
          ? Promise.reject(new Error('cut off'))
          : test.database.query(text, values),
    };
    follower = await followCatalogue(deaf);
    productRepository = await createProductRepository(deaf, follower);
  });
  afterAll(async () => {
    follower.close();
    distributor.close();
    await test.dispose();
  });

  const switchBrands = (disabled: boolean) =>
    createShopConfigurationRepository(
      test.database,
      async () => undefined,
      givenStores(createEmailSenderStore(createAesCipher(Buffer.alloc(32, 7)), false, systemClock)),
    ).save('productBrand', author, (held) => Ok(held.map((brand) => ({ ...brand, disabled }))));

  it('sends no order with it', async () => {
    await distributor.cartService.setLine(one, { productPriceId: asId('1'), offerLotId: null, quantity: 1 });
    await switchBrands(true);
    expect(productRepository.disabled().brandIds.size).toBe(0);
    const { carts, orders } = distributor;
    const terms = createTermsRepository(test.database);
    const service = createOrderService({ carts, orders, terms, productRepository, hasher, clock: { now: () => noon } });
    const order = { deliveryMethodId: asId<'delivery-method'>('1'), notes: '', idempotencyKey: 'k', seenTag: null };
    expect((await service.send(one, order)).val).toMatchObject({ code: 'lines-gone' });
    expect(productRepository.disabled().brandIds.size).toBe(1);
    await switchBrands(false);
    await productRepository.catchUp();
    expect((await service.send(one, order)).ok).toBe(true);
  });

  it('says so where the rules cannot be read, and reads them at the next look', async () => {
    await switchBrands(true);
    isBroken = true;
    await expect(productRepository.catchUp()).rejects.toThrow('cut off');
    await expect(productRepository.catchUp()).rejects.toThrow('cut off');
    expect(productRepository.disabled().brandIds.size).toBe(0);
    isBroken = false;
    await follower.look();
    await expect.poll(() => productRepository.disabled().brandIds.size).toBe(1);
    await switchBrands(false);
    await productRepository.catchUp();
    expect(productRepository.disabled().brandIds.size).toBe(0);
  });
});
