import { formatCsvValue } from 'hucre/csv';
import type { PriceListRow } from '#core/price-lists/price-list.ts';

/** A row as it goes to the thread that writes: amounts are exact texts. */
export interface PriceListCells {
  /** Code, brand, description, family, subfamily. */
  readonly texts: readonly string[];
  readonly listPrice: string;
  readonly iva: string;
  readonly multiple: number;
}

export const priceListCells = (row: PriceListRow): PriceListCells => ({
  texts: [row.code, row.brand, row.description, row.family, row.subfamily],
  listPrice: row.listPrice.toFixed(2),
  iva: row.iva.toString(),
  multiple: row.multiple,
});

/** How a text is written: a semicolon goes with the decimal comma that spreadsheets in Spanish read. */
export interface CsvKind {
  readonly delimiter: ',' | ';';
  readonly decimalMark: '.' | ',';
}

/** Spreadsheets take the encoding from this. */
export const byteOrderMark = '\uFEFF';

/** A line of a text. Texts stand in quotes, and one that a spreadsheet would take for a formula has an apostrophe before it. */
export const csvLine = (
  { texts, listPrice, iva, multiple }: PriceListCells,
  { delimiter, decimalMark }: CsvKind,
): string => {
  const numbers = [listPrice, iva, String(multiple)].map((number) => {
    const written = number.replace('.', decimalMark);
    return written.includes(delimiter) ? `"${written}"` : written;
  });
  return `${[...texts.map((text) => quoted(text, delimiter)), ...numbers].join(delimiter)}\r\n`;
};

export const csvHeadings = (headings: readonly string[], { delimiter }: CsvKind): string =>
  `${headings.map((heading) => quoted(heading, delimiter)).join(delimiter)}\r\n`;

const quoted = (text: string, delimiter: string): string =>
  formatCsvValue(text, { delimiter, quoteStyle: 'all', escapeFormulae: true });

/** A row of a workbook: codes are texts, amounts numbers that can be added up. */
export const workbookRow = ({ texts, listPrice, iva, multiple }: PriceListCells): (string | number)[] => [
  ...texts,
  Number(listPrice),
  Number(iva),
  multiple,
];
