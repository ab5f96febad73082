import { type Bitmap, emptyBitmap } from '#core/search/index/bitmap.ts';
import type { Segment } from '#core/search/index/segment.ts';

/**
 * Working memory for one query at a time on one segment, kept so that a query allocates next to nothing. Nothing in it
 * outlives a query: `scores`, `found` and `hits` are all zero between uses.
 */
export interface Scratch {
  /** By ordinal: the rank of a hit, the lower the better. */
  readonly ranks: Uint16Array;
  /** By ordinal: the score of one clause of a text. */
  readonly scores: Uint8Array;
  /** By ordinal: the sum of the scores of all clauses so far, for the candidates. */
  readonly sums: Uint8Array;
  readonly found: Bitmap;
  readonly hits: Bitmap;
  readonly candidates: Uint32Array;
  readonly kept: Uint32Array;
  /** By profile: how many candidates have it, and the filters that it does not pass, as bits. */
  readonly counts: Uint32Array;
  readonly missed: Uint8Array;
}

const scratches = new WeakMap<Segment, Scratch>();

export function scratchOf(segment: Segment): Scratch {
  const known = scratches.get(segment);
  if (known) return known;
  const { size } = segment;
  const profiles = segment.columns.profiles.brandId.length;
  const scratch: Scratch = {
    ranks: new Uint16Array(size),
    scores: new Uint8Array(size),
    sums: new Uint8Array(size),
    found: emptyBitmap(size),
    hits: emptyBitmap(size),
    candidates: new Uint32Array(size),
    kept: new Uint32Array(size),
    counts: new Uint32Array(profiles),
    missed: new Uint8Array(profiles),
  };
  scratches.set(segment, scratch);
  return scratch;
}
