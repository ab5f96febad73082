import type { ProductId, VehicleId } from '#core/shared/ids.ts';
import type { Vehicle, VehicleBrand, VehicleBrandSegment } from './vehicle.ts';

/** The vehicles that parts are for, at the catalogue's published generation. */
export interface VehicleRepository {
  /** In the distributor's order. */
  segments(): Promise<readonly VehicleBrandSegment[]>;
  /** By order, then name. */
  brands(): Promise<readonly VehicleBrand[]>;
  /** By name. */
  vehicles(): Promise<readonly Vehicle[]>;
  /** The products that fit the vehicle with the engines each is for; no engine named: whichever the vehicle has. */
  fittings(id: VehicleId): Promise<ReadonlyMap<ProductId, readonly string[]>>;
}
