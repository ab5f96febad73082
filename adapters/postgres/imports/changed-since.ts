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

/** Whether a product was deleted by hand; its entry in the activity bears its name. */
const removedSql = (product: string): string => `
  not exists (select from product p where p.id = ${product})
  and exists (select from audit_entry a where a.action = 'product-removed' and a.facts->>'id' = ${product}::text)`;

/** Products of generation $1 that others changed after it; nothing of one that was deleted would be lost. */
const changedProductsSql = `
  select distinct c.product_id from later join catalogue_change c using (generation)
   where exists (select from catalogue_change m where m.generation = $1 and m.product_id = c.product_id)
     and not (${removedSql('c.product_id')})`;

/**
 * For new prices of a list: products that have another price in it since; their other changes do not count. What was
 * done to another list says nothing of this one, and is not looked at.
 */
const changedPricesSql = `
  select distinct c.product_id
    from (select price_list_id as id from import_record where generation = $1 limit 1) list
    join later on not exists (
           select from import_record o where o.generation = later.generation and o.kind = 'list-prices' and o.price_list_id <> list.id)
    join catalogue_change c using (generation)
    join product_price pp on pp.product_id = c.product_id
    join list_price x on x.product_price_id = pp.id and x.price_list_id = list.id and x.generation = later.generation
    join list_price m on m.product_price_id = pp.id and m.price_list_id = list.id and m.generation = $1`;

const changedVehiclesSql = `
  select m.* from vehicle_version m
   where m.generation = $1
     and exists (select from vehicle_version v join later using (generation)
                  where v.vehicle_id = m.vehicle_id and v.name = m.name and v.engine = m.engine and v.fuel = m.fuel)`;

const productsSql = (kind: string): string => (kind === 'list-prices' ? changedPricesSql : changedProductsSql);

/** An import that wrote the catalogue. */
export interface PublishedImport {
  readonly kind: string;
  readonly generation: number | null;
}

/**
 * How many articles something else changed since an import, and how many versions of vehicles, of each up to
 * `maxChangedSince`; of new prices of a list, how many articles have another price in it.
 */
export const changedSinceImport = async (queries: Queries, { kind, generation }: PublishedImport): Promise<number> => {
  if (generation === null) return 0;
  const counted = async (sql: string): Promise<number> => {
    const [row] = await queries.query<{ count: number }>(
      `${laterSql} select count(*)::int as count from (select from (${sql}) found limit ${maxChangedSince}) counted`,
      [generation],
    );
    return row?.count ?? 0;
  };
  const products = await counted(productsSql(kind));
  return kind === 'list-prices' ? products : products + (await counted(changedVehiclesSql));
};

/** The products of an import that something else changed since. */
export const productsChangedSince = async (
  queries: Queries,
  { kind, generation }: PublishedImport,
): Promise<readonly number[]> => {
  const changed = await queries.query<{ id: number }>(
    `${laterSql} select product_id as id from (${productsSql(kind)}) found order by 1`,
    [generation],
  );
  return changed.map(({ id }) => id);
};

/** The first of these articles, by code and brand, then of the versions of vehicles; so many of them. */
export const namesChangedSince = async (
  queries: Queries,
  published: PublishedImport,
  limit: number,
): Promise<readonly string[]> => {
  const named = await queries.query<{ name: string }>(
    `${laterSql}
     select p.code || ' ' || b.name as name
       from (${productsSql(published.kind)}) found join product p on p.id = found.product_id join product_brand b on b.id = p.brand_id
      order by p.id limit $2`,
    [published.generation, limit],
  );
  const names = named.map(({ name }) => name);
  const isFull = names.length === limit || published.kind === 'list-prices';
  return isFull
    ? names
    : [...names, ...(await vehiclesChangedSince(queries, published.generation, limit - names.length))];
};

/** Products of an import that were deleted by hand since, by code and brand. */
export const namesRemovedSince = async (
  queries: Queries,
  { kind, generation }: PublishedImport,
): Promise<readonly string[]> => {
  // Deleting a product leaves nothing of its prices in a list.
  if (kind === 'list-prices') return [];
  const named = await queries.query<{ name: string }>(
    `select concat_ws(' ', a.facts->>'code', a.facts->>'brand') as name
       from audit_entry a join catalogue_change m on m.generation = $1 and m.product_id::text = a.facts->>'id'
      where a.action = 'product-removed' and not exists (select from product p where p.id = m.product_id)
      order by a.id`,
    [generation],
  );
  return named.map(({ name }) => name);
};

/** Versions of vehicles of an import that something else changed since, by their names: all, or the first ones. */
export const vehiclesChangedSince = async (
  queries: Queries,
  generation: number | null,
  limit: number | null = null,
): Promise<readonly string[]> => {
  const named = await queries.query<{ name: string }>(
    `${laterSql}
     select concat_ws(' ', b.name, ve.name, nullif(m.name, ''), nullif(m.engine, '')) as name
       from (${changedVehiclesSql}) m join vehicle ve on ve.id = m.vehicle_id join vehicle_brand b on b.id = ve.vehicle_brand_id
      order by m.vehicle_id, m.name, m.engine, m.fuel limit $2`,
    [generation, limit],
  );
  return named.map(({ name }) => name);
};

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
