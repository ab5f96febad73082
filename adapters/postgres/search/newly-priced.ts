import type { Database } from '../database/database.ts';
import { isPriced } from './is-priced.ts';

/** Products looked at in one statement: nobody waits long behind it. */
const lookedAtOnce = 500;

const pageSql = `
  select distinct product_id from catalogue_change
   where generation in (select generation from catalogue_generation where generation > $1 and generation <= $2 and only_prices)
     and product_id > $3
   order by product_id limit ${lookedAtOnce}`;

const newlySql = `
  select distinct pp.product_id from product_price pp
   where pp.product_id = any($3::int[]) and ${isPriced('pp.id', '$1')} <> ${isPriced('pp.id', '$2')}`;

/**
 * The products of which a row got its first price, or lost its last, by generations that wrote prices and nothing else;
 * 'many' when there are more than `most`. A row without any price cannot be ordered, and is filtered and counted so
 * (docs/rules/search.md 17).
 */
export const newlyPricedProducts = async (
  database: Database,
  after: number,
  upTo: number,
  limit: number,
): Promise<readonly number[] | 'many'> => {
  const found: number[] = [];
  for (let last = 0; ; ) {
    await database.yieldToOthers();
    const page = await database.query<{ product_id: number }>(pageSql, [after, upTo, last]);
    const ids = page.map(({ product_id }) => product_id);
    if (ids.length === 0) return found;
    const rows = await database.query<{ product_id: number }>(newlySql, [after, upTo, ids]);
    found.push(...rows.map(({ product_id }) => product_id));
    if (found.length > limit) return 'many';
    last = ids.at(-1) ?? last;
  }
};
