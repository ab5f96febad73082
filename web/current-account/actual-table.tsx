import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import { isOverdue } from '#core/current-account/age.ts';
import type { AccountRow, ActualAccount } from '#core/current-account/current-account.service.ts';
import { accountTotals, onAccountRows, runningRows } from '#core/current-account/running-total.ts';
import { dateInBuenosAires, formatDate } from '#core/shared/buenos-aires.ts';
import type { Money } from '#core/shared/money.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { type CompanyColumn, ListTable } from '#web/ui/list-table.tsx';
import { dateColumn, pdfColumn } from './account-columns.tsx';

/** A document, or a payment on account, which belongs to none. */
interface StatementRow {
  readonly key: string;
  readonly document: AccountRow | null;
  readonly date: string;
  readonly paid: Money;
  readonly debt: Money;
  readonly accumulated: Money;
  readonly isOverdue: boolean;
}

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

const columns: readonly CompanyColumn<StatementRow>[] = [
  pdfColumn(({ document }) => document),
  dateColumn(({ date }) => date),
  {
    id: 'title',
    header: 'Documento',
    cell: ({ document }) => (document === null ? 'Pago a cuenta' : <span className="mono">{document.title}</span>),
    card: 'title',
  },
  {
    id: 'expiration',
    header: 'Vencimiento',
    cell: ({ document }) => document && formatDate(document.expiration),
    isMono: true,
    cardLabel: 'vence',
  },
  {
    id: 'age',
    header: 'Antigüedad',
    cell: ({ document, isOverdue }) => document && <Age days={document.days} isOverdue={isOverdue} />,
    isNumber: true,
  },
  {
    id: 'total',
    header: 'Total',
    cell: ({ document }) => document && formatAmount(document.total),
    isNumber: true,
  },
  { id: 'paid', header: 'Pagado', cell: ({ paid }) => formatAmount(paid), isNumber: true, cardLabel: 'pagado' },
  {
    id: 'debt',
    header: 'Deuda',
    cell: ({ debt }) => (debt.isZero() ? '' : formatAmount(debt)),
    isNumber: true,
    cardLabel: 'debe',
  },
  {
    id: 'accumulated',
    header: 'Acumulado',
    cell: ({ accumulated }) => formatAmount(accumulated),
    isNumber: true,
    cardLabel: 'acum.',
  },
];

/** Open documents, oldest first, with their payments and the total. */
export function ActualTable({ account }: { readonly account: ActualAccount }) {
  const today = dateInBuenosAires(usePublicServices().clock.now());
  const { total, paid, debt } = accountTotals(account.documents, account.onAccount);
  return (
    <ListTable
      rows={rowsOf(account, today)}
      keyOf={({ key }) => key}
      columns={columns}
      isOverdue={({ isOverdue }) => isOverdue}
      foot={{ title: 'Total', total: formatAmount(total), paid: formatAmount(paid), debt: formatAmount(debt) }}
      layout="statement"
    />
  );
}

function Age({ days, isOverdue }: { readonly days: number; readonly isOverdue: boolean }) {
  return (
    <>
      {isOverdue && (
        <span className="stock red">
          <i aria-hidden="true" />
          Vencido
        </span>
      )}{' '}
      {formatCount(days)} {days === 1 ? 'día' : 'días'}
    </>
  );
}
