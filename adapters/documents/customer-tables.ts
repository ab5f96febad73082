import { rmSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { customerSheetHeadings } from '#adapters/texts/customer-sheets.es.ts';
import type { SpreadsheetRow } from '#core/catalogue/import/spreadsheet.port.ts';
import { customerSheetFields } from '#core/customer-sheets/customer-sheet.ts';
import type { CustomerTableRow, CustomerTables } from '#core/customer-sheets/customer-table.port.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { spreadsheetReader } from './spreadsheet.ts';
import type { TableColumn } from './table-cells.ts';
import type { TableFiles } from './table-files.ts';

const columns: readonly TableColumn[] = customerSheetFields.map((field) => ({
  heading: customerSheetHeadings[field][0],
  width: field === 'name' || field === 'discountItems' ? 36 : 18,
  kind: 'text',
}));

/** What a text is written with so that no spreadsheet takes it for a formula. */
const unescaped = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r])/, '');

/** A number of the spreadsheet's own is no text of people: its point is the decimal one. */
const rowOf = ({ line, cells, numeric, faults }: SpreadsheetRow): CustomerTableRow => ({
  line,
  cells: cells.map((cell, at) => (numeric?.includes(at) === true ? cell.replace('.', ',') : unescaped(cell))),
  unreadable: faults?.map(({ column }) => column) ?? [],
});

/** Sheets of customers, CSV or XLSX. What is read stands in `directory` only while it is. */
export const createCustomerTables = (files: TableFiles, directory: string, newId: () => string): CustomerTables => {
  // What a killed process left is nobody's.
  rmSync(directory, { recursive: true, force: true });
  return {
    async read(content, mostRows) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const path = join(directory, newId());
      try {
        await writeFile(path, content, { mode: 0o600 });
        const opened = await spreadsheetReader().open(path);
        if (!opened.ok) return opened;
        const read: CustomerTableRow[] = [];
        for await (const batch of opened.val.batches) {
          if (!batch.ok) return batch;
          read.push(...batch.val.map(rowOf));
          if (read.length > mostRows + 1) return Err({ code: 'too-many-customer-rows', max: mostRows });
        }
        const [head, ...rows] = read;
        return Ok({ headings: head?.cells.map((cell) => cell.trim()) ?? [], rows });
      } finally {
        await rm(path, { force: true });
      }
    },

    write: (format, rows, signal) =>
      files.write(
        format,
        { sheet: 'Clientes', columns },
        (async function* () {
          yield rows.map((row) => customerSheetFields.map((field) => row[field]));
        })(),
        signal,
      ),
  };
};
