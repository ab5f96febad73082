import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { type PriceListFormat, type PriceListRow, priceListFormats } from '#core/price-lists/price-list.ts';
import type { PriceListStore } from '#core/price-lists/price-list-store.port.ts';
import type { PriceListVersion } from '#core/price-lists/price-list-version.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import { priceListCells } from './price-list-cells.ts';
import type { PriceListPaths, ToPriceListWriter } from './price-list-messages.ts';

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
export const createPriceListFiles = (directory: string, workerFile: URL): PriceListStore => {
  const pathsOf = (id: PriceListId, version: PriceListVersion, part = ''): PriceListPaths => {
    const path = (format: PriceListFormat): string => join(directory, `${stem(id, version)}${endings[format]}${part}`);
    return { excel: path('excel'), comma: path('comma'), semicolon: path('semicolon') };
  };

  /** The files that a write of this version takes the place of, as they are before it begins: what others finish meanwhile is theirs. */
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
        await writeAside(workerFile, parts, batches);
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

/** Whether an unfinished file is being written by nobody any more: one that is, in whatever process, grows. */
const isLeft = async (part: string): Promise<boolean> => {
  const found = await stat(part).catch(() => null);
  return found !== null && Date.now() - found.mtimeMs > partLivesMs;
};

/** Feeds the thread as it asks, a word for a word; what goes wrong on either side ends both. */
const writeAside = async (
  workerFile: URL,
  paths: PriceListPaths,
  batches: AsyncIterable<readonly PriceListRow[]>,
): Promise<void> => {
  const worker = new Worker(workerFile, { workerData: paths });
  const failed = new Promise<never>((_resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('the writer of a price list ended before its files did')));
  });
  failed.catch(() => undefined);
  const word = (): Promise<unknown> => Promise.race([once(worker, 'message'), failed]);
  const tell = (message: ToPriceListWriter): Promise<unknown> => {
    const answer = word();
    worker.postMessage(message);
    return answer;
  };
  try {
    await word();
    for await (const rows of batches) if (rows.length > 0) await tell({ kind: 'rows', rows: rows.map(priceListCells) });
    await tell({ kind: 'end' });
  } finally {
    await worker.terminate();
  }
};
