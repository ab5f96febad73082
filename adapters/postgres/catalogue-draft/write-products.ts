import type { ProductDraft } from '#core/catalogue/import/drafts/drafts.ts';
import { pictureKeysOf } from '#core/catalogue/import/drafts/named-pictures.ts';
import type { Queries } from '../database/database.ts';
import { isOwnRow } from '../products/own-row.ts';
import type { Names } from './names.ts';
import { stockStateSql } from './stock-state.ts';

/** The family of a product whose list names none. */
const noFamily = 'Sin familia';

/** New products, each with its own price row. */
const makeSql = `
  with made as (
    insert into product (brand_id, code) select * from unnest($1::int[], $2::text[])
    on conflict (brand_id, upper(code)) do nothing returning id, brand_id, code)
  insert into product_price (product_id, brand_id, code) select id, brand_id, code from made
  returning product_id, id as row_id, brand_id, code`;

// Identities are looked up by lateral joins: one index probe a row, also where the planner's statistics are behind a
// growing table.
const knownProducts = `
  unnest($1::int[], $2::text[]) with ordinality as i (brand_id, code, place)
  cross join lateral (select p.id, p.brand_id, p.code from product p
                       where p.brand_id = i.brand_id and upper(p.code) = upper(i.code) limit 1) p`;

/** A product that only had price rows of others gets its own. */
const ownRowsSql = `
  insert into product_price (product_id, brand_id, code)
  select p.id, p.brand_id, p.code from ${knownProducts} where not exists (select from product_price pp where ${isOwnRow})
  on conflict (product_id, brand_id, code) do nothing`;

const placesSql = `
  select p.id as product_id, (select min(pp.id) from product_price pp where ${isOwnRow}) as row_id
    from ${knownProducts} order by i.place`;

/**
 * The new contents, which take what the list does not say from the contents before. $1 is the generation, $2 the price
 * list, $3 the family of what has none.
 */
const contentsSql = `
  with input as (
    select * from unnest($4::int[], $5::int[], $6::int[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[], $12::text[],
                         $13::int[], $14::numeric[], $15::numeric[], $16::numeric[], $17::text[], $18::text[], $19::text[],
                         $20::numeric[], $21::boolean[], $22::boolean[])
      as t (product_id, row_id, type_id, description, position, applications_text, technical, internal_code, barcode,
            multiple, stock_quantity, iva, price, storage_location, picture_names, picture_keys, purchase_cost,
            is_discontinued, is_not_available)),
  contents as (
    insert into product_version (product_id, generation, type_id, description, position, engines, applications_text, technical,
                                 picture_names, picture_keys)
    select i.product_id, $1, coalesce(i.type_id, old.type_id, $3), coalesce(i.description, old.description, ''), coalesce(i.position, old.position, ''),
           coalesce(old.engines, ''), coalesce(i.applications_text, old.applications_text, ''),
           coalesce(old.technical, '{}') || i.technical::jsonb, coalesce(i.picture_names, old.picture_names, ''),
           coalesce(string_to_array(i.picture_keys, e'\\n'), old.picture_keys, '{}')
      from input i
      left join lateral (select * from product_version v where v.product_id = i.product_id and v.generation < $1
                          order by v.generation desc limit 1) old on true),
  prices as (
    insert into price_version (product_price_id, generation, internal_code, barcode, multiple, stock_quantity, stock_state,
                               is_discontinued, is_not_available, iva, purchase_cost, storage_location)
    select i.row_id, $1, coalesce(i.internal_code, old.internal_code, ''), coalesce(i.barcode, old.barcode, ''),
           coalesce(i.multiple, old.multiple, 1), coalesce(i.stock_quantity, old.stock_quantity),
           case when i.stock_quantity is not null then ${stockStateSql('i.stock_quantity')}
                else coalesce(old.stock_state, 1) end,
           coalesce(i.is_discontinued, old.is_discontinued, false),
           coalesce(i.is_not_available, old.is_not_available, false), coalesce(i.iva, old.iva, 21),
           coalesce(i.purchase_cost, old.purchase_cost), coalesce(i.storage_location, old.storage_location, '')
      from input i
      left join lateral (select * from price_version v where v.product_price_id = i.row_id and v.generation < $1
                          order by v.generation desc limit 1) old on true),
  listed as (
    insert into list_price (product_price_id, price_list_id, generation, price)
    select row_id, $2::int, $1, price from input where price is not null)
  insert into catalogue_change (generation, product_id) select $1, product_id from input on conflict do nothing`;

/** Writes products with their own price row. Their list prices go to the distributor's first list. */
export const writeProducts = async (
  queries: Queries,
  names: Names,
  generation: number,
  drafts: readonly ProductDraft[],
): Promise<void> => {
  const typeOf = async ({ family, subfamily }: ProductDraft): Promise<number | null> => {
    if (family === undefined) return subfamily === undefined ? null : names.type(subfamily, null);
    const familyId = await names.type(family, null);
    return subfamily === undefined ? familyId : names.type(subfamily, familyId);
  };
  const brandIds: number[] = [];
  const typeIds: (number | null)[] = [];
  for (const draft of drafts) {
    brandIds.push(await names.brand(draft.brand));
    typeIds.push(await typeOf(draft));
  }
  const codes = drafts.map(({ code }) => code);
  const places = await placesOf(queries, brandIds, codes);
  const homeless = places.flatMap(({ product_id }, place) => (typeIds[place] === null ? [product_id] : []));
  const optional = (read: (draft: ProductDraft) => string | undefined) => drafts.map((draft) => read(draft) ?? null);
  await queries.query(contentsSql, [
    generation,
    // Only rows with prices need a list.
    drafts.some(({ listPrice }) => listPrice !== undefined) ? await names.firstPriceList() : null,
    await familyOfNone(queries, names, generation, homeless),
    places.map(({ product_id }) => product_id),
    places.map(({ row_id }) => row_id),
    typeIds,
    optional(({ description }) => description),
    optional(({ position }) => position),
    optional(({ applicationsText }) => applicationsText),
    drafts.map(({ attributes }) => JSON.stringify(attributes)),
    optional(({ internalCode }) => internalCode),
    optional(({ barcode }) => barcode),
    optional(({ multiple }) => multiple),
    optional(({ stock }) => stock),
    optional(({ iva }) => iva),
    optional(({ listPrice }) => listPrice),
    optional(({ storageLocation }) => storageLocation),
    optional(({ pictures }) => pictures),
    optional(({ pictures }) => pictures && pictureKeysOf(pictures).join('\n')),
    optional(({ purchaseCost }) => purchaseCost),
    drafts.map(({ sale }) => (sale === undefined ? null : sale === 'discontinued')),
    // A sheet that says 'not discontinued' leaves it: an article that is not available for now stays so.
    drafts.map(({ sale }) => (sale === undefined || sale === 'not-discontinued' ? null : sale === 'not-available')),
  ]);
};

/**
 * The family of new products whose list names none; null where there are none, so that no family stands empty in the
 * shop.
 */
const familyOfNone = async (
  queries: Queries,
  names: Names,
  generation: number,
  products: readonly number[],
): Promise<number | null> => {
  if (products.length === 0) return null;
  const [row] = await queries.query<{ has_new: boolean }>(
    `select exists (select from unnest($1::int[]) as i (id)
       where not exists (select from product_version v where v.product_id = i.id and v.generation < $2)) as has_new`,
    [products, generation],
  );
  return row?.has_new ? names.type(noFamily, null) : null;
};

interface Place {
  readonly product_id: number;
  readonly row_id: number;
}

/** Where each product's contents go, in the order asked; those that are not there yet are made. */
const placesOf = async (
  queries: Queries,
  brandIds: readonly number[],
  codes: readonly string[],
): Promise<readonly Place[]> => {
  const made = await queries.query<Place & { brand_id: number; code: string }>(makeSql, [brandIds, codes]);
  const places = new Map<string, Place>(made.map((place) => [`${place.brand_id} ${place.code}`, place]));
  const keys = codes.map((code, index) => `${brandIds[index]} ${code}`);
  const there = keys.flatMap((key, index) => (places.has(key) ? [] : [index]));
  if (there.length > 0) {
    const known = [there.map((index) => brandIds[index]), there.map((index) => codes[index])];
    await queries.query(ownRowsSql, known);
    const found = await queries.query<Place>(placesSql, known);
    for (const [turn, index] of there.entries()) {
      const [key, place] = [keys[index], found[turn]];
      if (key !== undefined && place !== undefined) places.set(key, place);
    }
  }
  return keys.flatMap((key) => places.get(key) ?? []);
};
