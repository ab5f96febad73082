import type { VehicleDraft } from '#core/catalogue/import/drafts/drafts.ts';
import type { Queries } from '../database/database.ts';
import type { Names } from './names.ts';

const writeSql = `
  insert into vehicle_version (vehicle_id, name, engine, fuel, year_from, year_to, external_code, generation)
  select *, $1 from unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::smallint[], $7::smallint[], $8::text[])
  on conflict (vehicle_id, name, engine, fuel, generation) do nothing`;

/** Writes vehicles with their versions, engines and years. */
export const writeVehicles = async (
  queries: Queries,
  names: Names,
  generation: number,
  drafts: readonly VehicleDraft[],
): Promise<void> => {
  const vehicleIds: number[] = [];
  for (const { brand, segment, model } of drafts) {
    vehicleIds.push(await names.vehicle(await names.vehicleBrand(brand, segment), model));
  }
  await queries.query(writeSql, [
    generation,
    vehicleIds,
    drafts.map(({ version }) => version),
    drafts.map(({ engine }) => engine ?? ''),
    drafts.map(({ fuel }) => fuel ?? ''),
    drafts.map(({ yearFrom }) => yearFrom ?? null),
    drafts.map(({ yearTo }) => yearTo ?? null),
    drafts.map(({ externalCode }) => externalCode ?? ''),
  ]);
};
