import { folded } from '#core/shared/folded.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import { asId, type SegmentId, type VehicleBrandId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { byOrderThenName, type VehicleBrand, type VehicleBrandSegment } from './vehicle.ts';

/** The id of the group of brands that nobody has put into a segment (docs/rules/segments.md 4). */
export const unassignedGroup: SegmentId = asId('00000000-0000-0000-0000-000000000000');

/** A segment with its brands, in the order in which they are offered. */
export interface BrandGroup extends VehicleBrandSegment {
  readonly vehiclesBrands: readonly VehicleBrand[];
}

/** Every vehicle brand in its place (docs/rules/segments.md 4). */
export interface BrandBoard {
  readonly unassigned: readonly VehicleBrand[];
  readonly assigned: readonly BrandGroup[];
}

/** A board as it is to be: where each brand stands, and the segments in the order in which they are offered. */
export interface WantedBoard {
  readonly unassigned: readonly VehicleBrandId[];
  readonly assigned: readonly { readonly id: SegmentId; readonly vehiclesBrands: readonly VehicleBrandId[] }[];
}

/** The places of the brands of a board, as they are stored. */
export interface Arrangement {
  readonly brands: readonly BrandPlace[];
  /** Every segment that is held, in order. */
  readonly segments: readonly SegmentId[];
}

/** The segment of a brand, with its order within it. */
export interface BrandPlace {
  readonly id: VehicleBrandId;
  readonly segmentId: SegmentId | null;
  readonly order: number;
}

export type BoardRefusal =
  | { readonly code: 'board-segment-unknown' }
  | { readonly code: 'board-brand-unknown' }
  | { readonly code: 'board-brand-twice'; readonly brandName: string }
  | { readonly code: 'board-brand-missing'; readonly brandName: string }
  /** A segment, or the group of none (null), would have two brands of one name: nobody could tell them apart. */
  | { readonly code: 'board-name-twice'; readonly brandName: string; readonly segmentName: string | null };

export const boardOf = (segments: readonly VehicleBrandSegment[], brands: readonly VehicleBrand[]): BrandBoard => {
  const known = new Set(segments.map(({ id }) => id));
  const standing = (segmentId: SegmentId | null): readonly VehicleBrand[] =>
    brands
      .filter(({ vehicleBrandSegmentId: id }) => (id === null || !known.has(id) ? null : id) === segmentId)
      .sort(byOrderThenName);
  return {
    unassigned: standing(null),
    assigned: segments.map(({ id, name }) => ({ id, name, vehiclesBrands: standing(id) })),
  };
};

/**
 * The groups of a board as they are shown: what is in none first. The board's own name of that group is for the screen
 * to say.
 */
export const groupsOf = ({ unassigned, assigned }: BrandBoard): readonly BrandGroup[] => [
  { id: unassignedGroup, name: '', vehiclesBrands: unassigned },
  ...assigned,
];

export const wantedOf = ({ unassigned, assigned }: BrandBoard): WantedBoard => ({
  unassigned: unassigned.map(({ id }) => id),
  assigned: assigned.map(({ id, vehiclesBrands }) => ({ id, vehiclesBrands: vehiclesBrands.map((brand) => brand.id) })),
});

/** Whether the brand may be in the group: no other there has its name. */
export const mayStandIn = (group: BrandGroup, brand: VehicleBrand): boolean =>
  !group.vehiclesBrands.some(({ id, name }) => id !== brand.id && folded(name) === folded(brand.name));

/**
 * The board with a brand put before the one that stands at `index` of a group, counted without the brand itself; beyond
 * the last: at the end. A brand or group that is not there, or a group that has another of its name, changes nothing.
 */
export const withBrandAt = (
  board: BrandBoard,
  brandId: VehicleBrandId,
  place: { readonly groupId: SegmentId; readonly index: number },
): BrandBoard => {
  const groups = groupsOf(board);
  const brand = groups.flatMap(({ vehiclesBrands }) => vehiclesBrands).find(({ id }) => id === brandId);
  const target = groups.find(({ id }) => id === place.groupId);
  if (brand === undefined || target === undefined || !mayStandIn(target, brand)) return board;
  const [unassigned, ...assigned] = groups.map((group) => {
    const others = group.vehiclesBrands.filter(({ id }) => id !== brandId);
    if (group.id !== place.groupId) return { ...group, vehiclesBrands: others };
    const index = Math.max(0, Math.min(place.index, others.length));
    return { ...group, vehiclesBrands: others.toSpliced(index, 0, brand) };
  });
  return { unassigned: unassigned?.vehiclesBrands ?? [], assigned };
};

/**
 * The board with a segment moved by so many places, negative ones to the front; beyond an end it stays there, and the
 * group of none does not move.
 */
export const withSegmentMoved = (board: BrandBoard, id: SegmentId, by: number): BrandBoard => {
  const at = board.assigned.findIndex((group) => group.id === id);
  const group = board.assigned[at];
  if (group === undefined) return board;
  const to = Math.max(0, Math.min(at + by, board.assigned.length - 1));
  return { ...board, assigned: board.assigned.toSpliced(at, 1).toSpliced(to, 0, group) };
};

/** Segments in the order that is wanted; those that it does not name follow, as they stood. */
const inOrder = <Group extends { readonly id: SegmentId }>(
  held: readonly Group[],
  wanted: readonly { readonly id: SegmentId }[],
): readonly Group[] => {
  const left = new Map(held.map((group) => [group.id, group]));
  const named = wanted.flatMap(({ id }) => {
    const group = left.get(id);
    left.delete(id);
    return group ?? [];
  });
  return [...named, ...left.values()];
};

/**
 * The stored board with its brands and segments where somebody wants them. Brands that were stored since stand where
 * they are stored, and removed ones are left out: each brand is there once.
 */
export const asWanted = (stored: BrandBoard, wanted: WantedBoard): BrandBoard => {
  const left = new Map(
    groupsOf(stored).flatMap((group) => group.vehiclesBrands.map((brand) => [brand.id, { brand, at: group.id }])),
  );
  const takeBrands = (ids: readonly VehicleBrandId[]): VehicleBrand[] =>
    ids.flatMap((id) => {
      const found = left.get(id);
      left.delete(id);
      return found?.brand ?? [];
    });
  const lists = new Map<SegmentId, VehicleBrand[]>([[unassignedGroup, takeBrands(wanted.unassigned)]]);
  const known = new Set(stored.assigned.map(({ id }) => id));
  for (const { id, vehiclesBrands } of wanted.assigned) {
    if (known.has(id)) getOrCreate(lists, id, () => []).push(...takeBrands(vehiclesBrands));
  }
  for (const { brand, at } of left.values()) getOrCreate(lists, at, () => []).push(brand);
  return {
    unassigned: lists.get(unassignedGroup) ?? [],
    assigned: inOrder(stored.assigned, wanted.assigned).map(({ id, name }) => ({
      id,
      name,
      vehiclesBrands: lists.get(id) ?? [],
    })),
  };
};

/** The place of a brand on the board, by group and index. */
export const placeOn = (
  board: BrandBoard,
  brandId: VehicleBrandId,
): { readonly group: BrandGroup; readonly index: number } | null => {
  for (const group of groupsOf(board)) {
    const index = group.vehiclesBrands.findIndex(({ id }) => id === brandId);
    if (index !== -1) return { group, index };
  }
  return null;
};

/**
 * What is stored of a board that is to be: each brand of the one that stands exactly once, none invented, none lost,
 * and no two of one name together. `unseen` are brands that are not shown yet, of an import that runs: their names are
 * taken too.
 */
export const arrange = (
  held: BrandBoard,
  wanted: WantedBoard,
  unseen: readonly VehicleBrand[],
): Result<Arrangement, BoardRefusal> => {
  const brands = new Map(
    groupsOf(held).flatMap(({ vehiclesBrands }) => vehiclesBrands.map((brand) => [brand.id, brand])),
  );
  const names = new Map(held.assigned.map(({ id, name }) => [id, name]));
  if (wanted.assigned.some(({ id }) => !names.has(id))) return Err({ code: 'board-segment-unknown' });

  const placed = new Set<VehicleBrandId>();
  const taken = new Set(unseen.map(({ vehicleBrandSegmentId, name }) => nameIn(vehicleBrandSegmentId, name)));
  const places: BrandPlace[] = [];
  const groups = [{ id: null, vehiclesBrands: wanted.unassigned }, ...wanted.assigned];
  for (const { id: segmentId, vehiclesBrands } of groups) {
    for (const id of vehiclesBrands) {
      const brand = brands.get(id);
      if (brand === undefined) return Err({ code: 'board-brand-unknown' });
      const { name: brandName } = brand;
      if (placed.has(id)) return Err({ code: 'board-brand-twice', brandName });
      const name = nameIn(segmentId, brandName);
      const segmentName = segmentId === null ? null : (names.get(segmentId) ?? null);
      if (taken.has(name)) return Err({ code: 'board-name-twice', brandName, segmentName });
      placed.add(id);
      taken.add(name);
    }
    places.push(
      ...placesIn(
        segmentId,
        vehiclesBrands.flatMap((id) => brands.get(id) ?? []),
      ),
    );
  }
  const lost = [...brands.values()].find(({ id }) => !placed.has(id));
  if (lost !== undefined) return Err({ code: 'board-brand-missing', brandName: lost.name });
  return Ok({ brands: places, segments: inOrder(held.assigned, wanted.assigned).map(({ id }) => id) });
};

/** The orders that brands have are kept where they say the same; else they count from 1. */
const placesIn = (segmentId: SegmentId | null, listed: readonly VehicleBrand[]): readonly BrandPlace[] => {
  const isInOrder = listed.every((brand, index) => {
    const before = listed[index - 1];
    return before === undefined || byOrderThenName(before, brand) < 0;
  });
  return listed.map(({ id, order }, index) => ({ id, segmentId, order: isInOrder ? order : index + 1 }));
};

const nameIn = (segmentId: SegmentId | null, name: string): string => `${segmentId ?? ''}\n${folded(name)}`;
