import { rejectedRowsTitle, unnamedColumnText } from '#adapters/texts/import-history.es.ts';
import { recordReasonText } from '#adapters/texts/record-reasons.es.ts';
import type { RejectedSheetLine } from '#core/imports/import-record.ts';
import type { RecordKind } from '#core/imports/record-kinds.ts';
import { rejectedHeadings } from '#core/imports/rejected-headings.ts';
import type { RejectedRowWriter } from '#core/imports/rejected-row-writer.port.ts';
import type { TableColumn, TableRow } from './table-cells.ts';
import type { TableFiles } from './table-files.ts';

/** A sheet without headings gets as many columns as anybody's list has. */
const columnsWithoutHeading = 30;

const text = (heading: string, width: number): TableColumn => ({ heading, width, kind: 'text' });

/**
 * Rejected rows with the sheet's own headings, after them its line and all that is wrong, and last what stood beyond
 * the headings: nothing of the row is lost.
 */
export const createRejectedRowWriter = (files: TableFiles): RejectedRowWriter => ({
  write(kind, format, headings, batches, signal) {
    const count = headings.length === 0 ? columnsWithoutHeading : headings.length;
    const own = Array.from({ length: count }, (_, at) => text(headings[at] || unnamedColumnText(at + 1), 20));
    const columns = [...own, text(rejectedHeadings.line, 12), text(rejectedHeadings.reasons, 60)];
    return files.write(format, { sheet: rejectedRowsTitle, columns }, tableRows(kind, own.length, batches), signal);
  },
});

async function* tableRows(kind: RecordKind, count: number, batches: AsyncIterable<readonly RejectedSheetLine[]>) {
  for await (const rows of batches) {
    yield rows.map(
      ({ line, cells, reasons }): TableRow => [
        ...Array.from({ length: count }, (_, at) => cells[at] ?? null),
        String(line),
        reasons.map((reason) => recordReasonText(kind, reason)).join('. '),
        ...cells.slice(count),
      ],
    );
  }
}
