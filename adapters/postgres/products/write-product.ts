import type { ManagedProduct } from '#core/catalogue/management/managed-product.ts';
import type { ProductDetails } from '#core/catalogue/management/product-details.ts';
import type { ProductClash } from '#core/catalogue/management/product-management.repository.port.ts';
import { stockStates } from '#core/catalogue/products/stock.ts';
import { asId } from '#core/shared/ids.ts';
import type { Queries } from '../database/database.ts';
import { toColumn } from '../database/money-column.ts';
import { rowId } from '../database/row-id.ts';
import { ownRowSql } from './own-row.ts';

/**
 * What stands in the way of a product with these details: another one, or something that it names and that is not
 * there.
 */
export const productClash = async (
  tx: Queries,
  generation: number,
  details: ProductDetails,
  own: number | null,
): Promise<ProductClash | null> => {
  const { brandId, typeId, code, prices, relations, applications } = details;
  const missing = async (sql: string, ids: readonly string[]): Promise<number> => {
    const wanted = ids.map(rowId);
    if (wanted.length === 0) return -1;
    const rows = await tx.query<{ id: number }>(`${sql} = any($1::int[])`, [wanted]);
    const there = new Set(rows.map(({ id }) => id));
    return wanted.findIndex((id) => !there.has(id));
  };
  const unknown = (field: string): ProductClash => ({ code: 'product-choice-unknown', field });
  if ((await missing('select id from product_brand where id', [brandId ?? ''])) !== -1) return unknown('brandId');
  if ((await missing('select id from product_type where id', [typeId ?? ''])) !== -1) return unknown('typeId');
  const list = await missing(
    'select id from price_list where withdrawn_at is null and id',
    prices.map(({ priceListId }) => priceListId),
  );
  if (list !== -1) return unknown(`prices.${list}.price`);
  const related = await missing(
    `select p.id from product p where p.id <> ${own ?? 0}
        and exists (select from product_version v where v.product_id = p.id and v.generation < ${generation}) and p.id`,
    relations.map(({ productId }) => productId),
  );
  if (related !== -1) return unknown(`relations.${related}.title`);
  const vehicle = await missing(
    'select id from vehicle where id',
    applications.map(({ vehicleId }) => vehicleId),
  );
  if (vehicle !== -1) return unknown(`applications.${vehicle}.engine`);
  const [holder] = await tx.query<{ id: number; name: string }>(
    `select p.id, b.name || ' ' || p.code as name from product p join product_brand b on b.id = p.brand_id
      where p.brand_id = $1 and upper(p.code) = upper($2) and p.id is distinct from $3::int`,
    [rowId(brandId ?? ''), code, own],
  );
  if (holder !== undefined) return { code: 'product-code-taken', id: asId(String(holder.id)), name: holder.name };
  return soldElsewhere(tx, details, own);
};

/**
 * Whether another product has a price row of that maker and code (docs/rules/product-management.md 1); one that keeps
 * its name keeps it.
 */
const soldElsewhere = async (
  tx: Queries,
  { brandId, code }: ProductDetails,
  own: number | null,
): Promise<ProductClash | null> => {
  const [sold] = await tx.query<{ id: number; name: string; product: string }>(
    `select p.id, b.name || ' ' || pp.code as name, o.name || ' ' || p.code as product
       from product_price pp join product p on p.id = pp.product_id
       join product_brand b on b.id = pp.brand_id join product_brand o on o.id = p.brand_id
      where pp.brand_id = $1 and upper(pp.code) = upper($2) and p.id is distinct from $3::int
        and not exists (select from product k where k.id = $3::int and k.brand_id = $1 and upper(k.code) = upper($2))
      order by pp.id limit 1`,
    [rowId(brandId ?? ''), code, own],
  );
  if (sold === undefined) return null;
  return { code: 'product-sold-elsewhere', id: asId(String(sold.id)), name: sold.name, product: sold.product };
};

/** A new product with the price row of its maker. */
export const insertProduct = async (tx: Queries, { brandId, code }: ProductDetails): Promise<number> => {
  const [made] = await tx.query<{ id: number }>('insert into product (brand_id, code) values ($1, $2) returning id', [
    rowId(brandId ?? ''),
    code,
  ]);
  if (made === undefined) throw new Error('a product was not made');
  return made.id;
};

/**
 * Gives a product another maker or code: its own price row follows, and so do its prices and what was ordered by it.
 */
export const renameProduct = async (
  tx: Queries,
  id: number,
  held: ManagedProduct,
  { brandId, code }: ProductDetails,
): Promise<void> => {
  if (held.details.brandId === brandId && held.details.code === code) return;
  const names = [id, rowId(brandId ?? ''), code];
  // A row of that maker and code that the product had already becomes its own.
  await tx.query(
    `update product_price set brand_id = $2, code = $3
      where id = (select own.id from product p cross join lateral (${ownRowSql}) own where p.id = $1)
        and not exists (select from product_price o where o.product_id = $1 and o.brand_id = $2 and upper(o.code) = upper($3)
                           and o.id <> product_price.id)`,
    names,
  );
  await tx.query('update product set brand_id = $2, code = $3 where id = $1', names);
};

const ownRow = async (tx: Queries, id: number): Promise<number> => {
  await tx.query(
    `insert into product_price (product_id, brand_id, code)
     select p.id, p.brand_id, p.code from product p where p.id = $1 and not exists (${ownRowSql})`,
    [id],
  );
  const [row] = await tx.query<{ id: number }>(
    `select own.id from product p cross join lateral (${ownRowSql}) own where p.id = $1`,
    [id],
  );
  if (row === undefined) throw new Error('a product has no price row');
  return row.id;
};

const contentsSql = `
  insert into product_version (product_id, generation, type_id, description, position, engines, applications_text, technical,
                               picture_names, picture_keys)
  select $1, $2, $3, $4, $5, coalesce(old.engines, ''), coalesce(old.applications_text, ''), $6::jsonb,
         coalesce(old.picture_names, ''), coalesce(old.picture_keys, '{}')
    from (select) one left join lateral (
      select * from product_version v where v.product_id = $1 and v.generation < $2 order by v.generation desc limit 1) old on true`;

/** A stock state that somebody settled stands until a list says how many there are: the former count goes. */
const rowSql = `
  insert into price_version (product_price_id, generation, internal_code, barcode, multiple, stock_quantity, stock_state,
                             is_discontinued, is_not_available, iva, purchase_cost, storage_location)
  select $1, $2, $3, coalesce(old.barcode, ''), $4, case when old.stock_state = $5 then old.stock_quantity end, $5,
         $6, $7, $8, $9, $10
    from (select) one left join lateral (
      select * from price_version v where v.product_price_id = $1 and v.generation < $2 order by v.generation desc limit 1) old on true`;

/** A price that was taken away is one of nothing, which no customer is asked (docs/rules/product-management.md 5). */
const pricesSql = `
  insert into list_price (product_price_id, price_list_id, generation, price)
  select $1, i.list, $2, coalesce(i.price, 0)
    from unnest($3::int[], $4::numeric[]) as i (list, price)
    left join lateral (select price from list_price l where l.product_price_id = $1 and l.price_list_id = i.list and l.generation < $2
                        order by l.generation desc limit 1) held on true
   where coalesce(i.price, 0) <> coalesce(held.price, 0)`;

const equivalencesSql = [
  `delete from equivalent_code e where e.product_id = $1
      and not exists (select from unnest($2::text[], $3::text[]) as i (brand, code) where i.brand = e.brand_name and i.code = e.code)`,
  `insert into equivalent_code (product_id, brand_name, code, generation)
   select $1, i.brand, i.code, $2 from unnest($3::text[], $4::text[]) as i (brand, code) on conflict do nothing`,
];

const relationsSql = [
  `delete from product_relation r where r.product_id = $1
      and not exists (select from unnest($2::int[], $3::text[]) as i (id, title) where i.id = r.related_product_id and i.title = r.title)`,
  `insert into product_relation (product_id, related_product_id, title, quantity, notes, generation)
   select $1, i.id, i.title, i.quantity, i.notes, $2
     from unnest($3::int[], $4::text[], $5::int[], $6::text[]) as i (id, title, quantity, notes)
   on conflict (product_id, title, related_product_id) do update
      set quantity = excluded.quantity, notes = excluded.notes, generation = excluded.generation
    where (product_relation.quantity, product_relation.notes) is distinct from (excluded.quantity, excluded.notes)`,
];

/** Joined as the column `details` is. */
const joined = (row: string): string => `concat_ws(' · ', nullif(${row}.position, ''), nullif(${row}.notes, ''))`;

const applicationsSql = [
  `delete from application a where a.product_id = $1
      and not exists (select from unnest($2::int[], $3::text[], $4::text[], $5::text[]) as i (id, engine, position, notes)
                       where (i.id, i.engine, ${joined('i')}) = (a.vehicle_id, a.engine, a.details))`,
  `insert into application (product_id, vehicle_id, engine, position, notes, years, generation)
   select $1, i.id, i.engine, i.position, i.notes, i.years, $2
     from (select id, engine, position, notes, range_agg(int4range(year_from, year_to, '[]')) as years
             from unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::int[], $8::int[])
                    as one (id, engine, position, notes, year_from, year_to)
            group by id, engine, position, notes) i
     left join lateral (select * from application a
                         where a.product_id = $1 and a.vehicle_id = i.id and a.engine = i.engine and a.details = ${joined('i')}
                           and a.generation < $2 order by a.generation desc limit 1) held on true
    where held.product_id is null or (held.years, held.position, held.notes) <> (i.years, i.position, i.notes)`,
];

/** Marks this product as changed, and the products that show it among their relations. */
const changedSql = `
  insert into catalogue_change (generation, product_id)
  select $2::int, $1::int union select $2, r.product_id from product_relation r where r.related_product_id = $1 on conflict do nothing`;

export const tellProductChanged = async (tx: Queries, id: number, generation: number): Promise<void> => {
  await tx.query(changedSql, [id, generation]);
};

/** The contents of a product at a generation: all that its details say, and of the rest what there was. */
export const writeProductContents = async (
  tx: Queries,
  generation: number,
  id: number,
  details: ProductDetails,
): Promise<void> => {
  const row = await ownRow(tx, id);
  const { equivalences, relations, applications, prices } = details;
  await tx.query(contentsSql, [
    id,
    generation,
    rowId(details.typeId ?? ''),
    details.description,
    details.position,
    JSON.stringify(details.attributes),
  ]);
  await tx.query(rowSql, [
    row,
    generation,
    details.internalCode,
    details.multiple,
    stockStates.indexOf(details.stockState),
    details.sale === 'discontinued',
    details.sale === 'not-available',
    details.iva.toString(),
    details.purchaseCost === null ? null : toColumn(details.purchaseCost),
    details.storageLocation,
  ]);
  await tx.query(pricesSql, [
    row,
    generation,
    prices.map(({ priceListId }) => rowId(priceListId)),
    prices.map(({ price }) => (price === null ? null : toColumn(price))),
  ]);
  const [fewerCodes = '', moreCodes = ''] = equivalencesSql;
  const codes = [equivalences.map(({ brand }) => brand), equivalences.map(({ code }) => code)];
  await tx.query(fewerCodes, [id, ...codes]);
  await tx.query(moreCodes, [id, generation, ...codes]);
  const [fewerRelations = '', moreRelations = ''] = relationsSql;
  const related = [relations.map(({ productId }) => rowId(productId)), relations.map(({ title }) => title)];
  await tx.query(fewerRelations, [id, ...related]);
  await tx.query(moreRelations, [
    id,
    generation,
    ...related,
    relations.map(({ quantity }) => quantity),
    relations.map(({ notes }) => notes),
  ]);
  const [fewerFits = '', moreFits = ''] = applicationsSql;
  const fits = [
    applications.map(({ vehicleId }) => rowId(vehicleId)),
    applications.map(({ engine }) => engine),
    applications.map(({ position }) => position),
    applications.map(({ notes }) => notes),
  ];
  await tx.query(fewerFits, [id, ...fits]);
  await tx.query(moreFits, [
    id,
    generation,
    ...fits,
    applications.map(({ from }) => from),
    applications.map(({ to }) => to),
  ]);
  await tellProductChanged(tx, id, generation);
};
