import { KeptAside } from './kept-aside.ts';

const blockBytes = 128 * 1024;
/** Blocks that stay in memory before others go to disk: a list of some hundred rows never goes there. */
const blocksInMemory = 1;

/** A block that is full: its bytes, or where they are on disk. */
type FullBlock = Buffer | number;

/**
 * Many texts that are kept until all are there, as bytes one behind the other: as values of their own they would take
 * several times as much. After the first block they wait on disk, or in memory where nothing can be written. A text
 * is made anew each time that it is asked for.
 */
export class PackedTexts {
  readonly #full: FullBlock[] = [];
  /** The block that texts are added to. */
  #block: Buffer = Buffer.alloc(0);
  /** Where each begins, and where the last one ends. */
  readonly #bounds: number[] = [0];
  readonly #aside: KeptAside;

  constructor(aside = new KeptAside()) {
    this.#aside = aside;
  }

  get count(): number {
    return this.#bounds.length - 1;
  }

  add(text: string): void {
    let end = this.#bounds.at(-1) ?? 0;
    for (let left = Buffer.from(text); left.length > 0; ) {
      const at = end % blockBytes;
      if (at === 0) this.#beginBlock(end);
      const copied = left.copy(this.#block, at);
      left = left.subarray(copied);
      end += copied;
    }
    this.#bounds.push(end);
  }

  /** '' where there is none. */
  at(index: number): string {
    const [from = 0, to = from] = [this.#bounds[index], this.#bounds[index + 1]];
    const parts: Buffer[] = [];
    for (let at = from; at < to; ) {
      const inBlock = at % blockBytes;
      const length = Math.min(to - at, blockBytes - inBlock);
      parts.push(this.#bytes(Math.floor(at / blockBytes), inBlock, length));
      at += length;
    }
    return (parts.length === 1 ? parts[0] : Buffer.concat(parts))?.toString() ?? '';
  }

  /** Nothing can be asked for after it. */
  close(): void {
    this.#aside.close();
  }

  #beginBlock(end: number): void {
    if (end === 0) {
      this.#block = Buffer.allocUnsafeSlow(blockBytes);
      return;
    }
    const place = this.#full.length < blocksInMemory ? null : this.#aside.keep(this.#block);
    this.#full.push(place ?? this.#block);
    if (place === null) this.#block = Buffer.allocUnsafeSlow(blockBytes);
  }

  #bytes(block: number, from: number, length: number): Buffer {
    const full = this.#full[block] ?? this.#block;
    return typeof full === 'number' ? this.#aside.read(full + from, length) : full.subarray(from, from + length);
  }
}
