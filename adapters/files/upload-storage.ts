import { createWriteStream, rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { UploadStorage } from '#core/catalogue/import/rows/draft-source.port.ts';
import { Err, Ok } from '#core/shared/result.ts';

const tooLarge = Symbol('too large');

/** Uploaded files in a folder of the data directory, each named by its id, not by its own name. */
export const createUploadStorage = (directory: string, maxBytes: number): UploadStorage => {
  // Uploads are read within one call: those that an earlier process left are deleted.
  rmSync(directory, { recursive: true, force: true });
  const pathOf = (id: string): string => join(directory, id);
  const drop = (id: string): Promise<void> => rm(pathOf(id), { force: true });
  return {
    async keep(id, content) {
      await mkdir(directory, { recursive: true });
      try {
        await pipeline(withinLimit(content, maxBytes), createWriteStream(pathOf(id), { flags: 'wx', mode: 0o600 }));
        return Ok(pathOf(id));
      } catch (error) {
        await drop(id);
        if (error === tooLarge) return Err({ code: 'body-too-large' });
        throw error;
      }
    },
    drop,
  };
};

async function* withinLimit(content: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of content) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge;
    yield chunk;
  }
}
