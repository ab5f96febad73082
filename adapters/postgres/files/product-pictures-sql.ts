import type { Author } from '#core/audit/author.ts';
import type { PicturedProduct } from '#core/files/products/match-picture.ts';
import { asId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { ownRowSql } from '../products/own-row.ts';

const placesSql = `
  (select coalesce(json_agg(json_build_object('place', i.place, 'name', i.name) order by i.place), '[]')
     from product_picture i where i.product_price_id = own.id)`;

const productsSql = `
  select p.id, b.name as brand, p.code, v.description, coalesce(x.internal_code, '') as "internalCode", ${placesSql} as pictures
    from product p
    join product_brand b on b.id = p.brand_id
    join lateral (select * from product_version pv where pv.product_id = p.id and pv.generation <= $2
                   order by pv.generation desc limit 1) v on true
    left join lateral (${ownRowSql}) own on true
    left join lateral (select * from price_version pv where pv.product_price_id = own.id and pv.generation <= $2
                        order by pv.generation desc limit 1) x on true
   where p.id = any($1::int[]) order by b.name, p.code`;

export const picturedProducts = async (
  queries: Queries,
  keys: readonly number[],
  generation: number,
): Promise<readonly PicturedProduct[]> => {
  const rows = await queries.query<Omit<PicturedProduct, 'id'> & { readonly id: number }>(productsSql, [
    keys,
    generation,
  ]);
  return rows.map(({ id, ...product }) => ({ ...product, id: asId(String(id)) }));
};

/** A price row and the pictures that it has. */
export interface PicturedRow {
  readonly row: number;
  readonly product: number;
  readonly brand: string;
  readonly code: string;
  readonly pictures: readonly { readonly place: number; readonly name: string }[];
}

/** The rows that have the pictures of products: their makers' own. */
export const picturedRows = (tx: Queries, products: readonly number[]): Promise<PicturedRow[]> =>
  tx.query<PicturedRow>(
    `select own.id as row, p.id as product, b.name as brand, p.code, ${placesSql} as pictures
       from product p join product_brand b on b.id = p.brand_id
       cross join lateral (${ownRowSql}) own
      where p.id = any($1::int[]) order by p.id`,
    [products],
  );

export const namesInOrder = ({ pictures }: PicturedRow): readonly string[] => pictures.map(({ name }) => name);

/** The first of the names whose file is not there; null where all are. They stay until this ends. */
export const missingFile = async (tx: Queries, names: readonly string[]): Promise<string | null> => {
  const held = await tx.query<{ name: string }>(
    `select name from stored_file where category = 'Products' and name = any($1::text[]) order by name for update`,
    [names],
  );
  const there = new Set(held.map(({ name }) => name));
  return names.find((name) => !there.has(name)) ?? null;
};

/** The pictures of a row, and none but these. */
export const writePictures = async (tx: Queries, row: number, places: ReadonlyMap<number, string>): Promise<void> => {
  await tx.query(
    `with former as (delete from product_picture where product_price_id = $1 and place <> all($2::int[]))
     insert into product_picture (product_price_id, place, name)
     select $1, * from unnest($2::int[], $3::text[]) on conflict (product_price_id, place)
       do update set name = excluded.name, waited_as = null, waited_by = null where product_picture.name <> excluded.name`,
    [row, [...places.keys()], [...places.values()]],
  );
};

/** Notes on pictures of rows as which file they waited, by their names. */
export const noteWaited = async (
  tx: Queries,
  rows: readonly number[],
  waitedAs: ReadonlyMap<string, string>,
  { userName }: Author,
): Promise<void> => {
  await tx.query(
    `update product_picture p set waited_as = w.file_name, waited_by = $4
       from unnest($2::text[], $3::text[]) w (name, file_name)
      where p.product_price_id = any($1::int[]) and p.name = w.name`,
    [rows, [...waitedAs.keys()], [...waitedAs.values()], userName],
  );
};

export const tellPictures = async (tx: Queries, product: number, generation: number): Promise<void> => {
  await tx.query('insert into catalogue_change (generation, product_id) values ($1, $2) on conflict do nothing', [
    generation,
    product,
  ]);
};

/** Notes which files no product has by now and none waits for, and which are in use again. */
export const noteFreed = async (tx: Queries): Promise<void> => {
  await tx.query(
    `update stored_file f set unused_since = case when f.unused_since is null then now() end
      where f.category = 'Products'
        and (f.unused_since is null) <> (exists (select from product_picture p where p.name = f.name)
                                      or exists (select from waiting_picture w where w.name = f.name))`,
    [],
  );
};
