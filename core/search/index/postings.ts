import { getOrCreate } from '#core/shared/get-or-create.ts';
import { at, growingList } from './growing.ts';
import { exactRange, type Range, type StringTable, stringTable } from './string-table.ts';

/**
 * Which products carry each label (a word, a vehicle, an engine, a value), labels in order. The postings of label i lie
 * between offsets i and i + 1, ordinals ascending, each as ordinal × 4 + weight, with a weight of 0 to 3.
 */
export interface Postings {
  readonly labels: StringTable;
  readonly offsets: Uint32Array;
  readonly entries: Uint32Array;
}

const postingOf = (ordinal: number, weight: number): number => ordinal * 4 + weight;
export const ordinalOf = (posting: number): number => posting >>> 2;
export const weightOf = (posting: number): number => posting & 3;

export interface PostingsCollector {
  /** The next product's labels, each once, with their weights. */
  add(weights: ReadonlyMap<string, number>): void;
  /** Turns product → labels into label → products. `ordinals` gives each product, in order of arrival, its place. */
  done(ordinals: Uint32Array, inOrder: Uint32Array, order: (a: string, b: string) => number): Postings;
}

export function collectPostings(): PostingsCollector {
  const ids = new Map<string, number>();
  const stream = growingList();
  const ends = growingList();
  return {
    add(weights) {
      for (const [label, weight] of weights) {
        const id = getOrCreate(ids, label, () => ids.size);
        stream.push(postingOf(id, weight));
      }
      ends.push(stream.length);
    },
    done(ordinals, inOrder, order) {
      const sorted = [...ids.keys()].sort(order);
      const places = new Uint32Array(sorted.length);
      sorted.forEach((label, place) => {
        places[ids.get(label) ?? 0] = place;
      });
      const labels = stringTable(sorted.length, (place) => sorted[place] ?? '');
      return { labels, ...invert(stream.done(), ends.done(), places, ordinals, inOrder) };
    },
  };
}

function invert(
  stream: Uint32Array,
  ends: Uint32Array,
  places: Uint32Array,
  ordinals: Uint32Array,
  inOrder: Uint32Array,
): Pick<Postings, 'offsets' | 'entries'> {
  const offsets = new Uint32Array(places.length + 1);
  for (const item of stream) {
    const next = at(places, ordinalOf(item)) + 1;
    offsets[next] = at(offsets, next) + 1;
  }
  for (let place = 0; place < places.length; place++) offsets[place + 1] = at(offsets, place) + at(offsets, place + 1);
  const cursor = offsets.slice();
  const entries = new Uint32Array(stream.length);
  for (const arrival of inOrder) {
    for (let item = arrival === 0 ? 0 : at(ends, arrival - 1); item < at(ends, arrival); item++) {
      const place = at(places, ordinalOf(at(stream, item)));
      entries[at(cursor, place)] = postingOf(at(ordinals, arrival), weightOf(at(stream, item)));
      cursor[place] = at(cursor, place) + 1;
    }
  }
  return { offsets, entries };
}

/** The postings of a run of labels, which follow one another. */
export const entriesOf = (postings: Postings, labels: Range): Range => ({
  from: at(postings.offsets, labels.from),
  to: at(postings.offsets, labels.to),
});

/** The postings of one label. */
export const entriesOfLabel = (postings: Postings, label: string): Range =>
  entriesOf(postings, exactRange(postings.labels, label));

/** The weight with which a label's postings (from, to) hold the product, −1 where they do not. */
export function findWeight({ entries }: Postings, { from, to }: Range, ordinal: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ordinalOf(at(entries, middle)) < ordinal) low = middle + 1;
    else high = middle;
  }
  const found = low < to ? at(entries, low) : undefined;
  return found !== undefined && ordinalOf(found) === ordinal ? weightOf(found) : -1;
}
