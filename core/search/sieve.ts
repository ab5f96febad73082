import { type Bitmap, emptyBitmap, fullBitmap, hasBit, keepCommon, removeAll, setBit } from './bitmap.ts';
import { at } from './growing.ts';
import { entriesOfLabel, ordinalOf, type Postings } from './postings.ts';
import type { Criteria, Excluded, SearchFilters } from './query.ts';
import { ordinalOfKey, type Segment, valueLabel } from './segment.ts';

/** What a product misses, as bits. A facet counts what misses nothing, or nothing but the facet's own filter. */
export const misses = { brand: 1, type: 2, stock: 4, offers: 8, hopeless: 16 } as const;

/** Answers the bits of what the product at an ordinal misses; 0 where it passes. */
export type Sieve = (ordinal: number) => number;

export function sieveFor(segment: Segment, { filters = {}, excluded = {}, keys }: Criteria, hidden?: Bitmap): Sieve {
  const { brand, type, stock, hasOffer, typeIds } = segment.columns;
  const allowed = allowedBy(segment, filters, keys, hidden);
  const byBrand = brandMisses(segment, filters, excluded);
  const byType = typeMisses(segment, filters, excluded);
  const pairs = excludedPairs(segment, excluded);
  const byStock = Uint8Array.from([0, 1, 2], (state) => (isAsked(filters.stocks, state) ? 0 : misses.stock));
  const byOffer = [filters.offersOnly ? misses.offers : 0, 0];

  return (ordinal) => {
    if (allowed !== undefined && !hasBit(allowed, ordinal)) return misses.hopeless;
    const brandPlace = at(brand, ordinal);
    const typePlace = at(type, ordinal);
    if (pairs !== undefined && pairs.has(brandPlace * typeIds.length + typePlace)) return misses.hopeless;
    return (
      at(byBrand, brandPlace) | at(byType, typePlace) | at(byStock, at(stock, ordinal)) | at(byOffer, at(hasOffer, ordinal))
    );
  };
}

/** No list, or an empty one, asks for nothing in particular. */
const isAsked = (list: readonly number[] | undefined, ...ids: number[]): boolean =>
  list === undefined || list.length === 0 || ids.some((id) => list.includes(id));

function brandMisses({ columns }: Segment, { brandIds }: SearchFilters, excluded: Excluded): Uint8Array {
  const refused = new Set(excluded.brandIds);
  return Uint8Array.from(columns.brandIds, (id) =>
    refused.has(id) ? misses.hopeless : isAsked(brandIds, id) ? 0 : misses.brand,
  );
}

function typeMisses({ columns }: Segment, { typeIds }: SearchFilters, excluded: Excluded): Uint8Array {
  const refused = new Set(excluded.typeIds);
  return Uint8Array.from(columns.typeIds, (id, place) => {
    const parentId = at(columns.typeParents, place);
    if (refused.has(id) || refused.has(parentId)) return misses.hopeless;
    return isAsked(typeIds, id, parentId) ? 0 : misses.type;
  });
}

/** Excluded brand and type pairs, as brand place × number of types + type place. */
function excludedPairs({ columns }: Segment, { pairs = [] }: Excluded): ReadonlySet<number> | undefined {
  if (pairs.length === 0) return undefined;
  const brandPlaces = new Map([...columns.brandIds].map((id, place) => [id, place]));
  const refused = new Set<number>();
  for (const { brandId, typeId } of pairs) {
    const brandPlace = brandPlaces.get(brandId);
    if (brandPlace === undefined) continue;
    columns.typeIds.forEach((id, place) => {
      if (id === typeId || at(columns.typeParents, place) === typeId) {
        refused.add(brandPlace * columns.typeIds.length + place);
      }
    });
  }
  return refused;
}

/** The products that pass everything that has no facet; undefined where all do. */
function allowedBy(
  segment: Segment,
  { vehicleIds = [], engines = [], ranges = [], values = [] }: SearchFilters,
  keys: readonly number[] | undefined,
  hidden: Bitmap | undefined,
): Bitmap | undefined {
  const demands: Bitmap[] = [];
  if (keys !== undefined) demands.push(withKeys(segment, keys));
  if (vehicleIds.length > 0) demands.push(withAnyLabel(segment, segment.vehicles, vehicleIds.map(String)));
  if (engines.length > 0) demands.push(withAnyLabel(segment, segment.engines, engines));
  for (const { property, values: wanted } of values) {
    if (wanted.length === 0) continue;
    demands.push(withAnyLabel(segment, segment.values, wanted.map((value) => valueLabel(property, value))));
  }
  for (const range of ranges) demands.push(inRange(segment, range.property, range.from, range.to));
  if (demands.length === 0 && hidden === undefined) return undefined;

  const allowed = demands[0] ?? fullBitmap(segment.size);
  for (const demand of demands.slice(1)) keepCommon(allowed, demand);
  if (hidden !== undefined) removeAll(allowed, hidden);
  return allowed;
}

function withKeys(segment: Segment, keys: readonly number[]): Bitmap {
  const bitmap = emptyBitmap(segment.size);
  for (const key of keys) {
    const ordinal = ordinalOfKey(segment, key);
    if (ordinal !== undefined) setBit(bitmap, ordinal);
  }
  return bitmap;
}

export function withAnyLabel({ size }: Segment, postings: Postings, labels: readonly string[]): Bitmap {
  const bitmap = emptyBitmap(size);
  for (const label of labels) {
    const { from, to } = entriesOfLabel(postings, label);
    for (let entry = from; entry < to; entry++) setBit(bitmap, ordinalOf(at(postings.entries, entry)));
  }
  return bitmap;
}

function inRange({ size, columns }: Segment, property: string, from = -Infinity, to = Infinity): Bitmap {
  const bitmap = emptyBitmap(size);
  const column = columns.numbers.find((each) => each.property === property);
  column?.values.forEach((value, index) => {
    if (value >= from && value <= to) setBit(bitmap, at(column.ordinals, index));
  });
  return bitmap;
}
