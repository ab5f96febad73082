import { vehicleOfLabel } from '#core/search/index/applications.ts';
import { type Bitmap, emptyBitmap, hasBit, setBit } from '#core/search/index/bitmap.ts';
import { at } from '#core/search/index/growing.ts';
import { entriesOf, ordinalOf, type Postings } from '#core/search/index/postings.ts';
import type { Layer, SearchIndex } from '#core/search/index/search-index.ts';
import { type Segment, splitValueLabel } from '#core/search/index/segment.ts';
import { lengthOf, stringAt } from '#core/search/index/string-table.ts';
import { everything } from '#core/search/matching/rank.ts';
import { scratchOf } from '#core/search/matching/scratch.ts';
import { siftLayer } from '#core/search/page/find-page.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { Narrowing } from './query/query.ts';

/** The brands, vehicles and attributes that the products of one type have. */
export interface TypeReach {
  readonly brandIds: Set<number>;
  readonly vehicleIds: Set<number>;
  /** The values of each technical attribute. */
  readonly values: Map<string, Set<string>>;
}

/**
 * What each type's own products reach (a family's are not its subfamilies'), read once through the index: some 20 ms
 * for 100,000 products, so it is for answers that are kept. Types without products are absent.
 */
export function typeReach(index: SearchIndex, narrowing: Narrowing): Map<number, TypeReach> {
  const reached = new Map<number, TypeReach>();
  const reachOf = (typeId: number): TypeReach =>
    getOrCreate(reached, typeId, () => ({ brandIds: new Set(), vehicleIds: new Set(), values: new Map() }));
  for (const layer of index.layers) {
    const { segment } = layer;
    const { profile, profiles } = segment.columns;
    const kept = keptOf(layer, narrowing);
    const met = new Uint8Array(profiles.typeId.length);
    for (const ordinal of kept.ordinals) {
      const each = at(profile, ordinal);
      if (met[each] === 1) continue;
      met[each] = 1;
      reachOf(at(profiles.typeId, each)).brandIds.add(at(profiles.brandId, each));
    }
    eachMet(segment, segment.applications, kept.bitmap, (typeIds, label) => {
      const vehicleId = vehicleOfLabel(label);
      for (const typeId of typeIds) reachOf(typeId).vehicleIds.add(vehicleId);
    });
    eachMet(segment, segment.values, kept.bitmap, (typeIds, label) => {
      const [property, value] = splitValueLabel(label);
      for (const typeId of typeIds) getOrCreate(reachOf(typeId).values, property, () => new Set()).add(value);
    });
  }
  return reached;
}

function keptOf(layer: Layer, narrowing: Narrowing): { readonly ordinals: Uint32Array; readonly bitmap: Bitmap } {
  const { count } = siftLayer(layer, narrowing, everything);
  const ordinals = scratchOf(layer.segment).kept.subarray(0, count);
  const bitmap = emptyBitmap(layer.segment.size);
  for (const ordinal of ordinals) setBit(bitmap, ordinal);
  return { ordinals, bitmap };
}

/**
 * Each label with the types that have a kept product with it, if any: a label is read once, however many products have
 * it.
 */
function eachMet(
  { columns: { profile, profiles } }: Segment,
  postings: Postings,
  kept: Bitmap,
  meet: (typeIds: ReadonlySet<number>, label: string) => void,
): void {
  const typeIds = new Set<number>();
  for (let label = 0; label < lengthOf(postings.labels); label++) {
    const { from, to } = entriesOf(postings, { from: label, to: label + 1 });
    typeIds.clear();
    for (let entry = from; entry < to; entry++) {
      const ordinal = ordinalOf(at(postings.entries, entry));
      if (hasBit(kept, ordinal)) typeIds.add(at(profiles.typeId, at(profile, ordinal)));
    }
    if (typeIds.size > 0) meet(typeIds, stringAt(postings.labels, label));
  }
}
