import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import { orderTableTexts as texts } from '#adapters/texts/order-table.es.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { StaffOrderRow } from '#core/orders/staff/staff-order.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { ListWriter } from '#core/shared/list-file.ts';
import { createListWriter, type ListColumn } from './list-files.ts';
import type { TableFiles } from './table-files.ts';

const columns: readonly ListColumn<StaffOrderRow>[] = [
  { heading: texts.number, width: 16, kind: 'text', cell: formatNumber },
  { heading: texts.date, width: 20, kind: 'text', cell: ({ date }) => formatDateTime(date) },
  { heading: texts.customerCode, width: 18, kind: 'text', cell: ({ customerCode }) => customerCode },
  { heading: texts.customer, width: 36, kind: 'text', cell: ({ customerName }) => customerName },
  { heading: texts.zone, width: 18, kind: 'text', cell: ({ zone }) => zone },
  { heading: texts.method, width: 30, kind: 'text', cell: ({ deliveryMethodName }) => deliveryMethodName },
  { heading: texts.state, width: 14, kind: 'text', cell: ({ state }) => orderStateTexts[state] },
  { heading: texts.since, width: 20, kind: 'text', cell: ({ stateDate }) => formatDateTime(stateDate) },
  { heading: texts.lines, width: 10, kind: 'number', cell: ({ lineCount }) => String(lineCount) },
  { heading: texts.total, width: 16, kind: 'amount', cell: ({ total }) => total.toFixed(2) },
];

/** The orders that staff list. */
export const createOrderTableWriter = (files: TableFiles): ListWriter<StaffOrderRow> =>
  createListWriter(files, texts.sheet, columns);
