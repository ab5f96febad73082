import { publishedGeneration } from '../database/published-generation.ts';
import { isLatestVersion, type NameTable } from './name-table.ts';

/** Everything that points at a brand and may point at another in its place. */
const moves = [
  'update product set brand_id = $2 where brand_id = $1',
  'update product_price set brand_id = $2 where brand_id = $1',
  'update offer_value_quantity set brand_id = $2 where brand_id = $1',
  `delete from product_news n where n.brand_id = $1
      and exists (select from product_news t where t.product_id = n.product_id and t.brand_id = $2)`,
  'update product_news set brand_id = $2 where brand_id = $1',
  'update claim_product set brand_id = $2 where brand_id = $1',
  'update warranty set brand_id = $2 where brand_id = $1',
];

/**
 * What is settled of the brand alone goes with it: what somebody leaves out of their own results is not what they leave
 * out of the other's.
 */
const leftovers = [
  'delete from product_brand_type_disabled where brand_id = $1',
  'delete from user_exclusion where brand_id = $1',
  'delete from product_brand where id = $1',
];

/** What renaming, merging and deleting a brand of parts does to all that names it. */
export const brandTable: NameTable = {
  kind: 'brands',
  namesSql: `
    select b.id, b.name, null::int as parent_id, null::text as parent_name, b.name_key as sort_key, b.name_key as search_key,
           0 as within
      from product_brand b
     where b.generation <= ${publishedGeneration}`,
  idType: 'int',
  aliasColumn: 'brand_id',
  touchedSql: `
    select product_id as id from product_price where brand_id = $1
    union select id from product where brand_id = $1
    union select r.product_id from product_relation r join product p on p.id = r.related_product_id where p.brand_id = $1`,
  usesSql: {
    products: `
      select count(*)::int as count from (select id from product where brand_id = $1
        union select product_id from product_price where brand_id = $1) p`,
    offers: 'select count(*)::int as count from offer_value_quantity where brand_id = $1',
    discounts: 'select count(distinct customer_id)::int as count from customer_discount where brand_id = $1',
    surcharges: 'select count(distinct customer_id)::int as count from customer_surcharge where brand_id = $1',
    news: 'select count(*)::int as count from product_news where brand_id = $1',
    claims: 'select count(distinct claim_id)::int as count from claim_product where brand_id = $1',
    warranties: 'select count(*)::int as count from warranty where brand_id = $1',
  },
  takenSql: 'select id, name from product_brand where name_key = $1 and $2::int is null',
  parentSql: null,
  insertSql:
    'insert into product_brand (name, name_key, generation) select $1, $2, $4 where $3::int is null returning id',
  updateSql: 'update product_brand set name = $2, name_key = $3 where id = $1 and $4::int is null returning id',
  clashesSql: `
    select distinct code from (
      select p.code from product p join product o on o.brand_id = $2 and upper(o.code) = upper(p.code) where p.brand_id = $1
      union all
      select p.code from product p join product_price r on upper(r.code) = upper(p.code)
        join product o on o.id = r.product_id and (o.brand_id, upper(o.code)) <> (r.brand_id, upper(r.code))
       where (p.brand_id, r.brand_id) in (($1, $2), ($2, $1)) and o.id <> p.id
      union all
      select p.code from product_price p join product_price o on o.product_id = p.product_id and o.brand_id = $2 and o.code = p.code
       where p.brand_id = $1
      union all
      select c.product_code from claim_product c
        join claim_product o on o.claim_id = c.claim_id and o.product_id = c.product_id and o.brand_id = $2
       where c.brand_id = $1) both_have order by code`,
  movedSql: `
    select concat_ws(' en ', b.name, t.name) as name, b.id as brand, t.id as type, t.parent_id as parent,
           $2::int as brand_after, t.id as type_after, t.parent_id as parent_after
      from (select distinct v.type_id from product_version v
             where v.product_id in (select id from product where brand_id = $1 union select product_id from product_price where brand_id = $1)
               and ${isLatestVersion}) v
      join product_brand b on b.id = $1 left join product_type t on t.id = v.type_id
     order by t.name`,
  terms: { column: 'brand_id', mergedSql: 'select $1::int as source, $2::int as target' },
  async merge(tx, source, target) {
    for (const sql of moves) await tx.query(sql, [source, target]);
    for (const sql of leftovers) await tx.query(sql, [source]);
  },
  async remove(tx, id) {
    for (const sql of leftovers) await tx.query(sql, [id]);
  },
};
