import type { Caller } from '#core/access/caller.ts';
import type { Vehicle, VehicleBrand, VehicleBrandSegment } from '#core/segments/vehicle.ts';
import type { ProductId, ProductTypeId, SegmentId, VehicleBrandId, VehicleId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { CatalogueFailure } from '../catalogue-failure.ts';
import type { ProductGroups } from '../products/product-groups.ts';

/**
 * The search by vehicle: what its cascade of selectors offers, and the products of the chosen model
 * (docs/rules/segments.md 2).
 */
export interface VehicleService {
  segments(caller: Caller): Promise<Result<readonly VehicleBrandSegment[], CatalogueFailure>>;
  /** By order, then name; null is every segment. */
  brands(caller: Caller, segmentId: SegmentId | null): Promise<Result<readonly VehicleBrand[], CatalogueFailure>>;
  /** By name; null is every brand. */
  vehicles(caller: Caller, brandId: VehicleBrandId | null): Promise<Result<readonly Vehicle[], CatalogueFailure>>;
  /** The engines of the vehicle for which there are products, in order. */
  engines(caller: Caller, vehicleId: VehicleId): Promise<Result<readonly string[], CatalogueFailure>>;
  search(caller: Caller, request: VehicleSearch): Promise<Result<VehicleProducts, CatalogueFailure>>;
}

export interface VehicleSearch {
  readonly vehicleId: VehicleId;
  /** Families or subfamilies to keep to, none for all: how to reach what lies beyond `maxProductsOfVehicle`. */
  readonly productTypeIds: readonly ProductTypeId[];
  /** Also what this user's 'Marcas y Familias' leave out. */
  readonly withHidden?: boolean;
}

/**
 * Products of a vehicle that one answer holds, so that it stays quick at any size of catalogue: of the demo's 21,640 a
 * usual model has 145 and the commonest 337. Of more, the first by code come, and `productTypeIds` reaches the rest.
 */
export const maxProductsOfVehicle = 400;

/** The vehicle's engines that each product is for; none named, or no entry: whichever the vehicle has. */
export type Fittings = ReadonlyMap<ProductId, readonly string[]>;

export interface VehicleProducts extends ProductGroups {
  readonly fittings: Fittings;
  /** How many products fit, also where they are more than `maxProductsOfVehicle`. */
  readonly totalCount: number;
  /** How many more there are that this user's 'Marcas y Familias' leave out. */
  readonly hiddenCount: number;
}
