import { pictureKey } from '#core/catalogue/import/drafts/named-pictures.ts';
import type { Queries } from '../database/database.ts';
import { noteFreed } from '../files/product-pictures-sql.ts';

/** Whether a product `p` or a price row `pp` of it is in use by more than pictures, so that it may not vanish. */
const isUsedElsewhereSql = `(
  exists (select from cart_line x where x.product_price_id = pp.id)
  or exists (select from sales_order_line x where x.product_price_id = pp.id)
  or exists (select from quote_line x where x.product_price_id = pp.id)
  or exists (select from saved_list_line x where x.product_price_id = pp.id)
  or exists (select from offer x where x.product_price_id = pp.id)
  or exists (select from offer_lot_product x where x.product_price_id = pp.id)
  or exists (select from claim_product x where x.product_id = pp.product_id)
  or exists (select from warranty x where x.product_id = pp.product_id)
  or exists (select from product_news x where x.product_id = pp.product_id)
  or exists (select from flyer_product x where x.product_id = pp.product_id))`;

/** Or by pictures. */
const isUsedSql = `(${isUsedElsewhereSql} or exists (select from product_picture x where x.product_price_id = pp.id))`;

/**
 * The products of combos that were sold since generation $2, read once: what it made cannot have been sold before. An
 * order keeps the parts of its combos by id, or as orders were kept once, by code and maker. A day more, for clocks
 * that differ.
 */
const soldInCombosSql = `
  select snapshot from sales_order
   where sent_at >= (select published_at - interval '1 day' from catalogue_generation where generation = $2)
     and id in (select order_id from sales_order_line where offer_lot_id is not null)`;

/** Whether a price row `pp` has contents of generation $2 alone. */
const isOfIt = `exists (select from price_version v where v.product_price_id = pp.id and v.generation = $2)
     and not exists (select from price_version v where v.product_price_id = pp.id and v.generation <> $2)`;

/** Pictures that went by themselves to rows which have nothing else: they wait again. */
const waitedSql = `
  delete from product_picture x using product_price pp
   where pp.id = x.product_price_id and pp.product_id = any($1::int[]) and ${isOfIt} and not ${isUsedElsewhereSql}
     and not exists (select from product_picture o where o.product_price_id = pp.id and o.waited_as is null)
  returning x.name, x.waited_as as "fileName", x.waited_by as "sentBy"`;

const waitAgainSql = `
  insert into waiting_picture (key, file_name, name, sent_by)
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]) on conflict do nothing`;

/**
 * Price rows that have contents of generation $2 alone, and are in use by now. They are locked, so that none comes into
 * use before the transaction ends.
 */
const usedRowsSql = `
  with combos as materialized (${soldInCombosSql}),
  sold as materialized (
    select (part->>'productId')::int as id from combos, jsonb_path_query(snapshot, 'lax $.lines[*].products[*]') part
    union
    select p.id from combos, jsonb_path_query(snapshot, 'lax $.lines[*].components[*]') part
      join product p on p.code = part->>'code' join product_brand b on b.id = p.brand_id and b.name = part->>'brand')
  select pp.id, pp.product_id from product_price pp
   where pp.product_id = any($1::int[]) and ${isOfIt}
     and (${isUsedSql} or pp.product_id in (select id from sold where id is not null))`;

const lockSql = 'select id from product_price where product_id = any($1::int[]) order by id for update';

/** Contents of generation $2 of the products $1, but for what stays: $3. */
const ofPriceRowsSql = ['list_price', 'price_version'].map(
  (table) => `
  delete from ${table} x using product_price pp
   where pp.product_id = any($1::int[]) and x.product_price_id = pp.id and x.generation = $2 and pp.id <> all($3::int[])`,
);
const ofProductsSql = `
  delete from product_version v
   where v.product_id = any($1::int[]) and v.generation = $2
     and (v.product_id <> all($3::int[])
          or exists (select from product_version o where o.product_id = v.product_id and o.generation <> $2))`;

const additionsSql = ['equivalent_code', 'application', 'product_relation'].map(
  (table) => `delete from ${table} where product_id = any($1::int[]) and generation = $2`,
);

/** Deletes products and rows that have no contents left and that nobody uses. */
const identitiesSql = [
  `delete from product_price pp
    where pp.product_id = any($1::int[])
      and not exists (select from price_version v where v.product_price_id = pp.id) and not ${isUsedSql}`,
  `delete from product p
    where p.id = any($1::int[])
      and not exists (select from product_version v where v.product_id = p.id)
      and not exists (select from product_price pp where pp.product_id = p.id)
      and not exists (select from product_relation r where r.related_product_id = p.id)`,
];

const changedSql = `
  insert into catalogue_change (generation, product_id) select $2, * from unnest($1::int[]) on conflict do nothing`;

const letWaitAgain = async (tx: Queries, products: readonly number[], generation: number): Promise<void> => {
  const waited = await tx.query<{ name: string; fileName: string; sentBy: string }>(waitedSql, [products, generation]);
  if (waited.length === 0) return;
  const fileNames = waited.map(({ fileName }) => fileName);
  const names = waited.map(({ name }) => name);
  const senders = waited.map(({ sentBy }) => sentBy);
  await tx.query(waitAgainSql, [fileNames.map(pictureKey), fileNames, names, senders]);
  await noteFreed(tx);
};

/**
 * Gives some products the contents that they had before a generation, as a change of the next one. Answers those that
 * stayed since they are used.
 */
export const takeBackProducts = async (
  tx: Queries,
  generation: number,
  next: number,
  products: readonly number[],
): Promise<readonly number[]> => {
  await tx.query(lockSql, [products]);
  await letWaitAgain(tx, products, generation);
  const used = await tx.query<{ id: number; product_id: number }>(usedRowsSql, [products, generation]);
  const keptRows = used.map(({ id }) => id);
  const keptProducts = used.map(({ product_id }) => product_id);
  for (const sql of ofPriceRowsSql) await tx.query(sql, [products, generation, keptRows]);
  await tx.query(ofProductsSql, [products, generation, keptProducts]);
  for (const sql of additionsSql) await tx.query(sql, [products, generation]);
  for (const sql of identitiesSql) await tx.query(sql, [products]);
  await tx.query(changedSql, [products, next]);
  return [...new Set(keptProducts)];
};

/**
 * Takes out the versions of vehicles that a generation wrote, those of some vehicles. Answers the last of them;
 * undefined where there are none left.
 */
export const takeBackVehicles = async (
  tx: Queries,
  generation: number,
  after: number,
  limit: number,
): Promise<number | undefined> => {
  const page = await tx.query<{ id: number }>(
    `select distinct vehicle_id as id from vehicle_version where vehicle_id > $1 and generation = $2 order by 1 limit $3`,
    [after, generation, limit],
  );
  const ids = page.map(({ id }) => id);
  await tx.query('delete from vehicle_version where vehicle_id = any($1::int[]) and generation = $2', [
    ids,
    generation,
  ]);
  return ids.at(-1);
};

/** The names that a generation made, what hangs from others first: which of a table, and how one goes. */
const namesSql = [
  {
    // A version that somebody else wrote since would go with it.
    which: `select id from vehicle where generation = $1 and not exists (select from vehicle_version v where v.vehicle_id = vehicle.id)`,
    go: 'delete from vehicle where id = $1',
  },
  { which: 'select id from vehicle_brand where generation = $1', go: 'delete from vehicle_brand where id = $1' },
  {
    which: 'select id from product_type where generation = $1 order by parent_id nulls last',
    go: 'delete from product_type where id = $1',
  },
  { which: 'select id from product_brand where generation = $1', go: 'delete from product_brand where id = $1' },
  {
    which: 'select id from vehicle_brand_segment where generation = $1',
    go: 'delete from vehicle_brand_segment where id = $1',
  },
  {
    // A change of its prices that somebody scheduled is a use of it, and would go with it.
    which: `select id from price_list where generation = $1 and not exists (select from price_change c where c.price_list_id = price_list.id)`,
    go: 'delete from price_list where id = $1',
  },
] as const;

const foreignKeyViolation = '23503';

/** Deletes the names that a generation made, each in a transaction that `within` begins. Names in use stay. */
export const takeBackNames = async (
  database: Queries,
  generation: number,
  within: (work: (tx: Queries) => Promise<unknown>) => Promise<unknown>,
): Promise<void> => {
  for (const { which, go } of namesSql) {
    for (const { id } of await database.query<{ id: number }>(which, [generation])) {
      try {
        await within((tx) => tx.query(go, [id]));
      } catch (error) {
        if ((error as { readonly code?: unknown }).code !== foreignKeyViolation) throw error;
      }
    }
  }
};
