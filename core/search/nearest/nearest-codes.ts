import { namedCode } from '#core/search/index/code-table.ts';
import { at } from '#core/search/index/growing.ts';
import type { Layer, SearchIndex } from '#core/search/index/search-index.ts';
import { byText, exactRange, prefixRange, type StringTable, stringAt } from '#core/search/index/string-table.ts';
import { passes, type Sieve, sieveFor } from '#core/search/matching/sieve.ts';
import type { Narrowing } from '#core/search/query/query.ts';
import { normaliseCode } from '#core/shared/product-code.ts';
import type { NearCode } from '../query/answer.ts';
import { nearest } from './edit-distance.ts';

const FARTHEST = 2;
const FARTHEST_IN_SHORT = 1;
const LONGEST_SHORT = 5;

/** Codes that only begin alike are near by so many characters at least, and by more than half of what was typed. */
const SHORTEST_START = 4;

/**
 * The products with the codes nearest to one that finds nothing, each once, own codes before others; where none is near
 * enough, those that begin alike the longest: 6203-2Z for 6203-2RSH-C3. The first character is taken as right (nearly
 * everybody gets it right, and it spares most of the catalogue), but for one too many and for zeros that were lost.
 */
export function nearestCodes(index: SearchIndex, code: string, limit: number, narrowing: Narrowing = {}): NearCode[] {
  const wanted = normaliseCode(code);
  if (wanted === '') return [];
  const best = new Map<number, NearCode>();
  const all = index.layers.flatMap((layer) => nearIn(layer, wanted, sieveFor(layer.segment, narrowing, layer.hidden)));
  for (const near of all.sort(byNearness)) if (!best.has(near.key)) best.set(near.key, near);
  if (best.size === 0) for (const near of begunAlike(index, wanted, limit, narrowing)) best.set(near.key, near);
  return [...best.values()].slice(0, limit);
}

/** The first own codes, in their order, with the longest start in common: thousands may begin alike. */
function begunAlike({ layers }: SearchIndex, wanted: string, limit: number, narrowing: Narrowing): NearCode[] {
  const shortest = Math.max(SHORTEST_START, Math.floor(wanted.length / 2) + 1);
  for (let length = wanted.length - 1; length >= shortest; length--) {
    const found = layers.flatMap(({ segment, hidden }) => {
      const sieve = sieveFor(segment, narrowing, hidden);
      const { from, to } = prefixRange(segment.normalised, wanted.slice(0, length));
      const near: NearCode[] = [];
      for (let place = from; place < to && near.length < limit; place++) {
        if (!passes(segment, sieve, place)) continue;
        const distance = wanted.length + stringAt(segment.normalised, place).length - 2 * length;
        near.push({ key: at(segment.keys, place), code: stringAt(segment.written, place), distance });
      }
      return near;
    });
    if (found.length > 0)
      return found.sort((a, b) => byText(normaliseCode(a.code), normaliseCode(b.code)) || a.key - b.key);
  }
  return [];
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
  const near = nearest(to - from, textAt, wanted, farthest).map(({ place, distance }) => ({
    place: from + place,
    distance,
  }));
  return [...near, ...otherwiseBegun(wanted, farthest).flatMap((code) => placesOf(codes, code, wanted))];
}

/** What was typed with the zeros in front that a spreadsheet lost, and without its first character. */
const otherwiseBegun = (wanted: string, farthest: number): readonly string[] =>
  [...Array.from({ length: farthest }, (_, zeros) => '0'.repeat(zeros + 1) + wanted), wanted.slice(1)].filter(
    (code) => code.length >= SHORTEST_START && code[0] !== wanted[0],
  );

function placesOf(
  codes: StringTable,
  code: string,
  wanted: string,
): { readonly place: number; readonly distance: number }[] {
  const { from, to } = exactRange(codes, code);
  const distance = Math.abs(code.length - wanted.length);
  return Array.from({ length: to - from }, (_, at) => ({ place: from + at, distance }));
}
