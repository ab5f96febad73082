import { debtBucketTexts, ageingTableTexts as texts } from '#adapters/texts/account-ageing.es.ts';
import { balance, type CustomerAgeing } from '#core/current-account/ageing/customer-ageing.ts';
import { debtBuckets } from '#core/current-account/ageing/debt-bucket.ts';
import type { ListWriter } from '#core/shared/list-file.ts';
import { createListWriter, type ListColumn } from './list-files.ts';
import type { TableFiles } from './table-files.ts';

const columns: readonly ListColumn<CustomerAgeing>[] = [
  { heading: texts.code, width: 18, kind: 'text', cell: ({ customerCode }) => customerCode },
  { heading: texts.customer, width: 36, kind: 'text', cell: ({ customerName }) => customerName },
  { heading: texts.zone, width: 18, kind: 'text', cell: ({ zone }) => zone },
  { heading: texts.seller, width: 24, kind: 'text', cell: ({ sellerName }) => sellerName },
  ...debtBuckets.map(
    (bucket): ListColumn<CustomerAgeing> => ({
      heading: debtBucketTexts[bucket],
      width: 16,
      kind: 'amount',
      cell: ({ owed }) => owed[bucket].toFixed(2),
    }),
  ),
  { heading: texts.onAccount, width: 16, kind: 'amount', cell: ({ onAccount }) => onAccount.toFixed(2) },
  { heading: texts.total, width: 16, kind: 'amount', cell: (row) => balance(row).toFixed(2) },
  { heading: texts.daysLate, width: 14, kind: 'number', cell: ({ daysLate }) => String(daysLate) },
  { heading: texts.documents, width: 14, kind: 'number', cell: ({ documents }) => String(documents) },
];

/** Who owes what for how long, as a file: its columns and their cells. */
export const createAgeingTableWriter = (files: TableFiles): ListWriter<CustomerAgeing> =>
  createListWriter(files, texts.sheet, columns);
