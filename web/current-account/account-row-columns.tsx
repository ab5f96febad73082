import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import type { AccountRow } from '#core/current-account/current-account.service.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import type { Money } from '#core/shared/money.ts';
import { useServices } from '#web/services.ts';
import type { CompanyColumn } from '#web/ui/list-table.tsx';
import { PdfButton } from './pdf-button.tsx';

/** A document, or a payment on account, which belongs to none. */
export interface StatementRow {
  readonly key: string;
  readonly document: AccountRow | null;
  readonly date: string;
  readonly paid: Money;
  readonly debt: Money;
  readonly accumulated: Money;
  readonly isOverdue: boolean;
}

/** The document's sheet, where it has one. A row that is a payment has no document. */
const pdfColumn = <Row,>(of: (row: Row) => AccountRow | null): CompanyColumn<Row> => ({
  id: 'pdf',
  header: 'PDF',
  cell: (row) => {
    const document = of(row);
    return document?.hasPdf ? <DocumentPdf document={document} /> : null;
  },
});

const dateColumn = <Row,>(of: (row: Row) => string): CompanyColumn<Row> => ({
  id: 'date',
  header: 'Fecha',
  cell: (row) => formatDate(of(row)),
  isMono: true,
});

/** The columns of open documents and of payments on account. */
export const actualColumns: readonly CompanyColumn<StatementRow>[] = [
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

/** The columns of settled documents. */
export const historicColumns: readonly CompanyColumn<AccountRow>[] = [
  pdfColumn((document) => document),
  dateColumn(({ date }) => date),
  { id: 'title', header: 'Documento', cell: ({ title }) => title, isMono: true, card: 'title' },
  { id: 'total', header: 'Total', cell: ({ total }) => formatAmount(total), isNumber: true },
];

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

function DocumentPdf({ document }: { readonly document: AccountRow }) {
  const { account } = useServices();
  return <PdfButton document={document} service={account.service} />;
}
