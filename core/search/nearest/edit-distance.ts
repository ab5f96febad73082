import { wordAt } from '#core/search/index/growing.ts';

/** A string of a sorted list near a wanted one. */
export interface Near {
  readonly place: number;
  readonly distance: number;
}

/**
 * The strings of a sorted list within a distance of the wanted one: letters missing, added, changed, or two neighbours
 * swapped (Damerau-Levenshtein, each stretch edited once). Strings that start alike share their rows, and a start that
 * is already too far is skipped with all that follow from it, so most of the list is never read.
 */
export function nearest(
  count: number,
  textAt: (place: number) => string,
  wanted: string,
  farthest: number,
): readonly Near[] {
  const found: Near[] = [];
  const rows = firstRow(wanted);
  let walked = '';
  let place = 0;
  while (place < count) {
    const text = textAt(place);
    let depth = sharedLength(walked, text);
    while (depth < text.length && !isLost(rows, depth, farthest)) writeRow(rows, text, ++depth);
    walked = text.slice(0, depth);
    if (isLost(rows, depth, farthest)) {
      place = firstPast(count, textAt, place, walked);
      continue;
    }
    const distance = wordAt(rows.cells[depth] as Uint16Array, wanted.length);
    if (distance <= farthest) found.push({ place, distance });
    place++;
  }
  return found;
}

/**
 * The distances between each start of a text and every start of the wanted string, a row a start, and the least of each
 * row.
 */
interface Rows {
  readonly wanted: string;
  readonly cells: Uint16Array[];
  readonly least: number[];
}

const firstRow = (wanted: string): Rows => ({
  wanted,
  cells: [Uint16Array.from({ length: wanted.length + 1 }, (_, length) => length)],
  least: [0],
});

/**
 * Writes the row for the first `depth` letters of the text, which follows from the rows for fewer, over what it was for
 * another text.
 */
function writeRow({ wanted, cells: rows, least }: Rows, text: string, depth: number): void {
  const above = rows[depth - 1] as Uint16Array;
  const twoAbove = rows[depth - 2] ?? above;
  let cells = rows[depth];
  if (cells === undefined) {
    cells = new Uint16Array(above.length);
    rows[depth] = cells;
  }
  const letter = text.charCodeAt(depth - 1);
  const before = depth > 1 ? text.charCodeAt(depth - 2) : -1;
  let steps = depth;
  let lowest = depth;
  cells[0] = depth;
  for (let length = 1; length < above.length; length++) {
    const wantedLetter = wanted.charCodeAt(length - 1);
    const change = wordAt(above, length - 1) + (letter === wantedLetter ? 0 : 1);
    steps = Math.min(wordAt(above, length) + 1, steps + 1, change);
    if (length > 1 && before === wantedLetter && letter === wanted.charCodeAt(length - 2)) {
      steps = Math.min(steps, wordAt(twoAbove, length - 2) + 1);
    }
    cells[length] = steps;
    if (steps < lowest) lowest = steps;
  }
  least[depth] = lowest;
}

/** No longer string can come near: a row only follows from the one above, or, by a swap, from the one above that. */
const isLost = ({ least }: Rows, depth: number, farthest: number): boolean =>
  (least[depth] as number) > farthest && (depth === 0 || (least[depth - 1] as number) >= farthest);

function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** The first place after `place` whose string does not start with the prefix, found in growing strides. */
function firstPast(count: number, textAt: (place: number) => string, place: number, prefix: string): number {
  let inside = place;
  let stride = 1;
  while (inside + stride < count && textAt(inside + stride).startsWith(prefix)) {
    inside += stride;
    stride *= 2;
  }
  let outside = Math.min(count, inside + stride);
  while (inside + 1 < outside) {
    const middle = (inside + outside) >>> 1;
    if (textAt(middle).startsWith(prefix)) inside = middle;
    else outside = middle;
  }
  return outside;
}
