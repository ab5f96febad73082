import { rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SpreadsheetRow } from '#core/imports/spreadsheet.port.ts';
import { Ok } from '#core/shared/result.ts';
import type { SheetTableRow, SheetTables } from '#core/sheets/sheet-table.port.ts';
import { spreadsheetReader } from './spreadsheet.ts';
import type { TableFiles } from './table-files.ts';

/** A number of the spreadsheet's own is no text of people: its point is the decimal one. */
const rowOf = ({ line, cells, numeric, dates, faults }: SpreadsheetRow): SheetTableRow => ({
  line,
  cells: cells.map((cell, at) => (numeric?.includes(at) === true ? cell.replace('.', ',') : cell)),
  numeric: numeric ?? [],
  ...(dates === undefined ? {} : { dates }),
  unreadable: faults?.map(({ column }) => column) ?? [],
});

/**
 * Sheets that go out and come in by the same columns, CSV or XLSX. What is read stands in `directory` only while it is.
 */
export const createSheetTables = (files: TableFiles, directory: string, newId: () => string): SheetTables => {
  // Files that a killed process left are deleted.
  rmSync(directory, { recursive: true, force: true });
  return {
    async read(content, { maxRows, sheet, isReadable }) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const path = join(directory, newId());
      try {
        await writeFile(path, content, { mode: 0o600 });
        const opened = await spreadsheetReader().open(path, sheet === null ? { isReadable } : { sheet });
        if (!opened.ok) return opened;
        const read: SheetTableRow[] = [];
        for await (const batch of opened.val.batches) {
          if (!batch.ok) return batch;
          read.push(...batch.val.map(rowOf));
          if (read.length > maxRows) break;
        }
        const { format, sheets, sheet: name, others } = opened.val;
        return Ok({ rows: read, isText: format === 'csv', sheets, sheet: name, others });
      } finally {
        await rm(path, { force: true });
      }
    },

    write: (format, { name, columns }, batches, signal) =>
      files.write(
        format,
        {
          sheet: name,
          columns: columns.map(({ heading, isWide }) => ({ heading, width: isWide ? 36 : 18, kind: 'text' })),
        },
        batches,
        signal,
      ),
  };
};
