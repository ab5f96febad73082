import type { CostDraft, StockDraft } from '#core/catalogue/import/drafts/drafts.ts';
import type { Queries } from '../database/database.ts';
import { articlesOf } from './articles-of.ts';
import type { NamedRow } from './named-rows.ts';
import { stockStateSql } from './stock-state.ts';

/** What a price row says of an article. */
const columns = [
  ...['internal_code', 'barcode', 'multiple', 'stock_quantity', 'stock_state', 'is_discontinued', 'is_not_available'],
  ...['iva', 'purchase_cost', 'storage_location'],
] as const;

/** The article's price rows as they were but for these columns, each with its SQL of `value`. */
const writeSql = (written: Readonly<Record<string, string>>): string => `
  with input as (
    select i.value, i.product_id, old.*
      from unnest($2::int[], $3::int[], $4::numeric[]) as i (row_id, product_id, value)
      cross join lateral (select v.product_price_id, ${columns.map((column) => `v.${column}`).join(', ')}
                            from price_version v where v.product_price_id = i.row_id and v.generation < $1
                           order by v.generation desc limit 1) old),
  kept as (
    insert into price_version (product_price_id, generation, ${columns.join(', ')})
    select product_price_id, $1, ${columns.map((column) => written[column] ?? column).join(', ')} from input
    on conflict (product_price_id, generation) do update set ${Object.keys(written)
      .map((column) => `${column} = excluded.${column}`)
      .join(', ')})
  insert into catalogue_change (generation, product_id) select distinct $1::int, product_id from input on conflict do nothing`;

const stockSql = writeSql({ stock_quantity: 'value', stock_state: stockStateSql('value') });
const costSql = writeSql({ purchase_cost: 'value' });

/** Writes one value of each article to all of its price rows (docs/rules/imports.md 17). */
const writeValues = async <Draft extends NamedRow>(
  queries: Queries,
  sql: string,
  generation: number,
  drafts: readonly Draft[],
  textOf: (draft: Draft) => string,
): Promise<void> => {
  const { found } = await articlesOf(queries, drafts);
  // An article may be named with its brand and without it: what is said last counts.
  const values = new Map(
    drafts.flatMap((draft) => {
      const rows = found.get(draft.line)?.rows ?? [];
      return rows.map(({ id, productId }) => [id, { productId, value: textOf(draft) }] as const);
    }),
  );
  await queries.query(sql, [
    generation,
    [...values.keys()],
    [...values.values()].map(({ productId }) => productId),
    [...values.values()].map(({ value }) => value),
  ]);
};

/** Writes the stock of articles, and nothing else of them. */
export const writeStock = (queries: Queries, generation: number, drafts: readonly StockDraft[]): Promise<void> =>
  writeValues(queries, stockSql, generation, drafts, ({ stock }) => stock);

/** Writes the purchase costs of articles, and nothing else of them. */
export const writeCosts = (queries: Queries, generation: number, drafts: readonly CostDraft[]): Promise<void> =>
  writeValues(queries, costSql, generation, drafts, ({ purchaseCost }) => purchaseCost);
