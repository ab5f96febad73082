/** The kinds of array that a packed tree may have as leaves. */
const kinds = { Uint8Array, Uint32Array, Float64Array } as const;
type Kind = keyof typeof kinds;

/** The place of a packed typed array: its kind, its offset in bytes and its length in elements. */
interface Packed {
  readonly $packed: readonly [Kind, number, number];
}

const BLOCK = 8;
export const roundUp = (length: number): number => Math.ceil(length / BLOCK) * BLOCK;

/** Bytes as chunks of whole blocks: all but the last few as they are, and those filled up with zeros. */
export function inBlocks(bytes: Uint8Array): Uint8Array[] {
  const whole = bytes.length - (bytes.length % BLOCK);
  const rest = new Uint8Array(roundUp(bytes.length) - whole);
  rest.set(bytes.subarray(whole));
  return [bytes.subarray(0, whole), rest].filter(({ length }) => length > 0);
}

/** A tree of plain values whose typed arrays lie, aligned, one after another in chunks of whole blocks. */
export interface PackedTree {
  /** The tree as JSON can carry it. */
  readonly outline: unknown;
  readonly chunks: readonly Uint8Array[];
}

/** Takes the typed arrays out of a tree; all but the last bytes of each stay where they are. */
export function pack(tree: unknown): PackedTree {
  const chunks: Uint8Array[] = [];
  let end = 0;
  const outlineOf = (value: unknown): unknown => {
    const kind = kindOf(value);
    if (kind !== undefined && ArrayBuffer.isView(value)) {
      const place = end;
      chunks.push(...inBlocks(new Uint8Array(value.buffer, value.byteOffset, value.byteLength)));
      end += roundUp(value.byteLength);
      return { $packed: [kind, place, value.byteLength / kinds[kind].BYTES_PER_ELEMENT] } satisfies Packed;
    }
    if (Array.isArray(value)) return value.map(outlineOf);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, outlineOf(each)]));
  };
  return { outline: outlineOf(tree), chunks };
}

/**
 * Puts views of the bytes back where pack took the arrays from. `start` is where the first chunk lies; it must be a
 * multiple of the block.
 */
export function unpack(outline: unknown, bytes: Uint8Array, start: number): unknown {
  const treeOf = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(treeOf);
    if (typeof value !== 'object' || value === null) return value;
    if (isPacked(value)) {
      const [kind, place, length] = value.$packed;
      return new kinds[kind](bytes.buffer as ArrayBuffer, bytes.byteOffset + start + place, length);
    }
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, treeOf(each)]));
  };
  return treeOf(outline);
}

/** The buffers under a tree, each once: what a worker thread can hand over without copying. */
export function buffersUnder(tree: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const visit = (value: unknown): void => {
    if (ArrayBuffer.isView(value)) {
      if (value.buffer instanceof ArrayBuffer) buffers.add(value.buffer);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(tree);
  return [...buffers];
}

const kindOf = (value: unknown): Kind | undefined =>
  (Object.keys(kinds) as Kind[]).find((kind) => value instanceof kinds[kind]);

const isPacked = (value: object): value is Packed => '$packed' in value;
