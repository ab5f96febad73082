import { formatCsvValue } from 'hucre/csv';
import { unnamedColumnText } from '#adapters/texts/import-history.es.ts';
import { rejectedHeadings } from '#core/catalogue/import/rejected-headings.ts';
import { withFormulaMark } from '#core/shared/formula-mark.ts';
import { rowsOfRejectedFile } from '#core/sheets/rows-of-rejected-file.ts';
import type { SheetReport } from '#core/sheets/sheet.service.ts';

/** Spreadsheets take the encoding from this. */
const byteOrderMark = '\uFEFF';

/** As spreadsheets in Spanish read it; a text that one would take for a formula has an apostrophe before it. */
const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => formatCsvValue(withFormulaMark(cell), { delimiter: ';', quoteStyle: 'all' })).join(';')}\r\n`;

/**
 * Rejected rows as they stood, and those that they repeat, with line and reasons, to be mended and imported. What a row
 * has beyond the headings stands last.
 */
export const rejectedRowsCsv = <Reason>(
  report: Pick<SheetReport<Reason>, 'headings' | 'rejected' | 'kept'>,
  reasonText: (reason: Reason) => string,
): Uint8Array => {
  const { headings } = report;
  const rows = rowsOfRejectedFile(report);
  const widest = rows.reduce((most, { cells }) => Math.max(most, cells.length), headings.length);
  const own = headings.length === 0 ? widest : headings.length;
  const names = [
    ...Array.from({ length: own }, (_, at) => headings[at] || unnamedColumnText(at + 1)),
    rejectedHeadings.line,
    rejectedHeadings.reasons,
  ];
  const lines = rows.map(({ line, cells, reasons }) =>
    csvLine([
      ...Array.from({ length: own }, (_, at) => cells[at] ?? ''),
      String(line),
      reasons.map((reason) => reasonText(reason)).join('. '),
      ...cells.slice(own),
    ]),
  );
  return new TextEncoder().encode(`${byteOrderMark}${csvLine(names)}${lines.join('')}`);
};
