import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { priceListSheet } from '#adapters/texts/price-list.es.ts';
import { type PriceListFormat, type PriceListRow, priceListFormats } from '#core/price-lists/price-list.ts';
import type { PriceListStorage } from '#core/price-lists/price-list-storage.port.ts';
import type { PriceListVersion } from '#core/price-lists/price-list-version.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import { priceListCells, priceListColumns } from './price-list-cells.ts';
import { writeTable } from './write-table.ts';

type PriceListPaths = Readonly<Record<PriceListFormat, string>>;

const endings: Readonly<Record<PriceListFormat, string>> = {
  excel: '.xlsx',
  comma: '.comma.csv',
  semicolon: '.semicolon.csv',
};

/** '3-41-5f0c…': the list, the catalogue's generation, and what was disabled. */
const stem = (id: PriceListId, { generation, disabled }: PriceListVersion): string => `${id}-${generation}-${disabled}`;

/** Milliseconds after which an unfinished file that nobody added to is one of a process that died. */
const partLivesMs = 60 * 60 * 1000;

/** Price lists in a folder, each file named by its list and what it was made of; a thread writes them. */
export const createPriceListFiles = (directory: string, workerFile: URL): PriceListStorage => {
  const pathsOf = (id: PriceListId, version: PriceListVersion, part = ''): PriceListPaths => {
    const path = (format: PriceListFormat): string => join(directory, `${stem(id, version)}${endings[format]}${part}`);
    return { excel: path('excel'), comma: path('comma'), semicolon: path('semicolon') };
  };

  /**
   * The files that a write of this version takes the place of, as they are before it begins: files that other processes
   * finish during the write are kept.
   */
  const olderThan = async (id: PriceListId, version: PriceListVersion): Promise<readonly string[]> => {
    const written = Object.values(pathsOf(id, version));
    const names = (await readdir(directory)).filter((name) => {
      const [list, generation] = name.split(/[-.]/);
      return list === String(id) && Number(generation) <= version.generation;
    });
    const paths = names.map((name) => join(directory, name)).filter((path) => !written.includes(path));
    const isOld = await Promise.all(paths.map(async (path) => !path.endsWith('.part') || (await isLeft(path))));
    return paths.filter((_path, place) => isOld[place]);
  };

  return {
    async open(id, version, format) {
      const path = pathsOf(id, version)[format];
      // Opened at once: what is being read outlives its removal.
      const file = await open(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      });
      return file === null ? null : createReadStream(path, { fd: file });
    },

    async write(id, version, batches) {
      await mkdir(directory, { recursive: true });
      const older = await olderThan(id, version);
      const parts = pathsOf(id, version, `.${randomUUID()}.part`);
      try {
        const task = { sheet: priceListSheet, columns: priceListColumns, paths: parts };
        await writeTable(workerFile, task, cellsOf(batches));
        const paths = pathsOf(id, version);
        for (const format of priceListFormats) await rename(parts[format], paths[format]);
      } finally {
        await removeAll(Object.values(parts));
      }
      await removeAll(older);
    },
  };
};

const removeAll = async (paths: readonly string[]): Promise<void> => {
  await Promise.all(paths.map((path) => rm(path, { force: true })));
};

/**
 * Whether nobody writes an unfinished file any more: one that is being written, in any process, changes all the time.
 */
const isLeft = async (part: string): Promise<boolean> => {
  const found = await stat(part).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > partLivesMs;
};

async function* cellsOf(batches: AsyncIterable<readonly PriceListRow[]>) {
  for await (const rows of batches) yield rows.map(priceListCells);
}
