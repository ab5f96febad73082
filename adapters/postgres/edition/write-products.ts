import type { CatalogueDraft } from '#core/catalogue/import/drafts.ts';
import type { Queries } from '../database.ts';
import type { Names } from './names.ts';

/** The family of a product whose list names none. */
const noFamily = 'Sin familia';

/**
 * One statement a batch: identities where they are new, and the new contents, which take what the list does not say from the
 * contents before. $1 is the generation, $2 the price list.
 */
const writeSql = `
  with input as (
    select * from unnest($3::int[], $4::text[], $5::int[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::text[],
                         $12::int[], $13::numeric[], $14::numeric[], $15::numeric[])
      as t (brand_id, code, type_id, description, position, applications_text, technical, internal_code, barcode,
            multiple, stock_quantity, iva, price)),
  made as (
    insert into product (brand_id, code) select brand_id, code from input
    on conflict (brand_id, upper(code)) do nothing returning id, brand_id, code),
  ids as (
    select id, brand_id, upper(code) as code from made
    union all
    select p.id, p.brand_id, upper(p.code) from product p join input i on i.brand_id = p.brand_id and upper(i.code) = upper(p.code)),
  row_made as (
    insert into product_price (product_id, brand_id, code)
    select made.id, made.brand_id, made.code from made returning id, product_id),
  rows as (
    select id, product_id from row_made
    union all
    select pp.id, pp.product_id from product_price pp join ids on ids.id = pp.product_id and pp.brand_id = ids.brand_id and upper(pp.code) = ids.code),
  contents as (
    insert into product_version (product_id, generation, type_id, description, position, engines, applications_text, technical)
    select ids.id, $1, coalesce(i.type_id, old.type_id, $16), i.description, coalesce(i.position, old.position, ''),
           coalesce(old.engines, ''), coalesce(i.applications_text, old.applications_text, ''),
           coalesce(old.technical, '{}') || i.technical::jsonb
      from input i
      join ids on ids.brand_id = i.brand_id and ids.code = upper(i.code)
      left join lateral (select * from product_version v where v.product_id = ids.id and v.generation < $1
                          order by v.generation desc limit 1) old on true),
  prices as (
    insert into price_version (product_price_id, generation, internal_code, barcode, multiple, stock_quantity, stock_state, is_discontinued,
                               is_not_available, iva, purchase_cost, promotion_percentage, images)
    select rows.id, $1, coalesce(i.internal_code, old.internal_code, ''), coalesce(i.barcode, old.barcode, ''),
           coalesce(i.multiple, old.multiple, 1), coalesce(i.stock_quantity, old.stock_quantity),
           case when i.stock_quantity is not null then case when i.stock_quantity > 0 then 0 else 2 end
                else coalesce(old.stock_state, 1) end,
           coalesce(old.is_discontinued, false), coalesce(old.is_not_available, false), coalesce(i.iva, old.iva, 21),
           old.purchase_cost, old.promotion_percentage, coalesce(old.images, '{}')
      from input i
      join ids on ids.brand_id = i.brand_id and ids.code = upper(i.code)
      join rows on rows.product_id = ids.id
      left join lateral (select * from price_version v where v.product_price_id = rows.id and v.generation < $1
                          order by v.generation desc limit 1) old on true),
  listed as (
    insert into list_price (product_price_id, price_list_id, generation, price)
    select rows.id, $2, $1, i.price
      from input i
      join ids on ids.brand_id = i.brand_id and ids.code = upper(i.code)
      join rows on rows.product_id = ids.id
     where i.price is not null)
  insert into catalogue_change (generation, product_id) select $1, id from ids on conflict do nothing`;

/** Writes products with their own price row. Their list prices go to the distributor's first list. */
export const writeProducts = async (
  queries: Queries,
  names: Names,
  generation: number,
  drafts: readonly CatalogueDraft[],
): Promise<void> => {
  const typeOf = async ({ family, subfamily }: CatalogueDraft): Promise<number | null> => {
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
  const optional = (read: (draft: CatalogueDraft) => string | undefined) => drafts.map((draft) => read(draft) ?? null);
  await queries.query(writeSql, [
    generation,
    await firstPriceList(queries, names),
    brandIds,
    drafts.map(({ code }) => code),
    typeIds,
    drafts.map(({ description }) => description),
    optional(({ position }) => position),
    optional(({ applicationsText }) => applicationsText),
    drafts.map(({ attributes }) => JSON.stringify(attributes)),
    optional(({ internalCode }) => internalCode),
    optional(({ barcode }) => barcode),
    optional(({ multiple }) => multiple),
    optional(({ stock }) => stock),
    optional(({ iva }) => iva),
    optional(({ listPrice }) => listPrice),
    await names.type(noFamily, null),
  ]);
};

const firstPriceList = async (queries: Queries, names: Names): Promise<number> => {
  const [list] = await queries.query<{ id: number }>('select id from price_list order by id limit 1', []);
  return list?.id ?? names.priceList('Lista 1');
};
