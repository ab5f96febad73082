import { searchExportSheet } from '#adapters/texts/search-export.es.ts';
import type { ExportedRow } from '#core/catalogue/text-search/exported-rows.ts';
import type { SearchExportWriter } from '#core/catalogue/text-search/search-export-writer.port.ts';
import { searchExportTable } from './search-export-cells.ts';
import type { TableRow } from './table-cells.ts';
import type { TableFiles } from './table-files.ts';

/** Writes what a search finds to a file, in the thread that writes tables. */
export const createSearchExportWriter = (files: TableFiles): SearchExportWriter => ({
  write(format, shown, batches, signal) {
    const { columns, cells } = searchExportTable(shown);
    return files.write(format, { sheet: searchExportSheet, columns }, cellsOf(batches, cells), signal);
  },
});

async function* cellsOf(batches: AsyncIterable<readonly ExportedRow[]>, cells: (row: ExportedRow) => TableRow) {
  for await (const rows of batches) yield rows.map(cells);
}
