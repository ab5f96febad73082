import { type ListInUse, maxChangedSince } from '#core/imports/import-undo.ts';
import type { Queries } from '../database/database.ts';
import { picturesChanged } from '../files/product-picture-rows.ts';

/** The generations after $1; what was undone, and the undoing, counts no more, and pictures stay anyway. */
const laterSql = `
  with gone as (
    select generation from import_record where undone_at is not null and generation is not null
    union all select undone_generation from import_record where undone_generation is not null
    union all select generation from catalogue_generation where reason = '${picturesChanged}'),
  later as (
    select generation from catalogue_generation where generation > $1 and generation not in (select generation from gone))`;

/** Whatever other generations changed after generation $1. */
const changedSinceSql = `${laterSql}
  select ((select count(*) from (
            select distinct c.product_id from catalogue_change c join later using (generation)
             where exists (select from catalogue_change m where m.generation = $1 and m.product_id = c.product_id)
             limit ${maxChangedSince}) p)
        + (select count(*) from (
            select from vehicle_version v join later using (generation)
             where exists (select from vehicle_version m where m.generation = $1 and m.vehicle_id = v.vehicle_id
                              and m.name = v.name and m.engine = v.engine and m.fuel = v.fuel)
             limit ${maxChangedSince}) v))::int as count`;

/** Of new prices of a list: what is another price since, whatever else happened to the articles. */
const pricesChangedSinceSql = `${laterSql}
  select count(*)::int as count from (
    select from catalogue_change c join product_price pp on pp.product_id = c.product_id
      join list_price m on m.product_price_id = pp.id and m.generation = $1
     where c.generation = $1
       and exists (select from list_price x join later using (generation)
                    where x.product_price_id = m.product_price_id and x.price_list_id = m.price_list_id)
     limit ${maxChangedSince}) p`;

/** Whether something else changed a product of it, `m`, since; $2 is whether only another price counts. */
const isChangedSql = `
  case when $2::boolean
       then exists (select from product_price pp join list_price l on l.product_price_id = pp.id and l.generation = $1
                      join list_price x on x.product_price_id = l.product_price_id and x.price_list_id = l.price_list_id
                      join later on later.generation = x.generation
                     where pp.product_id = m.product_id)
       else exists (select from catalogue_change c join later using (generation) where c.product_id = m.product_id) end`;

/** The first of these articles. */
const changedNamesSql = `${laterSql}
  select p.code || ' ' || b.name as name
    from catalogue_change m join product p on p.id = m.product_id join product_brand b on b.id = p.brand_id
   where m.generation = $1 and ${isChangedSql}
   order by m.product_id limit $3`;

const changedAmongSql = `${laterSql}
  select m.product_id as id from unnest($3::int[]) m (product_id) where ${isChangedSql} order by 1`;

const changedVehiclesSql = `${laterSql}
  select concat_ws(' ', b.name, ve.name, nullif(m.name, ''), nullif(m.engine, '')) as name
    from vehicle_version m join vehicle ve on ve.id = m.vehicle_id join vehicle_brand b on b.id = ve.vehicle_brand_id
   where m.generation = $1
     and exists (select from vehicle_version v join later using (generation)
                  where v.vehicle_id = m.vehicle_id and v.name = m.name and v.engine = m.engine and v.fuel = m.fuel)
   order by m.vehicle_id, m.name, m.engine, m.fuel`;

/** An import that wrote the catalogue. */
export interface PublishedImport {
  readonly kind: string;
  readonly generation: number | null;
}

/**
 * How many articles something else changed since an import, of each part of it up to `maxChangedSince`; of new prices
 * of a list, how many prices.
 */
export const changedSinceImport = async (queries: Queries, { kind, generation }: PublishedImport): Promise<number> => {
  if (generation === null) return 0;
  const sql = kind === 'list-prices' ? pricesChangedSinceSql : changedSinceSql;
  const [since] = await queries.query<{ count: number }>(sql, [generation]);
  return since?.count ?? 0;
};

/** The first of these articles, so many of them, by code and brand. */
export const namesChangedSince = async (
  queries: Queries,
  { kind, generation }: PublishedImport,
  limit: number,
): Promise<readonly string[]> => {
  const named = await queries.query<{ name: string }>(changedNamesSql, [generation, kind === 'list-prices', limit]);
  return named.map(({ name }) => name);
};

/** Which of some products of an import something else changed since. */
export const changedAmong = async (
  queries: Queries,
  { kind, generation }: PublishedImport,
  products: readonly number[],
): Promise<readonly number[]> => {
  const changed = await queries.query<{ id: number }>(changedAmongSql, [generation, kind === 'list-prices', products]);
  return changed.map(({ id }) => id);
};

/** The versions of vehicles of an import that something else changed since, by their names. */
export const vehiclesChangedSince = async (queries: Queries, generation: number): Promise<readonly string[]> =>
  (await queries.query<{ name: string }>(changedVehiclesSql, [generation])).map(({ name }) => name);

/** A list that an import made and customers were given since: undone, it would be left to them without prices. */
export const listInUseOf = async (queries: Queries, generation: number | null): Promise<ListInUse | null> => {
  const [use] = await queries.query<ListInUse>(
    `select l.name as list, count(*)::int as customers
       from price_list l join customer c on c.price_list_id = l.id
      where l.generation = $1 group by l.id order by l.id limit 1`,
    [generation],
  );
  return use ?? null;
};
