import type { KnownAlias, KnownFamily } from '#core/catalogue/import/names/known-names.ts';
import type { KnownModel } from '#core/catalogue/import/names/vehicle-places.ts';
import type { Queries } from '../database/database.ts';
import { publishedGeneration } from '../database/published-generation.ts';

interface AliasRow {
  readonly kind: KnownAlias['kind'];
  readonly above: string | null;
  readonly parent: string | null;
  readonly name: string;
  readonly of_parent: string | null;
  readonly of_name: string;
}

const aliasesSql = `
  select a.kind, null as above, null as parent, a.name, null as of_parent, b.name as of_name
    from catalogue_alias a join product_brand b on b.id = a.brand_id
  union all
  select a.kind, null, p.name, a.name, f.name, t.name
    from catalogue_alias a join product_type t on t.id = a.type_id
    left join product_type f on f.id = t.parent_id left join product_type p on p.id = a.parent_id
  union all
  select a.kind, null, null, a.name, s.name, b.name
    from catalogue_alias a join vehicle_brand b on b.id = a.vehicle_brand_id left join vehicle_brand_segment s on s.id = b.segment_id
  union all
  select a.kind, null, p.name, a.name, b.name, v.name
    from catalogue_alias a join vehicle v on v.id = a.vehicle_id join vehicle_brand b on b.id = v.vehicle_brand_id
    join vehicle_brand p on p.id = a.parent_id
  union all
  select a.kind, null, null, a.name, null, s.name
    from catalogue_alias a join vehicle_brand_segment s on s.id = a.segment_id
  union all
  select a.kind, b.name, v.name, a.name, v.name, substr(a.engine_key, position(':' in a.engine_key) + 1)
    from catalogue_alias a join vehicle v on v.id = a.parent_id join vehicle_brand b on b.id = v.vehicle_brand_id
   where a.engine_key is not null`;

/** Every other name that lists call something by. */
export const knownAliases = async (queries: Queries): Promise<readonly KnownAlias[]> => {
  const rows = await queries.query<AliasRow>(aliasesSql, []);
  return rows.map(({ kind, above, parent, name, of_name, of_parent }) => ({
    kind,
    above,
    parent,
    name,
    of: { name: of_name, parent: of_parent },
  }));
};

/** Every family, and every subfamily with its family. */
export const knownFamilies = (queries: Queries): Promise<readonly KnownFamily[]> =>
  queries.query<KnownFamily>(
    'select t.name, f.name as parent from product_type t left join product_type f on f.id = t.parent_id',
    [],
  );

const modelsSql = `
  select s.name as segment, b.name as brand, v.name as model
    from vehicle_brand b left join vehicle_brand_segment s on s.id = b.segment_id
    left join vehicle v on v.vehicle_brand_id = b.id and coalesce(v.generation, 0) <= ${publishedGeneration}
   where coalesce(b.generation, 0) <= ${publishedGeneration} order by b.id, v.id`;

/** Every model with its brand and segment, and every brand without models. */
export const knownModels = (queries: Queries): Promise<readonly KnownModel[]> =>
  queries.query<KnownModel>(modelsSql, []);
