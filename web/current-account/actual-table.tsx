import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { isOverdue } from '#core/current-account/age.ts';
import type { ActualAccount } from '#core/current-account/current-account.service.ts';
import { accountTotals, onAccountRows, runningRows } from '#core/current-account/running-total.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { ListTable } from '#web/ui/list-table.tsx';
import { actualColumns, type StatementRow } from './account-row-columns.tsx';

const rowsOf = ({ documents, onAccount, maxDays }: ActualAccount, today: string): readonly StatementRow[] => [
  ...runningRows(documents).map(({ document, paid, accumulated }) => ({
    key: document.id,
    document,
    date: document.date,
    paid,
    debt: document.debt,
    accumulated,
    isOverdue: isOverdue(document, maxDays, today),
  })),
  ...onAccountRows(onAccount, documents).map(({ payment, accumulated }) => ({
    key: `payment ${payment.id}`,
    document: null,
    date: payment.paidOn,
    paid: payment.amount,
    debt: payment.amount.negated(),
    accumulated,
    isOverdue: false,
  })),
];

/** Open documents, oldest first, with their payments and the total. */
export function ActualTable({ account }: { readonly account: ActualAccount }) {
  const today = dateInBuenosAires(usePublicServices().clock.now());
  const { total, paid, debt } = accountTotals(account.documents, account.onAccount);
  return (
    <ListTable
      rows={rowsOf(account, today)}
      keyOf={({ key }) => key}
      columns={actualColumns}
      isOverdue={({ isOverdue }) => isOverdue}
      foot={{ title: 'Total', total: formatAmount(total), paid: formatAmount(paid), debt: formatAmount(debt) }}
      layout="statement"
    />
  );
}
