import { debtBucketTexts, ageingTableTexts as texts } from '#adapters/texts/account-ageing.es.ts';
import type { AgeingTableWriter } from '#core/current-account/ageing/ageing-table-writer.port.ts';
import { type CustomerAgeing, totalOwed } from '#core/current-account/ageing/customer-ageing.ts';
import { debtBuckets } from '#core/current-account/ageing/debt-bucket.ts';
import type { TableColumn, TableRow } from './table-cells.ts';
import type { TableFiles } from './table-files.ts';

interface AgeingColumn extends TableColumn {
  readonly cell: (row: CustomerAgeing) => string;
}

const columns: readonly AgeingColumn[] = [
  { heading: texts.code, width: 18, kind: 'text', cell: ({ customerCode }) => customerCode },
  { heading: texts.customer, width: 36, kind: 'text', cell: ({ customerName }) => customerName },
  { heading: texts.zone, width: 18, kind: 'text', cell: ({ zone }) => zone },
  { heading: texts.seller, width: 24, kind: 'text', cell: ({ sellerName }) => sellerName },
  ...debtBuckets.map(
    (bucket): AgeingColumn => ({
      heading: debtBucketTexts[bucket],
      width: 16,
      kind: 'amount',
      cell: ({ owed }) => owed[bucket].toFixed(2),
    }),
  ),
  { heading: texts.total, width: 16, kind: 'amount', cell: ({ owed }) => totalOwed(owed).toFixed(2) },
  { heading: texts.daysLate, width: 14, kind: 'number', cell: ({ daysLate }) => String(daysLate) },
  { heading: texts.documents, width: 14, kind: 'number', cell: ({ documents }) => String(documents) },
];

/** Who owes what for how long, as a workbook or a text with semicolons. */
export const createAgeingTableWriter = (files: TableFiles): AgeingTableWriter => ({
  write: (format, batches, signal) =>
    files.write(
      format,
      { sheet: texts.sheet, columns: columns.map(({ heading, width, kind }) => ({ heading, width, kind })) },
      cellsOf(batches),
      signal,
    ),
});

async function* cellsOf(batches: AsyncIterable<readonly CustomerAgeing[]>): AsyncGenerator<readonly TableRow[]> {
  for await (const rows of batches) yield rows.map((row) => columns.map(({ cell }) => cell(row)));
}
