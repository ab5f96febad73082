import { formatCsvValue } from 'hucre/csv';
import { withFormulaMark, withKeptMark } from '#core/shared/formula-mark.ts';

/** An amount is shown with two decimals. */
export interface TableColumn {
  readonly heading: string;
  /** In characters. */
  readonly width: number;
  readonly kind: 'text' | 'amount' | 'number';
}

/** A row as it goes to the thread that writes: numbers are exact texts with a decimal point, null is an empty cell. */
export type TableRow = readonly (string | null)[];

/** How a text is written: a semicolon goes with the decimal comma that spreadsheets in Spanish read. */
export interface CsvKind {
  readonly delimiter: ',' | ';';
  readonly decimalMark: '.' | ',';
}

/** Spreadsheets take the encoding from this. */
export const byteOrderMark = '\uFEFF';

/** A row's cells, each with its kind; one beyond the columns is a text without a heading. */
const kindsOf = (row: TableRow, columns: readonly TableColumn[]) =>
  Array.from({ length: Math.max(row.length, columns.length) }, (_, place) => ({
    cell: row[place] ?? null,
    kind: columns[place]?.kind ?? 'text',
  }));

/**
 * A line of a text. Texts stand in quotes, and one that a spreadsheet would take for a formula has an apostrophe before
 * it.
 */
export const csvLine = (row: TableRow, columns: readonly TableColumn[], csv: CsvKind): string => {
  const cells = kindsOf(row, columns).map(({ cell, kind }) => {
    if (kind === 'text') return quoted(cell ?? '', csv);
    const written = (cell ?? '').replace('.', csv.decimalMark);
    return written.includes(csv.delimiter) ? `"${written}"` : written;
  });
  return `${cells.join(csv.delimiter)}\r\n`;
};

export const csvHeadings = (columns: readonly TableColumn[], csv: CsvKind): string =>
  `${columns.map(({ heading }) => quoted(heading, csv)).join(csv.delimiter)}\r\n`;

const quoted = (text: string, { delimiter }: CsvKind): string =>
  formatCsvValue(withFormulaMark(text), { delimiter, quoteStyle: 'all' });

/** A row of a workbook: codes are texts, amounts numbers that can be added up. */
export const workbookRow = (row: TableRow, columns: readonly TableColumn[]): (string | number | null)[] =>
  kindsOf(row, columns).map(({ cell, kind }) => {
    if (cell === null) return null;
    return kind === 'text' ? withKeptMark(cell) : Number(cell);
  });
