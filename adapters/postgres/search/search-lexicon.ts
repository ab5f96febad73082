import type { NamedType } from '#core/search/question/family-names.ts';
import type { NamedVehicle } from '#core/search/question/vehicle-names.ts';
import type { Queries } from '../database/database.ts';

const vehiclesSql = `
  select ve.id, vb.name as brand, ve.name,
         coalesce((select array_agg(distinct vv.engine) from vehicle_version vv
                    where vv.vehicle_id = ve.id and vv.generation <= $1), '{}') as engines
    from vehicle ve join vehicle_brand vb on vb.id = ve.vehicle_brand_id
   where ve.generation <= $1
   order by ve.id`;

/** The models that a search knows by name, with the engines of their versions. */
export const namedVehicles = (queries: Queries, generation: number): Promise<NamedVehicle[]> =>
  queries.query<NamedVehicle>(vehiclesSql, [generation]);

/** Families and subfamilies by name. */
export const namedTypes = (queries: Queries): Promise<NamedType[]> =>
  queries.query<NamedType>('select id, name, coalesce(parent_id, 0) as "parentId" from product_type order by id', []);

/** The makers of parts. */
export const namedMakers = async (queries: Queries): Promise<string[]> => {
  const rows = await queries.query<{ name: string }>('select name from product_brand order by id', []);
  return rows.map(({ name }) => name);
};
