import { at } from '#core/search/index/growing.ts';
import type { Segment } from '#core/search/index/segment.ts';
import { byText, stringAt } from '#core/search/index/string-table.ts';

/** A hit before its reason is known. */
export interface Candidate {
  readonly segment: Segment;
  readonly ordinal: number;
  readonly rank: number;
}

/** By rank, then in the order of ordinals, between segments: normalised code, code as written, key. */
export function comesFirst(a: Candidate, b: Candidate): boolean {
  if (a.rank !== b.rank) return a.rank < b.rank;
  if (a.segment === b.segment) return a.ordinal < b.ordinal;
  const order =
    byText(stringAt(a.segment.normalised, a.ordinal), stringAt(b.segment.normalised, b.ordinal)) ||
    byText(stringAt(a.segment.written, a.ordinal), stringAt(b.segment.written, b.ordinal)) ||
    at(a.segment.keys, a.ordinal) - at(b.segment.keys, b.ordinal);
  return order < 0;
}

export const byPlace = (a: Candidate, b: Candidate): number => (comesFirst(a, b) ? -1 : 1);
