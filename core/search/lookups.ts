import { vehicleOfLabel } from '#core/search/index/applications.ts';
import { type Bitmap, emptyBitmap, hasBit, setBit } from '#core/search/index/bitmap.ts';
import { at } from '#core/search/index/growing.ts';
import { entriesOf, ordinalOf, type Postings } from '#core/search/index/postings.ts';
import type { Layer, SearchIndex } from '#core/search/index/search-index.ts';
import { type Segment, valueLabel } from '#core/search/index/segment.ts';
import { byBytes, lengthOf, prefixRange, type Range, stringAt } from '#core/search/index/string-table.ts';
import { type Wanted, wantedBy } from '#core/search/matching/rank.ts';
import { scratchOf } from '#core/search/matching/scratch.ts';
import { siftLayer } from '#core/search/page/find-page.ts';
import type { ValueCount } from './query/answer.ts';
import type { Criteria } from './query/query.ts';

/**
 * The values of a technical attribute among the products that meet the criteria, with how many have each; in order of
 * value.
 */
export function propertyValues(index: SearchIndex, criteria: Criteria, property: string): ValueCount[] {
  const start = valueLabel(property, '');
  return countLabels(index, criteria, ({ values }) => [values, prefixRange(values.labels, start)], start.length);
}

/**
 * The engines among the products that meet the criteria (those of a vehicle, say), with how many are for each; in
 * order.
 */
export const engineValues = (index: SearchIndex, criteria: Criteria): ValueCount[] =>
  countLabels(index, criteria, ({ engines }) => [engines, { from: 0, to: lengthOf(engines.labels) }], 0);

/** The vehicles for which there are products among those that meet the criteria, with how many; by id. */
export function vehicleCounts(index: SearchIndex, criteria: Criteria): { id: number; count: number }[] {
  const counts = new Map<number, number>();
  const wanted = wantedBy(index, criteria);
  for (const layer of index.layers) {
    const { applications, size } = layer.segment;
    const kept = keptBitmap(layer, criteria, wanted);
    // A product may be for several engines of a vehicle, whose labels follow one another.
    const countedFor = new Int32Array(size).fill(-1);
    for (let label = 0; label < lengthOf(applications.labels); label++) {
      const id = vehicleOfLabel(stringAt(applications.labels, label));
      const { from, to } = entriesOf(applications, { from: label, to: label + 1 });
      for (let entry = from; entry < to; entry++) {
        const ordinal = ordinalOf(at(applications.entries, entry));
        if (!hasBit(kept, ordinal) || countedFor[ordinal] === id) continue;
        countedFor[ordinal] = id;
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
    }
  }
  return [...counts].map(([id, count]) => ({ id, count })).sort((a, b) => a.id - b.id);
}

/** The keys of all products that meet the criteria, in no particular order. */
export function matchingKeys(index: SearchIndex, criteria: Criteria): number[] {
  const wanted = wantedBy(index, criteria);
  return index.layers.flatMap((layer) => {
    const ordinals = keptOf(layer, criteria, wanted);
    return Array.from(ordinals, (ordinal) => at(layer.segment.keys, ordinal));
  });
}

function countLabels(
  index: SearchIndex,
  criteria: Criteria,
  runIn: (segment: Segment) => readonly [Postings, Range],
  labelStart: number,
): ValueCount[] {
  const counts = new Map<string, number>();
  const wanted = wantedBy(index, criteria);
  for (const layer of index.layers) {
    const [postings, labels] = runIn(layer.segment);
    const kept = keptBitmap(layer, criteria, wanted);
    for (let label = labels.from; label < labels.to; label++) {
      const { from, to } = entriesOf(postings, { from: label, to: label + 1 });
      let count = 0;
      for (let entry = from; entry < to; entry++) if (hasBit(kept, ordinalOf(at(postings.entries, entry)))) count++;
      if (count === 0) continue;
      const value = stringAt(postings.labels, label).slice(labelStart);
      counts.set(value, (counts.get(value) ?? 0) + count);
    }
  }
  return [...counts].map(([value, count]) => ({ value, count })).sort((a, b) => byBytes(a.value, b.value));
}

function keptOf(layer: Layer, criteria: Criteria, wanted: Wanted): Uint32Array {
  const { count } = siftLayer(layer, criteria, wanted);
  return scratchOf(layer.segment).kept.subarray(0, count);
}

function keptBitmap(layer: Layer, criteria: Criteria, wanted: Wanted): Bitmap {
  const kept = emptyBitmap(layer.segment.size);
  for (const ordinal of keptOf(layer, criteria, wanted)) setBit(kept, ordinal);
  return kept;
}
