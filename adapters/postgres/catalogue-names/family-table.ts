import type { Queries } from '../database/database.ts';
import { publishedGeneration } from '../database/published-generation.ts';
import { isLatestVersion, type Key, type NameTable } from './name-table.ts';

const lineage = '(select id from product_type where id = $1 or parent_id = $1)';

const moves = [
  'update product_version set type_id = $2 where type_id = $1',
  // An offer names the family of its subfamily too: both are changed.
  'update offer_value_quantity set type_id = $2 where type_id = $1',
  `update offer_value_quantity o set parent_type_id = t.parent_id from product_type t
    where $1::int <> $2 and t.id = $2 and o.type_id = $2 and o.parent_type_id is not null and t.parent_id is not null`,
  `update offer_value_quantity o set parent_type_id = coalesce(t.parent_id, t.id),
          type_id = case when t.parent_id is null then o.type_id else coalesce(o.type_id, t.id) end
     from product_type t where t.id = $2 and o.parent_type_id = $1`,
];

const leftovers = [
  'delete from product_brand_type_disabled where type_id = $1',
  'delete from user_exclusion where type_id = $1',
  'delete from product_type where id = $1',
];

/**
 * Moves a family's subfamilies to another family; a subfamily whose name the other has already is merged into that one.
 */
const merge = async (tx: Queries, source: Key, target: Key): Promise<void> => {
  const children = await tx.query<{ id: number; namesake: number | null }>(
    `select c.id, t.id as namesake from product_type c
       left join product_type t on t.parent_id = $2 and t.name_key = c.name_key
      where c.parent_id = $1`,
    [source, target],
  );
  for (const { id, namesake } of children) {
    if (namesake !== null) await merge(tx, id, namesake);
    else await tx.query('update product_type set parent_id = $2 where id = $1', [id, target]);
  }
  await tx.query(
    `delete from catalogue_alias s where s.kind = 'families' and s.parent_id = $1 and exists (
       select from catalogue_alias t where t.kind = s.kind and t.parent_id = $2 and t.name_key = s.name_key)`,
    [source, target],
  );
  await tx.query(`update catalogue_alias set parent_id = $2 where kind = 'families' and parent_id = $1`, [
    source,
    target,
  ]);
  await tx.query('update catalogue_alias set type_id = $2 where type_id = $1', [source, target]);
  for (const sql of moves) await tx.query(sql, [source, target]);
  for (const sql of leftovers) await tx.query(sql, [source]);
};

/** What renaming, merging and deleting a family does to all that names it. */
export const familyTable: NameTable = {
  kind: 'families',
  namesSql: `
    select t.id, t.name, p.id as parent_id, p.name as parent_name,
           coalesce(p.name_key || chr(1), '') || t.name_key as sort_key, coalesce(p.name_key || ' ', '') || t.name_key as search_key,
           (select count(*)::int from product_type c where c.parent_id = t.id) as within
      from product_type t left join product_type p on p.id = t.parent_id
     where t.generation <= ${publishedGeneration}`,
  idType: 'int',
  aliasColumn: 'type_id',
  touchedSql: `
    select distinct product_id as id from product_version where type_id in ${lineage}
    union
    select r.product_id from product_relation r join product_version v on v.product_id = r.related_product_id
     where v.type_id in ${lineage}`,
  usesSql: {
    products: `
      select count(*)::int as count from product_version v
       where v.type_id in ${lineage} and not exists (
         select from product_version n where n.product_id = v.product_id and n.generation > v.generation)`,
    subfamilies: 'select count(*)::int as count from product_type where parent_id = $1',
    offers: 'select count(*)::int as count from offer_value_quantity where $1 in (type_id, parent_type_id)',
    discounts: 'select count(distinct customer_id)::int as count from customer_discount where type_id = $1',
    surcharges: 'select count(distinct customer_id)::int as count from customer_surcharge where type_id = $1',
  },
  takenSql: 'select id, name from product_type where name_key = $1 and parent_id is not distinct from $2::int',
  parentSql: 'select id from product_type where id = $1 and parent_id is null',
  insertSql: `
    insert into product_type (name, name_key, parent_id, generation, drawing)
    values ($1, $2, $3, $4, coalesce((select drawing from product_type where id = $3), 'part')) returning id`,
  updateSql: 'update product_type set name = $2, name_key = $3, parent_id = $4 where id = $1 returning id',
  clashesSql: null,
  movedSql: `
    with moved as (
      select id, parent_id, $2::int as after from product_type where id = $1
      union all
      select c.id, c.parent_id, coalesce(n.id, c.id) from product_type c
        left join product_type n on n.parent_id = $2 and n.name_key = c.name_key
       where c.parent_id = $1)
    select distinct concat_ws(' en ', b.name, t.name) as name, b.id as brand, m.id as type, m.parent_id as parent,
           b.id as brand_after, a.id as type_after, case when a.id = m.id then $2::int else a.parent_id end as parent_after
      from moved m join product_type t on t.id = m.id join product_type a on a.id = m.after
      join product_version v on v.type_id = m.id and ${isLatestVersion}
      join product p on p.id = v.product_id left join product_price r on r.product_id = p.id
      join product_brand b on b.id in (p.brand_id, r.brand_id)
     order by 1`,
  terms: {
    column: 'type_id',
    mergedSql: `
      select $1::int as source, $2::int as target
      union all
      select c.id, t.id from product_type c join product_type t on t.parent_id = $2 and t.name_key = c.name_key
       where c.parent_id = $1`,
  },
  merge,
  async remove(tx, id) {
    // Superseded contents, which are there for the history of prices alone, may still say it.
    await tx.query(
      `update product_version v set type_id = (
         select n.type_id from product_version n where n.product_id = v.product_id order by n.generation desc limit 1)
        where v.type_id = $1`,
      [id],
    );
    for (const sql of leftovers) await tx.query(sql, [id]);
  },
};
