import { describe, expect, it } from 'vitest';
import { createCartRepository } from '#adapters/postgres/cart/cart.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { databases } from '#test/contracts/databases.ts';
import { distributorForAll } from '#test/contracts/distributor-for-all.ts';

const customer = asId<'customer'>('1');
const row = asId<'product-price'>('1');

describe.each(databases)('what is remembered of a cart on %s', (_name, open) => {
  const on = distributorForAll(open);

  it('is never what a change overtook while it was being read', async () => {
    let whileReading = async (): Promise<void> => undefined;
    const slow: Database = {
      ...on.database,
      query: async <Row extends object>(text: string, values?: readonly unknown[]) => {
        const rows = await on.database.query<Row>(text, values);
        if (text.startsWith('select product_price_id')) await whileReading();
        return rows;
      },
    };
    const store = createCartRepository(slow);
    whileReading = async () => {
      // Another process sets the line, and the live channel says so before the old answer is here.
      const line = { productPriceId: row, offerLotId: null, quantity: 3, cost: money(1000) };
      await on.distributor.carts.set(customer, line, 'cliente.admin');
      store.forget(customer);
    };
    expect((await store.quantities(customer)).get(row)).toBeUndefined();
    whileReading = async () => undefined;
    expect((await store.quantities(customer)).get(row)).toBe(3);
    expect(await store.quantities(customer)).toBe(await store.quantities(customer));
  });
});
