import type { SegmentId, VehicleBrandId, VehicleId } from '#core/shared/ids.ts';
import { byName, byOrderThenName, type Vehicle, type VehicleBrand, type VehicleBrandSegment } from './vehicle.ts';

/** Everything that can be chosen. */
export interface Fleet {
  readonly segments: readonly VehicleBrandSegment[];
  readonly brands: readonly VehicleBrand[];
  readonly vehicles: readonly Vehicle[];
}

export interface VehicleChoice {
  readonly segmentId: SegmentId | null;
  readonly brandId: VehicleBrandId | null;
  readonly vehicleId: VehicleId | null;
}

/** The brands of a segment by order, then by name; a brand that stands in it twice stands here once. */
export const brandsOf = ({ brands }: Fleet, segmentId: SegmentId | null): readonly VehicleBrand[] => {
  const own = brands.filter((brand) => segmentId !== null && brand.vehicleBrandSegmentId === segmentId);
  return [...new Map(own.map((brand) => [brand.id, brand])).values()].sort(byOrderThenName);
};

/** The models of a brand by name. */
export const modelsOf = ({ vehicles }: Fleet, brandId: VehicleBrandId | null): readonly Vehicle[] =>
  vehicles.filter((vehicle) => brandId !== null && vehicle.vehicleBrandId === brandId).sort(byName);

const nothing: VehicleChoice = { segmentId: null, brandId: null, vehicleId: null };

/** Choosing a segment chooses its first brand and that brand's first model (docs/rules/segments.md 1). */
export const choosingSegment = (fleet: Fleet, segmentId: SegmentId | null): VehicleChoice =>
  segmentId === null
    ? nothing
    : choosingBrand(fleet, { segmentId, brandId: brandsOf(fleet, segmentId)[0]?.id ?? null });

export const choosingBrand = (
  fleet: Fleet,
  { segmentId, brandId }: Omit<VehicleChoice, 'vehicleId'>,
): VehicleChoice => ({
  segmentId,
  brandId,
  vehicleId: modelsOf(fleet, brandId)[0]?.id ?? null,
});

/**
 * What a written choice means: what is unknown, or is not of what stands before it, gives way to what choosing that
 * would have chosen. A model alone says its brand, and a brand alone its segment.
 */
export const completed = (fleet: Fleet, written: VehicleChoice): VehicleChoice => {
  const model = fleet.vehicles.find(({ id }) => id === written.vehicleId);
  const wanted = written.brandId ?? model?.vehicleBrandId ?? null;
  const segment = fleet.segments.find(({ id }) => id === written.segmentId)?.id ?? null;
  const places = fleet.brands.filter(({ id }) => id === wanted);
  const brand = places.find(({ vehicleBrandSegmentId }) => vehicleBrandSegmentId === segment) ?? places[0];
  if (segment !== null && brand?.vehicleBrandSegmentId !== segment) return choosingSegment(fleet, segment);
  if (brand === undefined || brand.vehicleBrandSegmentId === null) return nothing;
  const choice = { segmentId: brand.vehicleBrandSegmentId, brandId: brand.id };
  return model?.vehicleBrandId === brand.id ? { ...choice, vehicleId: model.id } : choosingBrand(fleet, choice);
};
