import type { NamedVehicle } from '#core/search/vehicle-names.ts';
import type { Queries } from './database.ts';

const sql = `
  select ve.id, vb.name as brand, ve.name,
         coalesce((select array_agg(distinct vv.engine) from vehicle_version vv
                    where vv.vehicle_id = ve.id and vv.generation <= $1), '{}') as engines
    from vehicle ve join vehicle_brand vb on vb.id = ve.vehicle_brand_id
   where ve.generation <= $1
   order by ve.id`;

/** The models that a search knows by name, with the engines of their versions. */
export const namedVehicles = (queries: Queries, generation: number): Promise<NamedVehicle[]> =>
  queries.query<NamedVehicle>(sql, [generation]);
