const blockBytes = 256 * 1024;

/**
 * Many texts that are kept until all are there, as bytes one behind the other: as values of their own they would take
 * several times as much. A text is made anew each time that it is asked for.
 */
export class PackedTexts {
  readonly #blocks: Buffer[] = [];
  /** Where each begins, and where the last one ends. */
  readonly #bounds: number[] = [0];

  get count(): number {
    return this.#bounds.length - 1;
  }

  add(text: string): void {
    let end = this.#bounds.at(-1) ?? 0;
    for (let left = Buffer.from(text); left.length > 0; ) {
      const at = end % blockBytes;
      if (at === 0) this.#blocks.push(Buffer.allocUnsafeSlow(blockBytes));
      const taken = left.copy(this.#blocks.at(-1) ?? left, at);
      left = left.subarray(taken);
      end += taken;
    }
    this.#bounds.push(end);
  }

  /** '' where there is none. */
  at(index: number): string {
    const [from = 0, to = from] = [this.#bounds[index], this.#bounds[index + 1]];
    const parts: Buffer[] = [];
    for (let at = from; at < to; at += parts.at(-1)?.length ?? to) {
      const block = this.#blocks[Math.floor(at / blockBytes)] ?? Buffer.alloc(0);
      parts.push(block.subarray(at % blockBytes, (at % blockBytes) + to - at));
    }
    return (parts.length === 1 ? parts[0] : Buffer.concat(parts))?.toString() ?? '';
  }
}
