/** A set of ordinals, a bit each. Signed words, since small integers are what bit operations answer. */
export type Bitmap = Int32Array;

const wordAt = (bitmap: Bitmap, word: number): number => bitmap[word] as number;

export const emptyBitmap = (size: number): Bitmap => new Int32Array((size + 31) >>> 5);

export function fullBitmap(size: number): Bitmap {
  const bitmap = emptyBitmap(size).fill(-1);
  const rest = size & 31;
  if (rest > 0) bitmap[bitmap.length - 1] = (1 << rest) - 1;
  return bitmap;
}

export const hasBit = (bitmap: Bitmap, ordinal: number): boolean =>
  (wordAt(bitmap, ordinal >>> 5) & (1 << (ordinal & 31))) !== 0;

export function setBit(bitmap: Bitmap, ordinal: number): void {
  bitmap[ordinal >>> 5] = wordAt(bitmap, ordinal >>> 5) | (1 << (ordinal & 31));
}

/** Keeps in the first what the second has too. */
export function keepCommon(bitmap: Bitmap, other: Bitmap): void {
  for (let word = 0; word < bitmap.length; word++) bitmap[word] = wordAt(bitmap, word) & wordAt(other, word);
}

export function removeAll(bitmap: Bitmap, other: Bitmap): void {
  for (let word = 0; word < bitmap.length; word++) bitmap[word] = wordAt(bitmap, word) & ~wordAt(other, word);
}

/** How many members there are. */
export function countOf(bitmap: Bitmap): number {
  let count = 0;
  for (let word = 0; word < bitmap.length; word++) {
    for (let bits = wordAt(bitmap, word); bits !== 0; bits &= bits - 1) count++;
  }
  return count;
}

/** Writes the members into a list in ascending order, empties the set, and answers how many there were. */
export function drain(bitmap: Bitmap, into: Uint32Array): number {
  let count = 0;
  for (let word = 0; word < bitmap.length; word++) {
    let bits = wordAt(bitmap, word);
    if (bits === 0) continue;
    bitmap[word] = 0;
    while (bits !== 0) {
      into[count++] = (word << 5) + 31 - Math.clz32(bits & -bits);
      bits &= bits - 1;
    }
  }
  return count;
}
