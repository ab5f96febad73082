import type {
  ListedProduct,
  ListedProductPage,
  ProductFilter,
  ProductState,
} from '#core/catalogue/management/managed-product.ts';
import type { FoundProducts } from '#core/catalogue/management/product-management.repository.port.ts';
import type { PageKeyUnreadable } from '#core/catalogue/names/catalogue-name.repository.port.ts';
import { stockStates } from '#core/catalogue/products/stock.ts';
import { asId } from '#core/shared/ids.ts';
import { inBatches } from '#core/shared/in-batches.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Database } from '../database/database.ts';
import { fromNullableColumn } from '../database/money-column.ts';
import { readPageKey, writePageKey } from '../database/page-key.ts';
import { rowId } from '../database/row-id.ts';
import { isOwnRow } from './own-row.ts';
import { contentsSql, saleOf } from './product-management-sql.ts';

const productsOnAPage = 50;
/**
 * How many products are checked in one statement where only some are asked for: few enough that nobody waits behind it.
 */
const sievedAtOnce = 4000;
/** How many products are read in one statement: most that pass the first check are in the state. */
const readAtOnce = 200;
const everything = 10_000_000;

/**
 * Every condition is checked on the newest contents: `x` are the row's, `priced` whether it has a price in any list.
 */
const stateSql: Readonly<Record<ProductState, string>> = {
  'on-sale': 'not coalesce(x.is_discontinued or x.is_not_available, false)',
  'not-available': 'x.is_not_available and not x.is_discontinued',
  discontinued: 'x.is_discontinued',
  'without-price': `not exists (
    select from list_price l
     where l.product_price_id = own.id and l.price > 0 and l.generation <= $2
       and not exists (select from list_price n where n.product_price_id = own.id and n.price_list_id = l.price_list_id
                          and n.generation > l.generation and n.generation <= $2))`,
  'without-picture': `not exists (select from product_picture i where i.product_price_id = own.id)`,
};

/** Asked product by product: an `exists` within an `or` would be answered for all products that there are. */
const anyRow = (joined: string, condition: string): string => `(
  select true from product_price pp join ${joined} x on x.product_price_id = pp.id
   where pp.product_id = p.id and ${condition} limit 1) is not null`;

/** What is true of every product `p` in a state, and of few others: asked of indexes, without its contents. */
const sieveSql: Readonly<Record<ProductState, string>> = {
  'on-sale': 'true',
  'not-available': anyRow('price_version', 'x.is_not_available'),
  discontinued: anyRow('price_version', 'x.is_discontinued'),
  'without-price': `(not ${anyRow('list_price', `${isOwnRow} and x.price > 0`)} or ${anyRow('list_price', 'x.price = 0')})`,
  'without-picture': `not ${anyRow('product_picture', isOwnRow)}`,
};

/** The products of $1 that are in the state, in their order, as of generation $2. */
const listedSql = (state: ProductState | '', limit: number): string => `
  select p.id, i.place::int, b.name as brand, p.code, v.description, t.name as type, f.name as family,
         coalesce(x.internal_code, '') as internal_code,
         coalesce(x.storage_location, '') as storage_location, coalesce(x.stock_state, 1) as stock_state,
         coalesce(x.is_discontinued, false) as is_discontinued, coalesce(x.is_not_available, false) as is_not_available,
         x.purchase_cost::text, (select count(*)::int from product_picture i where i.product_price_id = own.id) as pictures,
         (select l.price::text from list_price l
           where l.product_price_id = own.id and l.price_list_id = (select min(id) from price_list) and l.generation <= $2
           order by l.generation desc limit 1) as price
    from unnest($1::int[]) with ordinality i (id, place)
    join product p on p.id = i.id
  ${contentsSql}
   ${state === '' ? '' : `where ${stateSql[state]}`}
   order by i.place limit ${limit}`;

interface ListedRow {
  readonly id: number;
  readonly place: number;
  readonly brand: string;
  readonly code: string;
  readonly description: string;
  readonly type: string;
  readonly family: string | null;
  readonly internal_code: string;
  readonly storage_location: string;
  readonly stock_state: 0 | 1 | 2;
  readonly is_discontinued: boolean;
  readonly is_not_available: boolean;
  readonly purchase_cost: string | null;
  readonly pictures: number;
  readonly price: string | null;
}

const listed = (row: ListedRow): ListedProduct => {
  const price = fromNullableColumn(row.price);
  return {
    id: asId(String(row.id)),
    brand: row.brand,
    code: row.code,
    internalCode: row.internal_code,
    description: row.description,
    storageLocation: row.storage_location,
    family: row.family ?? row.type,
    subfamily: row.family === null ? '' : row.type,
    stockState: stockStates[row.stock_state],
    sale: saleOf(row),
    price: price?.isZero() ? null : price,
    purchaseCost: fromNullableColumn(row.purchase_cost),
    pictures: row.pictures,
  };
};

interface Place {
  readonly id: number;
  /** The key after which the list goes on. */
  readonly key: string;
}

/** The next places of the list, so many at most; fewer at its end only. */
type Walk = (count: number) => Promise<readonly Place[]>;

const walkByCode = (database: Database, brandId: string, from: readonly [string, number] | null): Walk => {
  let last = from;
  const ofBrand = brandId === '' ? '' : 'brand_id = $4 and';
  return async (count) => {
    const rows = await database.query<{ id: number; sort_key: string }>(
      `select id, upper(code) as sort_key from product
        where ${ofBrand} ($1::text is null or (upper(code), id) > ($1, $2)) order by upper(code), id limit $3`,
      [last?.[0] ?? null, last?.[1] ?? 0, count, ...(brandId === '' ? [] : [rowId(brandId)])],
    );
    const end = rows.at(-1);
    if (end !== undefined) last = [end.sort_key, end.id];
    return rows.map(({ id, sort_key }) => ({ id, key: writePageKey([sort_key, id]) }));
  };
};

/** Only so much of what the search finds is read as pages need: reading all of it takes time, and is seldom needed. */
const walkFound = (found: FoundProducts, from: number, first: number): Walk => {
  let place = from;
  let asked = from + first;
  let ids = found(asked);
  return async (count) => {
    if (place + count > asked && ids.length === asked) {
      asked = Math.min(everything, (place + count) * 2);
      ids = found(asked);
    }
    const part = ids.slice(place, place + count).map((id, index) => ({ id, key: writePageKey([place + index + 1]) }));
    place += part.length;
    return part;
  };
};

/** Where the page begins, by the key that the last one ended with; null for a key that is no place. */
const walkFrom = (
  database: Database,
  { brandId, state }: ProductFilter,
  found: FoundProducts | null,
  after: string | null,
): Walk | null => {
  if (found === null) {
    const [code, id] = after === null ? [] : (readPageKey(after, 2) ?? []);
    if (after === null) return walkByCode(database, brandId, null);
    if (typeof code !== 'string' || typeof id !== 'number' || code.includes('\0') || rowId(String(id)) !== id)
      return null;
    return walkByCode(database, brandId, [code, id]);
  }
  const [place] = after === null ? [0] : (readPageKey(after, 1) ?? []);
  if (typeof place !== 'number' || !Number.isInteger(place) || place < 0 || place > everything) return null;
  return walkFound(found, place, state === '' ? productsOnAPage + 1 : sievedAtOnce);
};

/** Products that may be in the state, in their order. */
const sieved = async (database: Database, state: ProductState | '', places: readonly Place[]) => {
  if (state === '' || state === 'on-sale') return places;
  const rows = await database.query<{ id: number }>(
    `select p.id from product p where p.id = any($1::int[]) and ${sieveSql[state]}`,
    [places.map(({ id }) => id)],
  );
  const left = new Set(rows.map(({ id }) => id));
  return places.filter(({ id }) => left.has(id));
};

interface PlacedProduct {
  readonly product: ListedProduct;
  readonly key: string;
}

/**
 * A page of products: reads on until it is full, since what is seldom true of a product may be far behind in the list.
 */
export const listedPage = async (
  database: Database,
  generation: number,
  filter: ProductFilter,
  found: FoundProducts | null,
  after: string | null,
): Promise<Result<ListedProductPage, PageKeyUnreadable>> => {
  const { state } = filter;
  const walk = walkFrom(database, filter, found, after);
  if (walk === null) return Err({ code: 'page-key-unreadable' });
  const wanted = productsOnAPage + 1;
  const read = async (places: readonly Place[]): Promise<readonly PlacedProduct[]> => {
    const rows = await database.query<ListedRow>(listedSql(state, wanted), [places.map(({ id }) => id), generation]);
    return rows.map((row) => ({ product: listed(row), key: places[row.place - 1]?.key ?? '' }));
  };
  const size = state === '' ? wanted : state === 'on-sale' ? readAtOnce : sievedAtOnce;
  const products: PlacedProduct[] = [];
  for (;;) {
    const places = await walk(size);
    const likely = await sieved(database, state, places);
    for (const some of inBatches(likely, readAtOnce)) {
      if (products.length >= wanted) break;
      products.push(...(await read(some)));
    }
    if (products.length >= wanted || places.length < size) break;
    await database.yieldToOthers();
  }
  const shown = products.slice(0, productsOnAPage);
  return Ok({
    products: shown.map(({ product }) => product),
    next: products.length > shown.length ? (shown.at(-1)?.key ?? null) : null,
  });
};
