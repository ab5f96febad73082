import type { StockDraft } from '#core/catalogue/import/drafts/drafts.ts';
import type { Queries } from '../database/database.ts';
import { articlesOf } from './articles-of.ts';
import { stockStateSql } from './stock-state.ts';

/** The article's price rows as they were, with another stock. */
const writeSql = `
  with input as (
    select i.stock, i.product_id, old.*
      from unnest($2::int[], $3::int[], $4::numeric[]) as i (row_id, product_id, stock)
      cross join lateral (select v.product_price_id, v.internal_code, v.barcode, v.multiple, v.is_discontinued, v.is_not_available, v.iva,
                                 v.purchase_cost, v.storage_location
                            from price_version v where v.product_price_id = i.row_id and v.generation < $1
                           order by v.generation desc limit 1) old),
  kept as (
    insert into price_version (product_price_id, generation, internal_code, barcode, multiple, stock_quantity, stock_state,
                               is_discontinued, is_not_available, iva, purchase_cost, storage_location)
    select product_price_id, $1, internal_code, barcode, multiple, stock, ${stockStateSql('stock')},
           is_discontinued, is_not_available, iva, purchase_cost, storage_location from input
    on conflict (product_price_id, generation) do update set stock_quantity = excluded.stock_quantity, stock_state = excluded.stock_state)
  insert into catalogue_change (generation, product_id) select distinct $1::int, product_id from input on conflict do nothing`;

/** Writes the stock of articles, and nothing else of them. */
export const writeStock = async (
  queries: Queries,
  generation: number,
  drafts: readonly StockDraft[],
): Promise<void> => {
  const { found } = await articlesOf(queries, drafts);
  // An article may be named with its brand and without it: what is said last counts.
  const stocks = new Map(
    drafts.flatMap(({ line, stock }) => {
      const rows = found.get(line)?.rows ?? [];
      return rows.map(({ id, productId }) => [id, { productId, stock }] as const);
    }),
  );
  await queries.query(writeSql, [
    generation,
    [...stocks.keys()],
    [...stocks.values()].map(({ productId }) => productId),
    [...stocks.values()].map(({ stock }) => stock),
  ]);
};
