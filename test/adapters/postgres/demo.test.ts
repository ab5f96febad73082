import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { followCatalogue } from '#adapters/postgres/catalogue/catalogue-follower.ts';
import { createProductRepository } from '#adapters/postgres/catalogue/products.ts';
import { createTermsRepository } from '#adapters/postgres/customers/terms.ts';
import { createOrderRepository } from '#adapters/postgres/orders/orders.ts';
import { createPriceListRepository } from '#adapters/postgres/price-lists/price-lists.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { currentVersion } from '#core/price-lists/price-list-version.ts';
import { asId } from '#core/shared/ids.ts';
import type { DemoSummary } from '#server/demo/create-demo.ts';
import type { TestDatabase } from '#test/contracts/databases.ts';
import { demoDatabases } from '#test/contracts/demo-databases.ts';

describe.each(demoDatabases)('the demo in a database: %s', (_name, open) => {
  let test: TestDatabase;
  let summary: DemoSummary;
  const count = async (from: string): Promise<number> => {
    const [row] = await test.database.query<{ count: number }>(`select count(*) as count from ${from}`);
    return row?.count ?? 0;
  };

  beforeAll(async () => {
    const demo = await open();
    test = demo;
    summary = demo.summary;
  }, 120_000);
  afterAll(() => test.dispose());

  it('holds what it says it made', async () => {
    expect(await count('product')).toBe(summary.products);
    expect(await count('product_version where generation = 1')).toBe(summary.products);
    expect(await count('application')).toBe(summary.applications);
    expect(await count('vehicle')).toBe(summary.vehicles);
    expect(await count('customer')).toBe(summary.customers);
    expect(await count('cart')).toBe(summary.customers);
    expect(await count('sales_order')).toBe(summary.orders);
    expect(await count('claim')).toBeGreaterThan(20);
    expect(await count('warranty')).toBe(26);
    expect(
      await count('account_document where not finished and debt > 0 and expiration < current_date'),
    ).toBeGreaterThan(0);
    expect(await count('bank_account')).toBe(3);
    expect(await count('price_list_file')).toBe(9);
    expect(await count('price_version')).toBe(await count('product_price'));
    expect(await count('list_price')).toBe(3 * (await count('product_price')));
    expect(await count('offer_lot')).toBe(12);
    expect(await count('stored_file')).toBe(65);
    expect(await count('product_picture')).toBe(65 - 44);
    expect(await count('product_news')).toBe(24);
    expect(await count(`app_user where password_hash = 'hash'`)).toBe(2 + 6 + 2 * 60);
    expect(await test.database.query('select generation, reason from catalogue_generation')).toEqual([
      { generation: 1, reason: 'demo' },
    ]);
  });

  it('has price-list files of what it holds: none of them is outdated', async () => {
    const follower = await followCatalogue(test.database);
    const productRepository = await createProductRepository(test.database, follower);
    await productRepository.catchUp();
    const current = currentVersion(productRepository, hasher);
    const lists = await createPriceListRepository(test.database, follower).lists();
    expect(lists.map(({ made }) => made?.version)).toEqual([current, current, current]);
    follower.close();
  });

  it('refers to nothing that is not there', async () => {
    const keys = await test.database.query<{ name: string; orphans: string }>(`
      select c.conname as name, format('select 1 from %s a where a.%I is not null and not exists (select from %s b where b.%I = a.%I) limit 1',
               c.conrelid::regclass, a.attname, c.confrelid::regclass, b.attname, a.attname) as orphans
        from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        join pg_attribute b on b.attrelid = c.confrelid and b.attnum = c.confkey[1]
       where c.contype = 'f'`);
    expect(keys.length).toBeGreaterThan(30);
    for (const { name, orphans } of keys) expect([name, await test.database.query(orphans)]).toEqual([name, []]);
  });

  it('gives each product the codes of its fellows and never its own', async () => {
    expect(
      await count(`equivalent_code e join product p on p.id = e.product_id join product_brand b on b.id = p.brand_id
                    where e.code = p.code and e.brand_name = b.name`),
    ).toBe(0);
    const found = await test.database.query<{ name: string }>(
      `select b.name from equivalent_code e join product p on p.id = e.product_id join product_brand b on b.id = p.brand_id
        where e.brand_name = 'CORVEN' and e.code = '3003' order by b.name`,
    );
    expect(found.length).toBeGreaterThan(1);
  });

  it('reads as terms and orders', async () => {
    const agreed = await createTermsRepository(test.database).of(asId('1'));
    expect(agreed?.prices.discounts.map(({ percentage }) => percentage.toString())).toEqual(['20', '5']);
    expect(agreed?.cart.deliverySurcharge.minAmount.toFixed(2)).toBe('250000.00');
    const order = await createOrderRepository(test.database).byNumber({ year: 2026, number: 1 });
    expect(order?.lines.length).toBeGreaterThan(0);
    expect(order?.state).toMatch(/Delivered|Cancelled/);
  });

  it('goes on where it ends: new identities and the next order follow', async () => {
    const [last] = await test.database.query<{ last: number }>('select max(id) as last from product');
    const [made] = await test.database.query<{ id: number }>(
      `insert into product (brand_id, code) values (1, 'NUEVO') returning id`,
    );
    expect(made?.id).toBe((last?.last ?? 0) + 1);
    const [counter] = await test.database.query<{ last: number }>('select last from order_counter where year = 2026');
    expect(counter?.last).toBe(summary.orders);
    for (const [table, counting] of [
      ['claim', 'claim_counter'],
      ['warranty', 'rma_counter'],
    ]) {
      expect(await count(`${table} c join ${counting} n on n.year = c.year and n.last < c.number`)).toBe(0);
      expect(
        await count(`${counting} n where n.last = (select max(number) from ${table} c where c.year = n.year)`),
      ).toBeGreaterThan(0);
    }
  });
});
