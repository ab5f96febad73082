import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Bytes that wait on disk, in a file of the directory of temporary ones that has no name once it is open: it is gone
 * when the program ends, however it ends.
 */
export class KeptAside {
  readonly #directory: string;
  /** Null before the first bytes, and once nothing can be written. */
  #file: number | null = null;
  #mayWrite = true;
  #end = 0;

  constructor(directory = tmpdir()) {
    this.#directory = directory;
  }

  /** Where they are; null where they could not be written. */
  keep(bytes: Uint8Array): number | null {
    if (!this.#mayWrite) return null;
    try {
      this.#file ??= openNameless(this.#directory);
      const place = this.#end;
      for (let from = 0; from < bytes.length; )
        from += writeSync(this.#file, bytes, from, bytes.length - from, place + from);
      this.#end += bytes.length;
      return place;
    } catch {
      // No room, or nobody may write there: what is kept already can still be read.
      this.#mayWrite = false;
      return null;
    }
  }

  /** The bytes from a place on. */
  read(place: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    for (let from = 0; this.#file !== null && from < length; ) {
      const read = readSync(this.#file, bytes, from, length - from, place + from);
      if (read === 0) throw new Error('what was kept aside is gone');
      from += read;
    }
    return bytes;
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
    this.#mayWrite = false;
  }
}

/** Nobody else may read it. */
const openNameless = (directory: string): number => {
  const path = join(directory, `mostrador-${process.pid}-${process.hrtime.bigint()}`);
  const file = openSync(path, 'wx+', 0o600);
  try {
    unlinkSync(path);
    return file;
  } catch (error) {
    // Where an open file cannot be taken out of its folder, it can once it is closed.
    closeSync(file);
    unlinkSync(path);
    throw error;
  }
};
