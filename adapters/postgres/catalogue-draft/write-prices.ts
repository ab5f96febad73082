import type { PriceDraft } from '#core/catalogue/import/drafts.ts';
import type { Queries } from '../database/database.ts';
import { ownRowSql } from '../products/own-row.ts';
import type { Names } from './names.ts';
import { productsOf } from './products-of.ts';

const writeSql = `
  with input as (select * from unnest($2::int[], $3::int[], $4::numeric[]) as t (product_id, price_list_id, price)),
  kept as (
    insert into list_price (product_price_id, price_list_id, generation, price)
    select pp.id, i.price_list_id, $1, i.price
      from input i
      join product p on p.id = i.product_id
      cross join lateral (${ownRowSql}) pp
    on conflict (product_price_id, price_list_id, generation) do update set price = excluded.price
    returning 1)
  insert into catalogue_change (generation, product_id)
  select distinct $1::int, product_id from input where exists (select from kept) on conflict do nothing`;

export const writePrices = async (
  queries: Queries,
  names: Names,
  generation: number,
  drafts: readonly PriceDraft[],
): Promise<void> => {
  const { found } = await productsOf(queries, drafts);
  // One article may be named with its brand and without it: what is said last counts.
  const prices = new Map<string, { readonly productId: number; readonly listId: number; readonly price: string }>();
  for (const draft of drafts) {
    const product = found.get(draft.line);
    if (product === undefined) continue;
    const listId = await names.priceList(draft.priceList);
    prices.set(`${product.id} ${listId}`, { productId: product.id, listId, price: draft.price });
  }
  const rows = [...prices.values()];
  await queries.query(writeSql, [
    generation,
    rows.map(({ productId }) => productId),
    rows.map(({ listId }) => listId),
    rows.map(({ price }) => price),
  ]);
};
