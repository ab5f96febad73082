import { beforeEach, describe, expect, it } from 'vitest';
import { createNewsRepository } from '#adapters/postgres/news.ts';
import { createNewsManagementService } from '#core/news/create-news-management-service.ts';
import { asId } from '#core/shared/ids.ts';
import { callerOf, noon } from '#test/builders/distributor.builder.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const admin = callerOf(0, { userName: 'admin', role: 'Admin', customerId: null });
const product = (id: number, brand = 1) => ({
  productId: asId<'product'>(String(id)),
  productBrandId: asId<'product-brand'>(String(brand)),
});

describe.each(databases)('what is announced on %s', (_name, open) => {
  const on = distributorForAll(open);
  const service = () =>
    createNewsManagementService({
      news: createNewsRepository(on.database),
      productRepository: on.distributor.productRepository,
      clock: { now: () => noon },
    });
  const acts = () =>
    on.database.query<{ user_name: string; action: string }>(
      `select user_name, action from audit_entry where action like 'news-%' order by id`,
    );

  beforeEach(async () => {
    await on.database.query('delete from product_news');
    await on.database.query('truncate audit_entry');
  });

  it('is told newest first, by the catalogue’s own names, once', async () => {
    const first = await service().announce(admin, product(1));
    expect(first.unwrap()).toMatchObject({
      code: '6200-2RS',
      productBrandName: 'SKF',
      createdAt: '2026-11-20T15:00:00.000Z',
    });
    expect((await service().announce(admin, product(1))).val).toEqual({ code: 'news-already-there' });
    const second = (await service().announce(admin, product(2))).unwrap();
    const list = (await service().list(admin)).unwrap();
    expect(list.map(({ code }) => code)).toEqual(['6201-2RS', '6200-2RS']);
    expect(list[0]).toEqual(second);
    expect(await acts()).toEqual([
      { user_name: 'admin', action: 'news-announced' },
      { user_name: 'admin', action: 'news-announced' },
    ]);
  });

  it('is a product of that brand', async () => {
    for (const unknown of [product(999), product(1, 999), { ...product(1), productId: asId<'product'>('x') }]) {
      expect((await service().announce(admin, unknown)).val).toEqual({ code: 'news-product-unknown' });
    }
    expect(await acts()).toEqual([]);
  });

  it('is withdrawn once', async () => {
    const { id } = (await service().announce(admin, product(3))).unwrap();
    expect((await service().withdraw(admin, id)).ok).toBe(true);
    expect((await service().withdraw(admin, id)).val).toEqual({ code: 'news-not-found' });
    expect((await service().withdraw(admin, asId('nada'))).val).toEqual({ code: 'news-not-found' });
    expect((await service().list(admin)).unwrap()).toEqual([]);
    expect(await acts()).toMatchObject([{ action: 'news-announced' }, { action: 'news-withdrawn' }]);
  });
});
