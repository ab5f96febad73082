import { beforeEach, describe, expect, it } from 'vitest';
import { createManagedFileRepository } from '#adapters/postgres/files/managed-files.ts';
import { createFlyerRepository } from '#adapters/postgres/flyers.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createFlyerManagementService } from '#core/flyers/create-flyer-management-service.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const admin = callerOf(0, { userName: 'admin', role: 'Admin', customerId: null });
const author = { userName: 'admin', actedBy: null, network: '' };
const ids = (...all: readonly number[]) => all.map((n) => asId<'product'>(String(n)));
const done = async () => undefined;

describe.each(databases)('the articles of a flyer on %s', (_name, open) => {
  const on = distributorForAll(open);
  const service = () =>
    createFlyerManagementService({
      flyers: createFlyerRepository(on.database),
      productRepository: on.distributor.productRepository,
      hasher,
    });
  const files = () => createManagedFileRepository(on.database);
  const put = (name: string) => files().store({ folder: 'Flyers', name, size: 9 }, author, done);
  const acts = () =>
    on.database.query<{ facts: unknown }>(`select facts from audit_entry where action = 'flyer-tied' order by id`, []);
  const shown = async (name: string) =>
    (await service().read(admin, name)).unwrap().products.map(({ productId }) => productId);

  beforeEach(async () => {
    await on.database.query(`truncate flyer_product, audit_entry`, []);
    await on.database.query(`delete from stored_file where category = 'Flyers'`, []);
    await put('frenos.png');
  });

  it('are kept in order, where the caller saw the last version, and written down once', async () => {
    const { tag, products } = (await service().read(admin, 'frenos.png')).unwrap();
    expect(products).toEqual([]);
    const stored = (await service().tie(admin, 'frenos.png', ids(2, 1), tag)).unwrap();
    expect(stored.products.map(({ productId }) => productId)).toEqual(ids(2, 1));
    expect(stored.products[1]).toMatchObject({ code: '6200-2RS', brandName: 'SKF' });
    expect((await service().tie(admin, 'frenos.png', ids(1), tag)).val).toMatchObject({ code: 'section-moved' });
    await service().tie(admin, 'frenos.png', ids(2, 1), stored.tag);
    expect(await acts()).toEqual([{ facts: { name: 'frenos.png', products: ['2', '1'] } }]);
    expect(await createFlyerRepository(on.database).ties()).toEqual([{ name: 'frenos.png', products: 2 }]);
  });

  it('are of a flyer that is there, and products that are', async () => {
    expect((await service().read(admin, 'otro.png')).val).toEqual({ code: 'flyer-not-found' });
    expect((await service().tie(admin, 'otro.png', ids(1), null)).val).toEqual({ code: 'flyer-not-found' });
    expect((await service().tie(admin, 'frenos.png', ids(1, 999_999), null)).val).toEqual({
      code: 'flyer-product-unknown',
    });
    expect(await shown('frenos.png')).toEqual([]);
  });

  it('go on with another picture of the name, and go with the flyer', async () => {
    await service().tie(admin, 'frenos.png', ids(1), null);
    await put('FRENOS.png');
    expect(await shown('FRENOS.png')).toEqual(ids(1));
    await files().remove('Flyers', 'FRENOS.png', author, done);
    await put('FRENOS.png');
    expect(await shown('FRENOS.png')).toEqual([]);
  });
});
