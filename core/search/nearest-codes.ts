import { normaliseCode } from '#core/catalogue/code.ts';
import { namedCode } from './code-table.ts';
import { nearest } from './edit-distance.ts';
import { at } from './growing.ts';
import type { Narrowing } from './query.ts';
import type { Layer, SearchIndex } from './search-index.ts';
import { passes, type Sieve, sieveFor } from './sieve.ts';
import { byText, prefixRange, type StringTable, stringAt } from './string-table.ts';

/** A product with a code near the wanted one; a brand where the code is another maker's. */
export interface NearCode {
  readonly key: number;
  readonly code: string;
  readonly brand?: string;
  /** Characters missing, added, changed or swapped: 1 or 2, 0 for the code itself. */
  readonly distance: number;
}

const FARTHEST = 2;
const FARTHEST_IN_SHORT = 1;
const LONGEST_SHORT = 5;

/**
 * The products with the codes nearest to one that finds nothing, each once: the nearest first, own codes before others.
 * The first character is taken as right, since nearly everybody gets it right and it spares most of the catalogue.
 */
export function nearestCodes(index: SearchIndex, code: string, limit: number, narrowing: Narrowing = {}): NearCode[] {
  const wanted = normaliseCode(code);
  if (wanted === '') return [];
  const best = new Map<number, NearCode>();
  const all = index.layers.flatMap((layer) => nearIn(layer, wanted, sieveFor(layer.segment, narrowing, layer.hidden)));
  for (const near of all.sort(byNearness)) if (!best.has(near.key)) best.set(near.key, near);
  return [...best.values()].slice(0, limit);
}

const byNearness = (a: NearCode, b: NearCode): number =>
  a.distance - b.distance ||
  Number(a.brand !== undefined) - Number(b.brand !== undefined) ||
  byText(a.code, b.code) ||
  a.key - b.key;

function nearIn({ segment }: Layer, wanted: string, sieve: Sieve): NearCode[] {
  const { normalised, written, otherCodes, keys } = segment;
  const own = nearPlaces(normalised, wanted).map(({ place, distance }) => ({
    ordinal: place,
    near: { key: at(keys, place), code: stringAt(written, place), distance },
  }));
  const others = nearPlaces(otherCodes.normalised, wanted).map(({ place, distance }) => {
    const ordinal = at(otherCodes.product, place);
    return { ordinal, near: { key: at(keys, ordinal), ...namedCode(otherCodes, place), distance } };
  });
  return [...own, ...others].filter(({ ordinal }) => passes(segment, sieve, ordinal)).map(({ near }) => near);
}

function nearPlaces(codes: StringTable, wanted: string): { readonly place: number; readonly distance: number }[] {
  const farthest = wanted.length <= LONGEST_SHORT ? FARTHEST_IN_SHORT : FARTHEST;
  const { from, to } = prefixRange(codes, wanted.slice(0, 1));
  const textAt = (place: number): string => stringAt(codes, from + place);
  return nearest(to - from, textAt, wanted, farthest).map(({ place, distance }) => ({ place: from + place, distance }));
}
