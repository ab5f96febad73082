/** What renaming, merging and deleting a vehicle's brand, model or version does to all that names it. */

import type { Queries } from '../database/database.ts';
import { publishedGeneration } from '../database/published-generation.ts';
import type { NameTable } from './name-table.ts';

const fittingUses = (which: string): string =>
  `select count(distinct product_id)::int as count from application where vehicle_id in (${which})`;
const fitted = (which: string): string =>
  `select distinct product_id as id from application where vehicle_id in (${which})`;

const vehiclesOf = {
  segment: 'select v.id from vehicle v join vehicle_brand b on b.id = v.vehicle_brand_id where b.segment_id = $1',
  brand: 'select id from vehicle where vehicle_brand_id = $1',
  model: 'select $1::int',
};

/**
 * Where two say that a product fits in the same words, both say all years of the two, as of each generation; `both` are
 * these two.
 */
const uniteYears = (both: string): string => `
  update application a set years = a.years + o.years
    from application o
   where ${both} and o.product_id = a.product_id and o.details = a.details
     and o.generation = (
       select max(x.generation) from application x
        where x.product_id = o.product_id and x.vehicle_id = o.vehicle_id and x.engine = o.engine and x.details = o.details
          and x.generation <= a.generation)`;

/** What one model has passes to another: what both say in the same words, and in the same generation, stands once. */
const modelMoves = [
  uniteYears(
    'a.vehicle_id in ($1, $2) and o.vehicle_id in ($1, $2) and o.vehicle_id <> a.vehicle_id and o.engine = a.engine',
  ),
  `delete from application s where s.vehicle_id = $1 and exists (
     select from application t where t.vehicle_id = $2 and t.product_id = s.product_id and t.engine = s.engine
        and t.details = s.details and t.generation = s.generation)`,
  'update application set vehicle_id = $2 where vehicle_id = $1',
  `delete from vehicle_version s where s.vehicle_id = $1 and exists (
     select from vehicle_version t where t.vehicle_id = $2 and t.name = s.name and t.engine = s.engine and t.fuel = s.fuel
        and t.generation = s.generation)`,
  'update vehicle_version set vehicle_id = $2 where vehicle_id = $1',
  `delete from catalogue_alias s where s.kind = 'engines' and s.parent_id = $1 and exists (
     select from catalogue_alias t where t.kind = 'engines' and t.parent_id = $2 and t.name_key = s.name_key)`,
  `update catalogue_alias set parent_id = $2, engine_key = $2::int || substr(engine_key, position(':' in engine_key))
    where kind = 'engines' and parent_id = $1`,
  'update catalogue_alias set vehicle_id = $2 where vehicle_id = $1',
];

const mergeModels = async (tx: Queries, source: number, target: number): Promise<void> => {
  for (const sql of modelMoves) await tx.query(sql, [source, target]);
  await tx.query('delete from vehicle where id = $1', [source]);
};

/** Moves a brand's models to another brand; a model whose name the other brand has already is merged into that one. */
const mergeBrands = async (tx: Queries, source: number, target: number): Promise<void> => {
  const models = await tx.query<{ id: number; namesake: number | null }>(
    `select v.id, t.id as namesake from vehicle v left join vehicle t on t.vehicle_brand_id = $2 and t.name_key = v.name_key
      where v.vehicle_brand_id = $1`,
    [source, target],
  );
  for (const { id, namesake } of models) {
    if (namesake !== null) await mergeModels(tx, id, namesake);
    else await tx.query('update vehicle set vehicle_brand_id = $2 where id = $1', [id, target]);
  }
  await tx.query(
    `delete from catalogue_alias s where s.kind = 'models' and s.parent_id = $1 and exists (
       select from catalogue_alias t where t.kind = 'models' and t.parent_id = $2 and t.name_key = s.name_key)`,
    [source, target],
  );
  await tx.query(`update catalogue_alias set parent_id = $2 where kind = 'models' and parent_id = $1`, [
    source,
    target,
  ]);
  await tx.query('update catalogue_alias set vehicle_brand_id = $2 where vehicle_brand_id = $1', [source, target]);
  await tx.query('delete from vehicle_brand where id = $1', [source]);
};

const base = { idType: 'int', clashesSql: null, movedSql: null, terms: null } as const;

export const vehicleBrandTable: NameTable = {
  ...base,
  kind: 'vehicle-brands',
  // A list may not say the segment.
  aliasScope: 'everywhere',
  namesSql: `
    select b.id, b.name, s.id as parent_id, s.name as parent_name, b.name_key as sort_key, b.name_key as search_key,
           (select count(*)::int from vehicle v where v.vehicle_brand_id = b.id) as within
      from vehicle_brand b left join vehicle_brand_segment s on s.id = b.segment_id
     where b.generation <= ${publishedGeneration}`,
  aliasColumn: 'vehicle_brand_id',
  touchedSql: fitted(vehiclesOf.brand),
  usesSql: {
    products: fittingUses(vehiclesOf.brand),
    models: 'select count(*)::int as count from vehicle where vehicle_brand_id = $1',
  },
  takenSql: 'select id, name from vehicle_brand where name_key = $1 and segment_id is not distinct from $2::int',
  parentSql: 'select id from vehicle_brand_segment where id = $1',
  insertSql: `
    insert into vehicle_brand (name, name_key, segment_id, generation, sort_order)
    select $1, $2, $3::int, $4, (select coalesce(max(sort_order) + 1, 0) from vehicle_brand
                                  where segment_id is not distinct from $3::int and sort_order > 0) returning id`,
  updateSql: 'update vehicle_brand set name = $2, name_key = $3, segment_id = $4 where id = $1 returning id',
  merge: (tx, source, target) => mergeBrands(tx, Number(source), Number(target)),
  async remove(tx, id) {
    await tx.query('delete from vehicle_brand where id = $1', [id]);
  },
};

export const modelTable: NameTable = {
  ...base,
  kind: 'models',
  namesSql: `
    select v.id, v.name, b.id as parent_id, b.name as parent_name, b.name_key || chr(1) || v.name_key as sort_key,
           b.name_key || ' ' || v.name_key as search_key, 0 as within
      from vehicle v join vehicle_brand b on b.id = v.vehicle_brand_id
     where v.generation <= ${publishedGeneration}`,
  aliasColumn: 'vehicle_id',
  touchedSql: fitted(vehiclesOf.model),
  usesSql: { products: fittingUses(vehiclesOf.model) },
  takenSql: 'select id, name from vehicle where name_key = $1 and vehicle_brand_id = $2::int',
  parentSql: 'select id from vehicle_brand where id = $1',
  insertSql: 'insert into vehicle (name, name_key, vehicle_brand_id, generation) values ($1, $2, $3, $4) returning id',
  updateSql: 'update vehicle set name = $2, name_key = $3, vehicle_brand_id = $4 where id = $1 returning id',
  merge: (tx, source, target) => mergeModels(tx, Number(source), Number(target)),
  async remove(tx, id) {
    await tx.query(`delete from catalogue_alias where kind = 'engines' and parent_id = $1`, [id]);
    await tx.query('delete from vehicle where id = $1', [id]);
  },
};

export const segmentTable: NameTable = {
  ...base,
  kind: 'segments',
  namesSql: `
    select s.id, s.name, null::int as parent_id, null::text as parent_name,
           lpad(s.sort_order::text, 9, '0') || chr(1) || folded_words(s.name) as sort_key, folded_words(s.name) as search_key,
           (select count(*)::int from vehicle_brand b where b.segment_id = s.id) as within
      from vehicle_brand_segment s where coalesce(s.generation, 0) <= ${publishedGeneration}`,
  aliasColumn: 'segment_id',
  touchedSql: fitted(vehiclesOf.segment),
  usesSql: { vehicleBrands: 'select count(*)::int as count from vehicle_brand where segment_id = $1' },
  takenSql: 'select id, name from vehicle_brand_segment where folded_words(name) = $1 and $2::int is null',
  parentSql: null,
  insertSql: `
    insert into vehicle_brand_segment (name, generation, sort_order)
    select $1, $4, coalesce(max(sort_order), 0) + 1 from vehicle_brand_segment where $2 <> '' and $3::int is null returning id`,
  updateSql: `
    update vehicle_brand_segment set name = $2 where id = $1 and $3 <> '' and $4::int is null returning id`,
  async merge(tx, source, target) {
    const brands = await tx.query<{ id: number; namesake: number | null }>(
      `select b.id, t.id as namesake from vehicle_brand b left join vehicle_brand t on t.segment_id = $2 and t.name_key = b.name_key
        where b.segment_id = $1`,
      [source, target],
    );
    for (const { id, namesake } of brands) {
      if (namesake !== null) await mergeBrands(tx, id, namesake);
      else await tx.query('update vehicle_brand set segment_id = $2 where id = $1', [id, target]);
    }
    await tx.query('update catalogue_alias set segment_id = $2 where segment_id = $1', [source, target]);
    await tx.query('delete from vehicle_brand_segment where id = $1', [source]);
  },
  async remove(tx, id) {
    await tx.query('delete from vehicle_brand_segment where id = $1', [id]);
  },
};

/** An engine is a text of its model's applications and versions: 'model:engine' tells it. */
const model = `split_part($1, ':', 1)::int`;
const engine = `substr($1, position(':' in $1) + 1)`;

const renameEngine = [
  uniteYears(
    `a.vehicle_id = ${model} and a.engine in (${engine}, $2) and o.vehicle_id = ${model} and o.engine in (${engine}, $2)
       and o.engine <> a.engine`,
  ),
  `delete from application s where s.vehicle_id = ${model} and s.engine = ${engine} and exists (
     select from application t where t.vehicle_id = s.vehicle_id and t.product_id = s.product_id and t.engine = $2
        and t.details = s.details and t.generation = s.generation)`,
  `update application set engine = $2 where vehicle_id = ${model} and engine = ${engine}`,
  `delete from vehicle_version s where s.vehicle_id = ${model} and s.engine = ${engine} and exists (
     select from vehicle_version t where t.vehicle_id = s.vehicle_id and t.name = s.name and t.engine = $2 and t.fuel = s.fuel
        and t.generation = s.generation)`,
  `update vehicle_version set engine = $2 where vehicle_id = ${model} and engine = ${engine}`,
  `update catalogue_alias set engine_key = split_part($1, ':', 1) || ':' || $2 where engine_key = $1`,
];

const toEngine = async (tx: Queries, key: number | string, name: string): Promise<void> => {
  for (const sql of renameEngine) await tx.query(sql, [key, name]);
};

export const engineTable: NameTable = {
  ...base,
  kind: 'engines',
  idType: 'text',
  namesSql: `
    select e.vehicle_id || ':' || e.engine as id, e.engine as name, v.id as parent_id, b.name || ' ' || v.name as parent_name,
           folded_words(e.engine) as sort_key, folded_words(e.engine) as search_key, 0 as within
      from (select vehicle_id, engine from application where engine <> '' and generation <= ${publishedGeneration}
            union select vehicle_id, engine from vehicle_version where engine <> '' and generation <= ${publishedGeneration}) e
      join vehicle v on v.id = e.vehicle_id join vehicle_brand b on b.id = v.vehicle_brand_id`,
  aliasColumn: 'engine_key',
  touchedSql: `select distinct product_id as id from application where vehicle_id = ${model} and engine = ${engine}`,
  usesSql: {
    products: `select count(distinct product_id)::int as count from application where vehicle_id = ${model} and engine = ${engine}`,
    versions: `
      select count(*)::int as count from vehicle_version
       where vehicle_id = ${model} and engine = ${engine} and name <> engine`,
  },
  takenSql: `
    select vehicle_id || ':' || engine as id, engine as name from (
      select vehicle_id, engine from application where vehicle_id = $2
      union select vehicle_id, engine from vehicle_version where vehicle_id = $2) e
     where engine <> '' and folded_words(engine) = $1`,
  parentSql: 'select id from vehicle where id = $1',
  // A version of the model that is named by its engine alone.
  insertSql: `
    insert into vehicle_version (vehicle_id, name, engine, generation)
    select $3::int, $1, $1, $4 where $2 <> '' returning vehicle_id || ':' || engine as id`,
  updateSql: `select split_part($1, ':', 1) || ':' || $2 as id where $3 <> '' and $4::int is not null`,
  rename: toEngine,
  merge: (tx, source, target) => toEngine(tx, source, String(target).replace(/^\d+:/, '')),
  async remove(tx, id) {
    await tx.query('delete from catalogue_alias where engine_key = $1', [id]);
    await tx.query(`delete from vehicle_version where vehicle_id = ${model} and engine = ${engine}`, [id]);
  },
};
