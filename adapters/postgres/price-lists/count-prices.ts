import type { Database } from '../database/database.ts';

/** Price rows counted in one statement. */
const rowsAtOnce = 10_000;

/** How many articles have a price in each list at a generation, by the list's id. */
export const countPrices = async (database: Database, generation: number): Promise<ReadonlyMap<number, number>> => {
  const counts = new Map<number, number>();
  const [end] = await database.query<{ last: number | null }>('select max(id) as last from product_price', []);
  for (let after = 0; after < (end?.last ?? 0); after += rowsAtOnce) {
    await database.yieldToOthers();
    const rows = await database.query<{ price_list_id: number; count: number }>(
      `select price_list_id, count(*)::int as count
         from (select distinct product_price_id, price_list_id from list_price
                where product_price_id > $1 and product_price_id <= $2 and generation <= $3) priced
        group by price_list_id`,
      [after, after + rowsAtOnce, generation],
    );
    for (const { price_list_id, count } of rows) counts.set(price_list_id, (counts.get(price_list_id) ?? 0) + count);
  }
  return counts;
};
