import { createLru } from '#adapters/lru-cache/create-lru.ts';
import type { VehicleRepository } from '#core/segments/vehicle.repository.port.ts';
import {
  byName,
  byOrderThenName,
  type Vehicle,
  type VehicleBrand,
  type VehicleBrandSegment,
} from '#core/segments/vehicle.ts';
import { getOrAsk } from '#core/shared/get-or-create.ts';
import { asId, type ProductId, type VehicleId } from '#core/shared/ids.ts';
import type { Database } from '../database/database.ts';
import { rowId } from '../database/row-id.ts';
import type { CatalogueFollower } from './catalogue-follower.ts';
import { oncePerGeneration } from './once-per-generation.ts';

interface Read {
  readonly segments: readonly VehicleBrandSegment[];
  readonly brands: readonly VehicleBrand[];
  readonly vehicles: readonly Vehicle[];
}

type Fittings = ReadonlyMap<ProductId, readonly string[]>;

/** Vehicles whose fittings are kept in this process: some 300 products each at most, mostly. */
const fittingsKept = 600;

/** Segments, brands and models, read once until the catalogue moves; what fits each model, once it is asked for. */
export const createVehicleRepository = (database: Database, follower: CatalogueFollower): VehicleRepository => {
  const keptFittings = createLru<VehicleId, Promise<Fittings>>(fittingsKept);
  const fresh = () => oncePerGeneration(follower, (generation) => readVehicles(database, generation));
  let current = fresh();
  follower.moves$.subscribe(() => {
    keptFittings.clear();
    // Brands may have moved within a generation.
    current = fresh();
  });

  return {
    segments: async () => (await current()).segments,
    brands: async () => (await current()).brands,
    vehicles: async () => (await current()).vehicles,
    fittings: (id) => getOrAsk(keptFittings, id, () => readFittings(database, id, follower.generation())),
  };
};

const readVehicles = async (database: Database, generation: number): Promise<Read> => {
  const segments = await database.query<{ id: number; name: string }>(
    'select id, name from vehicle_brand_segment order by sort_order, id',
    [],
  );
  const brands = await database.query<{ id: number; segment_id: number | null; name: string; sort_order: number }>(
    'select id, segment_id, name, sort_order from vehicle_brand where generation <= $1',
    [generation],
  );
  const vehicles = await database.query<{ id: number; vehicle_brand_id: number; name: string }>(
    'select id, vehicle_brand_id, name from vehicle where generation <= $1',
    [generation],
  );
  return {
    segments: segments.map(({ id, name }) => ({ id: asId(String(id)), name })),
    brands: brands
      .map((brand) => ({
        vehicleBrandSegmentId: brand.segment_id === null ? null : asId<'segment'>(String(brand.segment_id)),
        id: asId<'vehicle-brand'>(String(brand.id)),
        name: brand.name,
        order: brand.sort_order,
      }))
      .sort(byOrderThenName),
    vehicles: vehicles
      .map((vehicle) => ({
        vehicleBrandId: asId<'vehicle-brand'>(String(vehicle.vehicle_brand_id)),
        id: asId<'vehicle'>(String(vehicle.id)),
        name: vehicle.name,
      }))
      .sort(byName),
  };
};

/** An application without an engine is for any: it leaves the product's list empty. */
const readFittings = async (database: Database, id: VehicleId, generation: number): Promise<Fittings> => {
  const rows = await database.query<{ product_id: number; engines: readonly string[] }>(
    `select product_id, case when bool_or(engine = '') then '{}' else array_agg(distinct engine order by engine) end as engines
       from application where vehicle_id = $1 and generation <= $2 group by product_id`,
    [rowId(id), generation],
  );
  return new Map(rows.map((row) => [asId<'product'>(String(row.product_id)), row.engines]));
};
