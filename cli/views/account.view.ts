import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import { isOverdue } from '#core/current-account/age.ts';
import type { AccountRow, ActualAccount } from '#core/current-account/current-account.service.ts';
import { accountTotals, type RunningRow, runningRows } from '#core/current-account/running-total.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { Style } from '../style.ts';
import { type TableColumn, table } from './table.ts';

/** The open documents and their sums, of which `shown` have a row each. `today` is the day in Buenos Aires. */
export function actualText(
  account: ActualAccount,
  shown: readonly AccountRow[],
  today: string,
  style: Style,
  screenColumns: number | null,
): string {
  const { documents, onAccount, maxDays } = account;
  const running = new Map(runningRows(documents).map((row) => [row.document, row]));
  const rows = shown.flatMap((document) => running.get(document) ?? []);
  const stands = ({ document }: RunningRow<AccountRow>): boolean => isOverdue(document, maxDays, today);
  const columns: readonly TableColumn<RunningRow<AccountRow>>[] = [
    { title: 'Fecha', cell: ({ document }) => formatDate(document.date), isExtra: true },
    { title: 'Documento', cell: ({ document }) => document.title },
    { title: 'Vence', cell: ({ document }) => formatDate(document.expiration) },
    { title: 'Días', cell: ({ document }) => formatCount(document.days), align: 'right' },
    { title: 'Total', cell: ({ document }) => formatAmount(document.total), align: 'right' },
    { title: 'Pagado', cell: ({ paid }) => formatAmount(paid), align: 'right', isExtra: true },
    {
      title: 'Deuda',
      cell: ({ document }) => (document.debt.isZero() ? '' : formatAmount(document.debt)),
      align: 'right',
    },
    { title: 'Pagado acum.', cell: ({ accumulated }) => formatAmount(accumulated), align: 'right', isExtra: true },
    {
      title: '',
      cell: (row) => (stands(row) ? 'Vencido' : ''),
      paint: (text, row) => (stands(row) ? style.bad(text) : text),
    },
  ];
  const { total, paid, debt } = accountTotals(documents, onAccount);
  return [
    ...(rows.length === 0 ? [] : [table(rows, columns, style, screenColumns)]),
    ...onAccount.map(
      ({ paidOn, amount }) => `Pago a cuenta del ${formatDate(paidOn)}: ${formatAmount(amount.negated())}`,
    ),
    '',
    style.bold(`Total ${formatAmount(total)} · pagado ${formatAmount(paid)} · deuda ${formatAmount(debt)}`),
  ].join('\n');
}

/** The columns of documents that are settled. */
export const historicColumns: readonly TableColumn<AccountRow>[] = [
  { title: 'Fecha', cell: ({ date }) => formatDate(date) },
  { title: 'Documento', cell: ({ title }) => title },
  { title: 'Total', cell: ({ total }) => formatAmount(total), align: 'right' },
];
