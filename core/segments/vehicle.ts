import type { SegmentId, VehicleBrandId, VehicleId } from '#core/shared/ids.ts';
import { inNaturalOrder } from '#core/shared/natural-order.ts';

/** A kind of vehicle as the distributor divides its trade: Autos, Camiones … */
export interface VehicleBrandSegment {
  readonly id: SegmentId;
  readonly name: string;
}

/** A maker of vehicles within a segment; one that makes both cars and trucks stands in both. */
export interface VehicleBrand {
  /** Null for a brand that nobody has put into a segment yet. */
  readonly vehicleBrandSegmentId: SegmentId | null;
  readonly id: VehicleBrandId;
  readonly name: string;
  readonly order: number;
}

/** A model. */
export interface Vehicle {
  readonly vehicleBrandId: VehicleBrandId;
  readonly id: VehicleId;
  readonly name: string;
}

/** Brands by order, then by name (docs/rules/segments.md 1). */
export const byOrderThenName = (a: VehicleBrand, b: VehicleBrand): number =>
  a.order - b.order || inNaturalOrder(a.name, b.name);

/** Models by name: '206' before '1007', 'Ñandú' after 'Nova'. */
export const byName = (a: { readonly name: string }, b: { readonly name: string }): number =>
  inNaturalOrder(a.name, b.name);

/**
 * What a choice of brands, or else of a segment, narrows to; null where neither was chosen. No vehicle at all is a list
 * too.
 */
export const chosenVehicles = (
  vehicles: readonly Vehicle[],
  brands: readonly VehicleBrand[],
  choice: { readonly segmentId: SegmentId | null; readonly brandIds: readonly VehicleBrandId[] },
): readonly VehicleId[] | null => {
  const { segmentId, brandIds } = choice;
  if (segmentId === null && brandIds.length === 0) return null;
  const wanted = new Set(
    brands
      .filter(({ vehicleBrandSegmentId }) => segmentId === null || vehicleBrandSegmentId === segmentId)
      .filter(({ id }) => brandIds.length === 0 || brandIds.includes(id))
      .map(({ id }) => id),
  );
  return vehicles.filter(({ vehicleBrandId }) => wanted.has(vehicleBrandId)).map(({ id }) => id);
};
