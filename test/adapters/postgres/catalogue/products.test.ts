import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogueProductsSql } from '#adapters/postgres/catalogue/catalogue-products-sql.ts';
import { createProductRepository } from '#adapters/postgres/catalogue/products.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { asId } from '#core/shared/ids.ts';
import { aDistributor, aProduct, type TestDistributor, writeProducts } from '#test/builders/distributor.builder.ts';
import { databases, type TestDatabase } from '#test/contracts/databases.ts';

describe.each(databases)('the products of very many rows on %s', (_name, open) => {
  let test: TestDatabase;
  let distributor: TestDistributor;
  beforeAll(async () => {
    test = await open();
    distributor = await aDistributor(test.database);
    await writeProducts(
      distributor.catalogueDrafts,
      Array.from({ length: 450 }, (_, at) => aProduct({ line: at + 1, code: `M-${at}` })),
    );
    await distributor.follower.look();
  });
  afterAll(async () => {
    distributor.close();
    await test.dispose();
  });

  it('are all read, in statements of no more than a batch each', async () => {
    const read: number[] = [];
    const listening: Database = {
      ...test.database,
      query: (text, values = []) => {
        const [ids] = values;
        if (text === catalogueProductsSql) read.push(Array.isArray(ids) ? ids.length : 0);
        return test.database.query(text, values);
      },
    };
    const productRepository = await createProductRepository(listening, distributor.follower);
    const rows = await test.database.query<{ id: number }>('select id from product_price', []);
    const ids = rows.map(({ id }) => asId<'product-price'>(String(id)));
    const products = await productRepository.productsOfRows(ids);
    expect(products.size).toBe(456);
    expect([...products.keys()]).toEqual(ids);
    expect(Math.max(...read)).toBeLessThanOrEqual(200);
    expect(read.reduce((sum, each) => sum + each, 0)).toBe(456);
  });
});
