import { type OtherCodes, otherCodeKinds } from '#core/search/index/code-table.ts';
import { at, byteAt } from '#core/search/index/growing.ts';
import type { SearchIndex } from '#core/search/index/search-index.ts';
import { startRange } from '#core/search/index/string-table.ts';
import type { Narrowing } from '#core/search/query/query.ts';
import { isRowCode, wholly } from './code-match.ts';
import { wantedCode } from './rank.ts';
import { passes, sieveFor } from './sieve.ts';

/** The most products that one code is answered with. */
const maxProducts = 24;

/**
 * The products that a whole code leads to, without its punctuation: those whose own code it is, or a price row's; else
 * those for which it stands, each alone or with its maker's name before it. What a code merely starts is left out, and
 * so are related parts.
 */
export function exactCodes(index: SearchIndex, typed: string, narrowing: Narrowing = {}): number[] {
  const code = wantedCode(typed);
  if (code === undefined) return [];
  const own = new Set<number>();
  const others = new Set<number>();
  for (const { segment, hidden } of index.layers) {
    const sieve = sieveFor(segment, narrowing, hidden);
    const { keys, otherCodes, branded } = segment;
    const add = (found: Set<number>, ordinal: number): void => {
      if (passes(segment, sieve, ordinal)) found.add(at(keys, ordinal));
    };
    const itself = startRange(segment.normalised, code.normalised);
    for (let ordinal = itself.from; ordinal < itself.exactEnd; ordinal++) add(own, ordinal);
    for (const ordinal of wholly(branded.own, code.normalised)) add(own, ordinal);
    const other = startRange(otherCodes.normalised, code.normalised);
    const addEntry = (codes: OtherCodes, entry: number): void => {
      const of = isRowCode(codes, entry) ? own : others;
      if (otherCodeKinds[byteAt(codes.kind, entry)] !== 'relation') add(of, at(codes.product, entry));
    };
    for (let entry = other.from; entry < other.exactEnd; entry++) addEntry(otherCodes, entry);
    const named = startRange(branded.equivalent.normalised, code.normalised);
    for (let entry = named.from; entry < named.exactEnd; entry++) addEntry(branded.equivalent, entry);
  }
  return [...(own.size > 0 ? own : others)].slice(0, maxProducts);
}
