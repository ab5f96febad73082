import { createReadStream, rmSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createFewAtOnce } from './few-at-once.ts';
import type { TableRow } from './table-cells.ts';
import type { TableTask } from './table-messages.ts';
import { writeTable } from './write-table.ts';

/** Each file takes a thread, and thousands of rows: a server has few threads and little memory. */
const maxAtOnce = 2;
const maxWaiting = 8;

/** Tables written in a thread, each to a file that is there only until it is read. */
export interface TableFiles {
  /**
   * Takes the rows when its turn comes; null where too many wait, and none was taken. A workbook, or a text with
   * semicolons.
   */
  write(
    format: 'xlsx' | 'csv',
    table: Omit<TableTask, 'paths'>,
    batches: AsyncIterable<readonly TableRow[]>,
    signal?: AbortSignal,
  ): Promise<Readable | null>;
}

export const createTableFiles = (directory: string, workerFile: URL, newId: () => string): TableFiles => {
  // Files are made for answers of this process: what an earlier process left is asked for no more.
  rmSync(directory, { recursive: true, force: true });
  const inTurn = createFewAtOnce(maxAtOnce, maxWaiting);
  return {
    write: (format, table, batches, signal) =>
      inTurn(async () => {
        signal?.throwIfAborted();
        await mkdir(directory, { recursive: true, mode: 0o700 });
        const path = join(directory, newId());
        const paths = format === 'xlsx' ? { excel: path } : { semicolon: path };
        try {
          await writeTable(workerFile, { ...table, paths }, batches, signal);
          // Opened at once: what is being read outlives its removal.
          return createReadStream(path, { fd: await open(path) });
        } finally {
          await rm(path, { force: true });
        }
      }),
  };
};
