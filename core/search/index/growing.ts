/** A list of whole numbers below 2³² that grows without boxing them. */
export interface GrowingList {
  readonly length: number;
  push(value: number): void;
  /** The numbers pushed so far, as a copy of exactly that size. */
  done(): Uint32Array<ArrayBuffer>;
}

export function growingList(): GrowingList {
  let values = new Uint32Array(1024);
  let length = 0;
  return {
    get length() {
      return length;
    },
    push(value) {
      if (length === values.length) {
        const larger = new Uint32Array(length * 2);
        larger.set(values);
        values = larger;
      }
      values[length++] = value;
    },
    done: () => values.slice(0, length),
  };
}

/**
 * The element that the caller knows to be there: a typed array answers undefined only past its end. One function a kind
 * of array, since the engine makes fast what always sees the same kind.
 */
export const at = (values: Uint32Array, index: number): number => values[index] as number;
export const byteAt = (values: Uint8Array, index: number): number => values[index] as number;
export const wordAt = (values: Uint16Array, index: number): number => values[index] as number;
