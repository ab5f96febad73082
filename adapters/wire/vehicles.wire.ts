import * as z from 'zod/mini';
import type { VehicleProducts, VehicleSearch } from '#core/catalogue/vehicles/vehicle.service.ts';
import type { Vehicle, VehicleBrand, VehicleBrandSegment } from '#core/segments/vehicle.ts';
import type { VehicleId } from '#core/shared/ids.ts';
import { answeredId, idFromWire, idWire, optionalIdFromWire } from './ids.wire.ts';
import { productFromWire, productToWire, productWire } from './product.wire.ts';
import { groupsFromWire, groupsToWire, namedSubType, productGroups } from './product-groups.wire.ts';

export const segmentsWire = z.array(z.object({ id: answeredId, name: z.string() }));

export const vehicleBrandsWire = z.array(
  z.object({
    vehicleBrandSegmentId: z.nullish(answeredId),
    id: answeredId,
    name: z.string(),
    order: z.nullish(z.number()),
  }),
);

export const vehiclesWire = z.array(z.object({ vehicleBrandId: answeredId, id: answeredId, name: z.string() }));

export const enginesWire = z.array(z.string());

export const segmentsFromWire = (segments: z.infer<typeof segmentsWire>): VehicleBrandSegment[] =>
  segments.map(({ id, name }) => ({ id: idFromWire(id), name }));

export const vehicleBrandsFromWire = (brands: z.infer<typeof vehicleBrandsWire>): VehicleBrand[] =>
  brands.map(({ vehicleBrandSegmentId, id, name, order }) => ({
    vehicleBrandSegmentId: optionalIdFromWire(vehicleBrandSegmentId),
    id: idFromWire(id),
    name,
    order: order ?? 0,
  }));

export const vehiclesFromWire = (vehicles: z.infer<typeof vehiclesWire>): Vehicle[] =>
  vehicles.map(({ vehicleBrandId, id, name }) => ({
    vehicleBrandId: idFromWire(vehicleBrandId),
    id: idFromWire(id),
    name,
  }));

/**
 * The body of `search-by-vehicle` is null (docs/rules/segments.md 2), or narrows to some families and says whether what
 * is hidden is wanted.
 */
export const vehicleSearchWire = z.nullish(
  z.strictObject({
    productTypeIds: z.nullish(z.array(idWire).check(z.maxLength(100))),
    withHidden: z.optional(z.boolean()),
  }),
);

export const vehicleSearchFromWire = (
  vehicleId: VehicleId,
  body: z.infer<typeof vehicleSearchWire>,
): VehicleSearch => ({
  vehicleId,
  productTypeIds: (body?.productTypeIds ?? []).map((id) => idFromWire(id)),
  withHidden: body?.withHidden ?? false,
});

/** Defaults are not sent: another back end may refuse fields that it does not know. */
export const vehicleSearchToWire = ({
  productTypeIds,
  withHidden,
}: VehicleSearch): z.input<typeof vehicleSearchWire> =>
  productTypeIds.length === 0 && !withHidden
    ? null
    : {
        ...(productTypeIds.length === 0 ? {} : { productTypeIds: [...productTypeIds] }),
        ...(withHidden ? { withHidden: true } : {}),
      };

/** A product as the search by vehicle answers it: its engines are a list, those of the vehicle that it is for. */
const fittingProductWire = z.extend(productWire, { engines: z.nullish(z.array(z.string())) });

export const vehicleProductsWire = z.object({
  types: productGroups.types,
  subTypes: z.array(z.object({ ...namedSubType, products: z.array(fittingProductWire) })),
  totalCount: z.optional(z.number()),
  hiddenCount: z.optional(z.number()),
});

type VehicleProductsWire = z.infer<typeof vehicleProductsWire>;

export const vehicleProductsToWire = ({
  fittings,
  totalCount,
  hiddenCount,
  ...groups
}: VehicleProducts): VehicleProductsWire => ({
  ...groupsToWire(groups, (product) => ({
    ...productToWire(product),
    engines: [...(fittings.get(product.shown.productId) ?? [])],
  })),
  totalCount,
  hiddenCount,
});

export const vehicleProductsFromWire = (answer: VehicleProductsWire): VehicleProducts => ({
  ...groupsFromWire(answer, ({ engines, ...product }) =>
    productFromWire({ ...product, engines: (engines ?? []).join(', ') }),
  ),
  fittings: new Map(
    answer.subTypes.flatMap(({ products }) =>
      products.map(({ productId, engines }) => [idFromWire<'product'>(productId), engines ?? []] as const),
    ),
  ),
  totalCount: answer.totalCount ?? answer.subTypes.reduce((sum, { products }) => sum + products.length, 0),
  hiddenCount: answer.hiddenCount ?? 0,
});
