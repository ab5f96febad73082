import { createWriteStream, rmSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ImportFileStorage } from '#core/catalogue/import/import.repository.port.ts';
import type { Database } from '../database/database.ts';
import { shrinkFiles } from './import-repository.ts';

/** A statement of so many bytes takes a few milliseconds, so that other people's calls never wait long behind one. */
const partBytes = 256 * 1024;

/** Uploaded files in parts in the database, where every process finds them; `directory` holds the open ones. */
export const createImportFileStorage = (database: Database, directory: string, maxBytes: number): ImportFileStorage => {
  // Files that an earlier process had open are deleted.
  rmSync(directory, { recursive: true, force: true });

  const drop = async (id: string): Promise<void> => {
    await database.query('delete from catalogue_import_part where import_id = $1', [id]);
    await shrinkFiles(database);
  };

  const partsOf = async function* (id: string): AsyncGenerator<Buffer> {
    for (let place = 0; ; place += 1) {
      await database.yieldToOthers();
      const [part] = await database.query<{ content: Buffer }>(
        'select content from catalogue_import_part where import_id = $1 and place = $2',
        [id, place],
      );
      if (part === undefined) return;
      yield part.content;
    }
  };

  return {
    async keep(id, content) {
      let size = 0;
      let place = 0;
      try {
        for await (const part of inParts(content)) {
          size += part.byteLength;
          if (size > maxBytes) break;
          await database.yieldToOthers();
          await database.query('insert into catalogue_import_part (import_id, place, content) values ($1, $2, $3)', [
            id,
            place,
            part,
          ]);
          place += 1;
        }
      } catch (error) {
        await drop(id);
        throw error;
      }
      if (size <= maxBytes) return 'kept';
      await drop(id);
      return 'too-large';
    },

    async open(id) {
      const kept = await database.query('select 1 from catalogue_import where id = $1', [id]);
      if (kept.length === 0) return null;
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const folder = await mkdtemp(join(directory, 'import-'));
      const close = (): Promise<void> => rm(folder, { recursive: true, force: true });
      try {
        const path = join(folder, 'file');
        await pipeline(Readable.from(partsOf(id)), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
        return { path, close };
      } catch (error) {
        await close();
        throw error;
      }
    },

    drop,
  };
};

/** Cuts a file into parts of one size, and a last one of what is left. */
async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    held.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
    size += chunk.byteLength;
    if (size < partBytes) continue;
    const all = Buffer.concat(held);
    const whole = size - (size % partBytes);
    for (let from = 0; from < whole; from += partBytes) yield all.subarray(from, from + partBytes);
    held = [all.subarray(whole)];
    size -= whole;
  }
  if (size > 0) yield Buffer.concat(held);
}
