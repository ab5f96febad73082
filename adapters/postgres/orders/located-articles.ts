import type { ArticlesToLocate, LocatedArticle, LocatedArticles } from '#core/orders/staff/located-articles.ts';
import { asId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import { ownRowSql } from '../products/own-row.ts';

/** The own row of each of these products ($1). */
const ownRowsSql = `
  select p.id, own.id as row_id from product p cross join lateral (${ownRowSql}) own where p.id = any($1::int[])`;

/**
 * The family of each of these rows ($1), and where it lies, as the catalogue has it now. An article of a brand and a
 * code lies in one place, whichever product its row stands with (docs/rules/imports.md 17).
 */
const articlesSql = `
  with now as (select coalesce(max(generation), 0) as generation from catalogue_generation)
  select r.id, t.name as family, coalesce(x.storage_location, '') as location
    from product_price r cross join now
    cross join lateral (select type_id from product_version v where v.product_id = r.product_id and v.generation <= now.generation
                         order by v.generation desc limit 1) v
    join product_type t on t.id = v.type_id
    left join product p on p.brand_id = r.brand_id and upper(p.code) = upper(r.code)
    left join lateral (${ownRowSql}) own on true
    left join lateral (select storage_location from price_version pv
                        where pv.product_price_id = own.id and pv.generation <= now.generation
                        order by pv.generation desc limit 1) x on true
   where r.id = any($1::int[])`;

/** The articles of orders with their family and where they lie in the store. */
export const findLocatedArticles = async (
  queries: Queries,
  { rows, products }: ArticlesToLocate,
): Promise<LocatedArticles> => {
  const own = await queries.query<{ id: number; row_id: number }>(ownRowsSql, [[...new Set(products)].map(rowId)]);
  const asked = new Set([...rows.map(rowId), ...own.map(({ row_id }) => row_id)]);
  const found = await queries.query<LocatedArticle & { id: number }>(articlesSql, [[...asked]]);
  const articles = new Map(found.map(({ id, family, location }) => [id, { family, location }]));
  const known = <Key>(pairs: readonly (readonly [Key, number])[]): ReadonlyMap<Key, LocatedArticle> =>
    new Map(
      pairs.flatMap(([key, row]) => {
        const article = articles.get(row);
        return article === undefined ? [] : [[key, article] as const];
      }),
    );
  return {
    rows: known(rows.map((row) => [row, rowId(row)])),
    products: known(own.map(({ id, row_id }) => [asId(String(id)), row_id])),
  };
};
