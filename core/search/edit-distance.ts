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
  const rows: Row[] = [{ cells: Array.from({ length: wanted.length + 1 }, (_, length) => length), least: 0 }];
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
    const distance = rows[depth]?.cells.at(-1) ?? Number.POSITIVE_INFINITY;
    if (distance <= farthest) found.push({ place, distance });
    place++;
  }
  return found;
}

/** The distances between a start of the text and every start of the wanted string, and the least of them. */
interface Row {
  readonly cells: readonly number[];
  readonly least: number;
}

/** The row for the first `depth` letters of the text, which follows from the rows for fewer. */
function nextRow(rows: readonly Row[], text: string, depth: number, wanted: string): Row {
  const above = rows[depth - 1]?.cells ?? [];
  const twoAbove = rows[depth - 2]?.cells;
  const letter = text[depth - 1];
  const cells = [depth];
  let least = depth;
  for (let length = 1; length <= wanted.length; length++) {
    const change = letter === wanted[length - 1] ? 0 : 1;
    let steps = Math.min(cell(above, length) + 1, cell(cells, length - 1) + 1, cell(above, length - 1) + change);
    if (twoAbove !== undefined && letter === wanted[length - 2] && text[depth - 2] === wanted[length - 1]) {
      steps = Math.min(steps, cell(twoAbove, length - 2) + 1);
    }
    cells.push(steps);
    least = Math.min(least, steps);
  }
  return { cells, least };
}

const cell = (cells: readonly number[], length: number): number => cells[length] as number;

/** No longer string can come near: a row only follows from the one above, or, by a swap, from the one above that. */
function isLost(rows: readonly Row[], depth: number, farthest: number): boolean {
  const leastAt = (row: number): number => rows[row]?.least ?? Number.POSITIVE_INFINITY;
  return leastAt(depth) > farthest && leastAt(depth - 1) >= farthest;
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
