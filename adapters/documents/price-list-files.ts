import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PriceListFormat, PriceListRow } from '#core/price-lists/price-list.ts';
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

/** Price lists in a folder, each file named by its list and what it was made of; a thread writes them. */
export const createPriceListFiles = (directory: string, workerFile: URL): PriceListStore => {
  const pathsOf = (id: PriceListId, version: PriceListVersion, part = ''): PriceListPaths => {
    const path = (format: PriceListFormat): string => join(directory, `${stem(id, version)}${endings[format]}${part}`);
    return { excel: path('excel'), comma: path('comma'), semicolon: path('semicolon') };
  };

  const removeOlder = async (id: PriceListId, version: PriceListVersion): Promise<void> => {
    const kept = stem(id, version);
    const older = (await readdir(directory)).filter((name) => {
      const [list, generation] = name.split(/[-.]/);
      return list === String(id) && Number(generation) <= version.generation && !name.startsWith(`${kept}.`);
    });
    await Promise.all(older.map((name) => rm(join(directory, name), { force: true })));
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
      const parts = pathsOf(id, version, '.part');
      await writeAside(workerFile, parts, batches);
      const paths = pathsOf(id, version);
      for (const format of ['excel', 'comma', 'semicolon'] as const) await rename(parts[format], paths[format]);
      await removeOlder(id, version);
    },
  };
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
