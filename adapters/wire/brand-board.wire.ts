import * as z from 'zod/mini';
import type { TaggedBoard } from '#core/segments/brand-board.service.ts';
import type { WantedBoard } from '#core/segments/brand-board.ts';
import type { VehicleBrand } from '#core/segments/vehicle.ts';
import { answeredId, idFromWire, idWire, optionalIdFromWire, optionalIdWire } from './ids.wire.ts';
import { lastChangeWire } from './last-change.wire.ts';

const brandWire = z.object({
  vehicleBrandSegmentId: z.nullish(answeredId),
  id: answeredId,
  name: z.string(),
  order: z.nullish(z.number()),
});

/**
 * The container of vehicle brand segments (docs/rules/segments.md 4). `tag` is what `ETag` says too; another server has
 * none.
 */
export const brandBoardWire = z.object({
  tag: z.nullish(z.string()),
  changed: lastChangeWire,
  unassigned: z.array(brandWire),
  assigned: z.array(z.object({ id: answeredId, name: z.string(), vehiclesBrands: z.array(brandWire) })),
});

const name = z.nullish(z.string().check(z.maxLength(400)));

/** Names and orders in the body are ignored: a brand stands where it is listed. */
const listedBrandsWire = z
  .array(
    z.strictObject({
      vehicleBrandSegmentId: z.optional(optionalIdWire),
      id: idWire,
      name,
      order: z.nullish(z.number()),
    }),
  )
  .check(z.maxLength(5000));

/** The answer of `GET`, changed (docs/rules/segments.md 4). */
export const wantedBoardWire = z.strictObject({
  tag: z.nullish(z.string().check(z.maxLength(200))),
  /** Ignored. */
  changed: lastChangeWire,
  unassigned: listedBrandsWire,
  assigned: z.array(z.strictObject({ id: idWire, name, vehiclesBrands: listedBrandsWire })).check(z.maxLength(500)),
});

type BoardWire = z.infer<typeof brandBoardWire>;

const brandToWire = ({ vehicleBrandSegmentId, id, name, order }: VehicleBrand) => ({
  vehicleBrandSegmentId,
  id,
  name,
  order,
});

const brandFromWire = ({ vehicleBrandSegmentId, id, name, order }: z.infer<typeof brandWire>): VehicleBrand => ({
  vehicleBrandSegmentId: optionalIdFromWire(vehicleBrandSegmentId),
  id: idFromWire(id),
  name,
  order: order ?? 0,
});

export const brandBoardToWire = ({ tag, changed, unassigned, assigned }: TaggedBoard): BoardWire => ({
  tag,
  changed: changed && { ...changed },
  unassigned: unassigned.map(brandToWire),
  assigned: assigned.map(({ id, name, vehiclesBrands }) => ({
    id,
    name,
    vehiclesBrands: vehiclesBrands.map(brandToWire),
  })),
});

export const brandBoardFromWire = ({ tag, changed, unassigned, assigned }: BoardWire): TaggedBoard => ({
  tag: tag ?? null,
  changed: changed ?? null,
  unassigned: unassigned.map(brandFromWire),
  assigned: assigned.map(({ id, name, vehiclesBrands }) => ({
    id: idFromWire(id),
    name,
    vehiclesBrands: vehiclesBrands.map(brandFromWire),
  })),
});

export const wantedBoardFromWire = ({ unassigned, assigned }: z.infer<typeof wantedBoardWire>): WantedBoard => ({
  unassigned: unassigned.map(({ id }) => idFromWire(id)),
  assigned: assigned.map(({ id, vehiclesBrands }) => ({
    id: idFromWire(id),
    vehiclesBrands: vehiclesBrands.map((brand) => idFromWire(brand.id)),
  })),
});
