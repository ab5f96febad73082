import { at } from './growing.ts';
import { byText } from './string-table.ts';

/** Characters that are compared as one number: so many digits of this base are exact in one. */
const comparedAtOnce = 9;
const base = 40;

/**
 * The places of texts in the order of the texts (of their code units), equal ones by `tie`. Their first characters are
 * compared as numbers, which the engine sorts by itself, and texts only where those are the same: comparing is what
 * building an index takes longest for.
 */
export function orderByText(texts: readonly string[], tie: (a: number, b: number) => number): Uint32Array {
  const starts = Float64Array.from(texts, startOf);
  const sorted = starts.slice().sort();
  const order = new Uint32Array(texts.length);
  const placed = new Uint32Array(texts.length);
  starts.forEach((start, place) => {
    const first = firstPlaceOf(start, sorted);
    order[first + at(placed, first)] = place;
    placed[first] = at(placed, first) + 1;
  });
  const compare = (a: number, b: number): number => byText(texts[a] ?? '', texts[b] ?? '') || tie(a, b);
  for (let from = 0; from < order.length; from += at(placed, from)) {
    if (at(placed, from) > 1) order.subarray(from, from + at(placed, from)).sort(compare);
  }
  return order;
}

/**
 * The first characters as one number, in their order: what is behind a character that has no digit of its own is not
 * told apart.
 */
function startOf(text: string): number {
  let start = 0;
  let place = 0;
  for (let isOwn = true; isOwn && place < comparedAtOnce; place++) {
    const unit = text.charCodeAt(place);
    if (unit >= 48 && unit <= 57) start = start * base + unit - 46;
    else if (unit >= 65 && unit <= 90) start = start * base + unit - 52;
    else {
      start = start * base + (place >= text.length ? 0 : unit < 48 ? 1 : unit < 65 ? 12 : 39);
      isOwn = false;
    }
  }
  return start * base ** (comparedAtOnce - place);
}

function firstPlaceOf(start: number, sorted: Float64Array): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as number) < start) low = middle + 1;
    else high = middle;
  }
  return low;
}
