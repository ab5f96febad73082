import { paymentTableTexts as texts } from '#adapters/texts/list-tables.es.ts';
import { paymentMethodTexts, paymentStateTexts } from '#adapters/texts/payments.es.ts';
import type { Payment } from '#core/payments/payment.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { ListWriter } from '#core/shared/list-file.ts';
import { createListWriter, type ListColumn } from './list-files.ts';
import type { TableFiles } from './table-files.ts';

const columns: readonly ListColumn<Payment>[] = [
  { heading: texts.customerCode, width: 16, kind: 'text', cell: ({ customerCode }) => customerCode },
  { heading: texts.customer, width: 36, kind: 'text', cell: ({ customerName }) => customerName },
  { heading: texts.paidOn, width: 14, kind: 'text', cell: ({ paidOn }) => formatDate(paidOn) },
  { heading: texts.method, width: 16, kind: 'text', cell: ({ method }) => paymentMethodTexts[method] },
  { heading: texts.reference, width: 20, kind: 'text', cell: ({ reference }) => reference },
  {
    ...{ heading: texts.documents, width: 36, kind: 'text' },
    cell: ({ documents }) => documents.map(({ title }) => title).join(', '),
  },
  { heading: texts.amount, width: 16, kind: 'amount', cell: ({ amount }) => amount.toFixed(2) },
  { heading: texts.onAccount, width: 16, kind: 'amount', cell: ({ onAccount }) => onAccount.toFixed(2) },
  { heading: texts.state, width: 14, kind: 'text', cell: ({ state }) => paymentStateTexts[state] },
];

/** The payments that companies reported. */
export const createPaymentTableWriter = (files: TableFiles): ListWriter<Payment> =>
  createListWriter(files, texts.name, columns);
