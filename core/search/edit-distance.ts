/** A string of a sorted list near a wanted one. */
export interface Near {
  readonly place: number;
  readonly distance: number;
}

/**
 * The strings of a sorted list within a distance of the wanted one: letters missing, added, changed, or two neighbours
 * swapped (Damerau-Levenshtein, each stretch edited once). Strings that start alike share their rows, and a start that is
 * already too far is skipped with all that follow from it, so most of the list is never read.
 */
export function nearest(
  count: number,
  textAt: (place: number) => string,
  wanted: string,
  farthest: number,
): readonly Near[] {
  const found: Near[] = [];
  const rows: number[][] = [Array.from({ length: wanted.length + 1 }, (_, length) => length)];
  let walked = '';
  let place = 0;
  while (place < count) {
    const text = textAt(place);
    let depth = sharedLength(walked, text);
    while (depth < text.length && !isLost(rows, depth, farthest)) {
      depth++;
      rows[depth] = nextRow(rows, text, depth, wanted);
    }
    walked = text.slice(0, depth);
    if (isLost(rows, depth, farthest)) {
      place = firstPast(count, textAt, place, walked);
      continue;
    }
    const distance = rows[depth]?.at(-1) ?? Number.POSITIVE_INFINITY;
    if (distance <= farthest) found.push({ place, distance });
    place++;
  }
  return found;
}

/** The distances between the first `depth` letters of the text and every start of the wanted string. */
function nextRow(rows: readonly number[][], text: string, depth: number, wanted: string): number[] {
  const above = rows[depth - 1] ?? [];
  const twoAbove = rows[depth - 2];
  const letter = text[depth - 1];
  const row = [depth];
  for (let length = 1; length <= wanted.length; length++) {
    const same = letter === wanted[length - 1] ? 0 : 1;
    let least = Math.min(cell(above, length) + 1, cell(row, length - 1) + 1, cell(above, length - 1) + same);
    if (twoAbove !== undefined && letter === wanted[length - 2] && text[depth - 2] === wanted[length - 1]) {
      least = Math.min(least, cell(twoAbove, length - 2) + 1);
    }
    row.push(least);
  }
  return row;
}

const cell = (row: readonly number[], length: number): number => row[length] ?? Number.POSITIVE_INFINITY;

/** No longer string can come near: a row only follows from the one above, or, by a swap, from the one above that. */
function isLost(rows: readonly number[][], depth: number, farthest: number): boolean {
  if (Math.min(...(rows[depth] ?? [])) <= farthest) return false;
  return depth === 0 || Math.min(...(rows[depth - 1] ?? [])) >= farthest;
}

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
