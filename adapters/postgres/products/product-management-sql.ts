import type { ManagedProduct, OtherPriceRow } from '#core/catalogue/management/managed-product.ts';
import type { SaleState } from '#core/catalogue/products/sale-state.ts';
import { stockStates } from '#core/catalogue/products/stock.ts';
import { asId, type ProductId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import type { Queries } from '../database/database.ts';
import { fromNullableColumn } from '../database/money-column.ts';
import { rowId } from '../database/row-id.ts';
import { picturesOfRowSql } from '../files/product-picture-rows.ts';
import { ownRowSql } from './own-row.ts';

export const saleOf = (row: { readonly is_discontinued: boolean; readonly is_not_available: boolean }): SaleState => {
  if (row.is_discontinued) return 'discontinued';
  return row.is_not_available ? 'not-available' : 'on-sale';
};

/**
 * What a product `p` is at a generation ($2): its maker `b`, contents `v`, type `t` within family `f`, its maker's
 * price row `own` with the contents `x`.
 */
export const contentsSql = `
    join product_brand b on b.id = p.brand_id
    join lateral (select * from product_version pv where pv.product_id = p.id and pv.generation <= $2
                   order by pv.generation desc limit 1) v on true
    join product_type t on t.id = v.type_id
    left join product_type f on f.id = t.parent_id
    left join lateral (${ownRowSql}) own on true
    left join lateral (select * from price_version pv where pv.product_price_id = own.id and pv.generation <= $2
                        order by pv.generation desc limit 1) x on true`;

/** SQL: what a price row costs in each list that is in use at a generation ($2). */
const pricesOf = (row: string): string => `
         (select coalesce(json_agg(json_build_array(l.id, (
             select lp.price::text from list_price lp
              where lp.product_price_id = ${row} and lp.price_list_id = l.id and lp.generation <= $2
              order by lp.generation desc limit 1)) order by l.id), '[]')
            from price_list l where l.withdrawn_at is null and coalesce(l.generation, 0) <= $2)`;

/** A product ($1) with all of its details, as it is at a generation ($2). */
const productSql = `
  select p.id, p.code, p.brand_id, b.name as brand, v.type_id, t.name as type, f.name as family, v.description, v.position,
         v.technical, own.id as row_id, coalesce(x.internal_code, '') as internal_code,
         coalesce(x.storage_location, '') as storage_location, coalesce(x.multiple, 1) as multiple,
         coalesce(x.iva, 21)::text as iva, coalesce(x.stock_state, 1) as stock_state, x.stock_quantity::text,
         coalesce(x.is_discontinued, false) as is_discontinued, coalesce(x.is_not_available, false) as is_not_available,
         x.purchase_cost::text, ${picturesOfRowSql('own.id')} as images,
         ${pricesOf('own.id')} as prices,
         (select coalesce(json_agg(json_build_array(e.brand_name, e.code) order by e.brand_name, e.code), '[]')
            from equivalent_code e where e.product_id = p.id and e.generation <= $2) as equivalents,
         (select coalesce(json_agg(json_build_object('title', r.title, 'id', r.related_product_id, 'quantity', r.quantity,
                   'notes', r.notes, 'name', rb.name || ' ' || rp.code) order by r.title, rp.code, rp.id), '[]')
            from product_relation r join product rp on rp.id = r.related_product_id join product_brand rb on rb.id = rp.brand_id
           where r.product_id = p.id and r.generation <= $2) as relations,
         (select coalesce(json_agg(json_build_object('id', ve.id, 'name', vb.name || ' ' || ve.name, 'engine', a.engine,
                   'position', a.position, 'notes', a.notes, 'from', lower(a.range), 'to', upper(a.range) - 1)
                   order by vb.sort_order, vb.name, ve.name, ve.id, lower(a.range) nulls first, a.engine, a.details), '[]')
            from (select vehicle_id, engine, details, position, notes, unnest(years) as range from (
                    select distinct on (vehicle_id, engine, details) * from application
                     where product_id = p.id and generation <= $2
                     order by vehicle_id, engine, details, generation desc) newest) a
            join vehicle ve on ve.id = a.vehicle_id join vehicle_brand vb on vb.id = ve.vehicle_brand_id) as applications,
         (select coalesce(json_agg(json_build_object('brand', ob.name, 'code', o.code, 'stock_state', ox.stock_state,
                   'is_discontinued', ox.is_discontinued, 'is_not_available', ox.is_not_available, 'prices', ${pricesOf('o.id')})
                   order by ob.name, o.code), '[]')
            from product_price o join product_brand ob on ob.id = o.brand_id
            join lateral (select * from price_version ov where ov.product_price_id = o.id and ov.generation <= $2
                           order by ov.generation desc limit 1) ox on true
           where o.product_id = p.id and o.id is distinct from own.id) as other_rows
    from product p
  ${contentsSql}
   where p.id = $1`;

/** Products whole, each as it is at a generation of its own: $1 are the products, $2 their generations. */
const productsSql = `
  select asked.generation as at, found.*
    from unnest($1::int[], $2::int[]) asked(product, generation)
    cross join lateral (${productSql.replaceAll('$1', 'asked.product').replaceAll('$2', 'asked.generation')}) found`;

type ListPrices = readonly (readonly [list: number, price: string | null])[];

interface OtherRow {
  readonly brand: string;
  readonly code: string;
  readonly stock_state: 0 | 1 | 2;
  readonly is_discontinued: boolean;
  readonly is_not_available: boolean;
  readonly prices: ListPrices;
}

interface ProductRow {
  readonly id: number;
  readonly code: string;
  readonly brand_id: number;
  readonly brand: string;
  readonly type_id: number;
  readonly type: string;
  readonly family: string | null;
  readonly description: string;
  readonly position: string;
  readonly technical: Readonly<Record<string, string>>;
  readonly internal_code: string;
  readonly storage_location: string;
  readonly multiple: number;
  readonly iva: string;
  readonly stock_quantity: string | null;
  readonly stock_state: 0 | 1 | 2;
  readonly is_discontinued: boolean;
  readonly is_not_available: boolean;
  readonly purchase_cost: string | null;
  readonly images: readonly string[];
  readonly prices: ListPrices;
  readonly equivalents: readonly (readonly [brand: string, code: string])[];
  readonly relations: readonly {
    readonly title: string;
    readonly id: number;
    readonly quantity: number;
    readonly notes: string;
    readonly name: string;
  }[];
  readonly applications: readonly {
    readonly id: number;
    readonly name: string;
    readonly engine: string;
    readonly position: string;
    readonly notes: string;
    readonly from: number | null;
    readonly to: number | null;
  }[];
  readonly other_rows: readonly OtherRow[];
}

const priceOf = (text: string | null) => {
  const price = fromNullableColumn(text);
  return price?.isZero() ? null : price;
};

const otherRow = (row: OtherRow): OtherPriceRow => ({
  brand: row.brand,
  code: row.code,
  stockState: stockStates[row.stock_state],
  sale: saleOf(row),
  prices: row.prices.flatMap(([list, text]) => {
    const price = priceOf(text);
    return price === null ? [] : [{ priceListId: asId(String(list)), price }];
  }),
});

const byName = (values: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)));

/** A product as it is at a generation: of what is being written, the writer's own. */
export const findManagedProduct = async (
  queries: Queries,
  id: ProductId,
  generation: number,
): Promise<ManagedProduct | null> => {
  const [row] = await queries.query<ProductRow>(productSql, [rowId(id), generation]);
  return row === undefined ? null : managed(row);
};

/** A product as it was at a generation. */
export interface ProductAt {
  readonly id: ProductId;
  readonly generation: number;
}

/** Products at generations, in one statement; left out are those that were not there. */
export const findManagedProducts = async (
  queries: Queries,
  asked: readonly ProductAt[],
): Promise<readonly (ProductAt & { readonly product: ManagedProduct })[]> => {
  const rows = await queries.query<ProductRow & { readonly at: number }>(productsSql, [
    asked.map(({ id }) => rowId(id)),
    asked.map(({ generation }) => generation),
  ]);
  return rows.map(({ at, ...row }) => ({ id: asId(String(row.id)), generation: at, product: managed(row) }));
};

const managed = (row: ProductRow): ManagedProduct => ({
  id: asId(String(row.id)),
  brand: row.brand,
  family: row.family === null ? row.type : `${row.family} › ${row.type}`,
  stock: row.stock_quantity === null ? null : Number(row.stock_quantity),
  otherRows: row.other_rows.map(otherRow),
  pictures: row.images,
  details: {
    brandId: asId(String(row.brand_id)),
    code: row.code,
    internalCode: row.internal_code,
    description: row.description,
    typeId: asId(String(row.type_id)),
    position: row.position,
    storageLocation: row.storage_location,
    multiple: row.multiple,
    iva: money(row.iva),
    stockState: stockStates[row.stock_state],
    sale: saleOf(row),
    purchaseCost: fromNullableColumn(row.purchase_cost),
    prices: row.prices.map(([list, price]) => ({ priceListId: asId(String(list)), price: priceOf(price) })),
    equivalences: row.equivalents.map(([brand, code]) => ({ brand, code })),
    relations: row.relations.map(({ id: related, ...each }) => ({ ...each, productId: asId(String(related)) })),
    applications: row.applications.map(({ id: vehicle, ...each }) => ({ ...each, vehicleId: asId(String(vehicle)) })),
    attributes: byName(row.technical),
  },
});
