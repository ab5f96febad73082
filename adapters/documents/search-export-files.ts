import { createReadStream, rmSync } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { searchExportSheet } from '#adapters/texts/search-export.es.ts';
import type { ExportedRow } from '#core/catalogue/text-search/exported-rows.ts';
import type { SearchExportWriter } from '#core/catalogue/text-search/search-export-writer.port.ts';
import { createFewAtOnce } from './few-at-once.ts';
import { searchExportTable } from './search-export-cells.ts';
import type { TableRow } from './table-cells.ts';
import { writeTable } from './write-table.ts';

/** Each takes a thread, and thousands of products at somebody's prices: a server has few of either. */
const maxAtOnce = 2;
const maxWaiting = 8;

/** Writes each table in a thread, to a file that is there only until it is read. */
export const createSearchExportWriter = (
  directory: string,
  workerFile: URL,
  newId: () => string,
): SearchExportWriter => {
  // An answer lives in the process: what an earlier one left is nobody's.
  rmSync(directory, { recursive: true, force: true });
  const inTurn = createFewAtOnce(maxAtOnce, maxWaiting);
  return {
    write: (format, shown, batches, signal) =>
      inTurn(async () => {
        signal?.throwIfAborted();
        await mkdir(directory, { recursive: true, mode: 0o700 });
        const path = join(directory, newId());
        const { columns, cells } = searchExportTable(shown);
        const paths = format === 'xlsx' ? { excel: path } : { semicolon: path };
        try {
          await writeTable(workerFile, { sheet: searchExportSheet, columns, paths }, cellsOf(batches, cells), signal);
          // Opened at once: what is being read outlives its removal.
          return createReadStream(path, { fd: await open(path) });
        } finally {
          await rm(path, { force: true });
        }
      }),
  };
};

async function* cellsOf(batches: AsyncIterable<readonly ExportedRow[]>, cells: (row: ExportedRow) => TableRow) {
  for await (const rows of batches) yield rows.map(cells);
}
