import type { Family } from '#core/catalogue/families/family.service.ts';
import type { ProductBrand } from '#core/catalogue/taxonomy/product-brand.ts';
import type { VehicleBrand, VehicleBrandSegment } from '#core/segments/vehicle.ts';
import { byOrderThenName } from '#core/segments/vehicle.ts';
import type { Option } from '#web/ui/multi-select.tsx';
import type { FamilyState } from './family-url.ts';

/** All that the selectors are filled from. */
export interface FamilyLists {
  readonly families: readonly Family[];
  readonly segments: readonly VehicleBrandSegment[];
  readonly vehicleBrands: readonly VehicleBrand[];
  readonly productBrands: readonly ProductBrand[];
}

export interface FamilyChoices {
  readonly families: readonly Family[];
  readonly subFamilies: readonly Family[];
  readonly segments: readonly Option[];
  readonly vehicleBrands: readonly Option[];
  readonly productBrands: readonly Option[];
  /** What is chosen, the subfamily where there is one: its filters are the attributes to search by. */
  readonly chosen: Family | null;
}

const rootsOf = (families: readonly Family[]) =>
  families.filter(({ productTypeParentId }) => productTypeParentId === null);

/** The choices of each selector: only those that find something with the ones before it. */
export const choicesFor = (
  lists: FamilyLists,
  { typeId, subTypeId, vehicleBrandSegmentId }: FamilyState,
): FamilyChoices => {
  const roots = rootsOf(lists.families);
  const chosen = lists.families.find(({ id }) => id === (subTypeId ?? typeId)) ?? null;
  const reach = chosen === null ? roots : [chosen];
  const segments = new Set(reach.flatMap((family) => family.vehicleBrandSegmentIds));
  const vehicleBrands = new Set(reach.flatMap((family) => family.vehicleBrandIds));
  const productBrands = new Set(reach.flatMap((family) => family.productBrandIds));
  const brands = lists.vehicleBrands
    .filter(({ id }) => vehicleBrands.has(id))
    .filter((brand) => vehicleBrandSegmentId === null || brand.vehicleBrandSegmentId === vehicleBrandSegmentId)
    .sort(byOrderThenName);
  return {
    families: roots,
    subFamilies: typeId === null ? [] : lists.families.filter((family) => family.productTypeParentId === typeId),
    segments: lists.segments.filter(({ id }) => segments.has(id)),
    // A maker of cars and of trucks stands in both segments, and is one choice.
    vehicleBrands: [...new Map(brands.map((brand) => [brand.id, brand])).values()],
    productBrands: lists.productBrands.filter(({ id }) => productBrands.has(id)),
    chosen,
  };
};

/**
 * What a written state means: a subfamily in a family's place stands under its family, and what can't be chosen is left
 * out.
 */
export const understood = (lists: FamilyLists, written: FamilyState): FamilyState => {
  const family = lists.families.find(({ id }) => id === written.typeId);
  const parent = family?.productTypeParentId ?? null;
  const types =
    parent === null
      ? { typeId: family?.id ?? null, subTypeId: written.subTypeId }
      : { typeId: parent, subTypeId: family?.id ?? null };
  const sub = lists.families.find(({ id }) => id === types.subTypeId);
  const state = {
    ...written,
    ...types,
    subTypeId: sub?.productTypeParentId === types.typeId ? (sub?.id ?? null) : null,
  };
  return settledChoice(lists, state);
};

/** After a change: what the lists no longer offer is no longer chosen. */
export const settledChoice = (lists: FamilyLists, state: FamilyState): FamilyState => {
  const inSegment = choicesFor(lists, { ...state, vehicleBrandSegmentId: null });
  const segment = inSegment.segments.find(({ id }) => id === state.vehicleBrandSegmentId);
  const vehicleBrandSegmentId = segment === undefined ? null : state.vehicleBrandSegmentId;
  const { vehicleBrands, productBrands, chosen } = choicesFor(lists, { ...state, vehicleBrandSegmentId });
  const filters = new Set((chosen?.filters ?? []).map(({ property }) => property));
  return {
    ...state,
    vehicleBrandSegmentId,
    vehicleBrandIds: state.vehicleBrandIds.filter((brand) => vehicleBrands.some(({ id }) => id === brand)),
    productBrandIds: state.productBrandIds.filter((brand) => productBrands.some(({ id }) => id === brand)),
    properties: state.properties.filter(({ property }) => filters.has(property)),
  };
};
