import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { paymentMethodTexts, paymentStateTexts } from '#adapters/texts/payments.es.ts';
import type { Payment, PaymentFilter } from '#core/payments/payment.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { OpenLink } from '#web/ui/list-link.tsx';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { PaymentStateSign } from './payment-state.tsx';
import { linkToPayments } from './payments-url.ts';

/** What is left of each on account, where only those are listed: it may be less than its amount. */
const onAccountColumn: OfficeColumn<Payment> = {
  id: 'onAccount',
  header: 'A cuenta',
  text: ({ onAccount }) => formatAmount(onAccount),
  isNumber: true,
  card: 'line',
  cardLabel: 'A cuenta',
};

/** The columns of reported payments; each leads to itself. They come in pages, so nothing is sorted here. */
export const paymentColumns = (filter: PaymentFilter): readonly OfficeColumn<Payment>[] => [
  {
    id: 'customer',
    header: 'Cliente',
    text: ({ customerName }) => customerName,
    cell: ({ id, customerName }) => <OpenLink to={linkToPayments({ filter, open: id })}>{customerName}</OpenLink>,
    card: 'title',
  },
  {
    id: 'paidOn',
    header: 'Pagado el',
    text: ({ paidOn }) => formatDate(paidOn),
    isMono: true,
    card: 'left',
  },
  { id: 'method', header: 'Cómo', text: ({ method }) => paymentMethodTexts[method], card: 'right' },
  { id: 'reference', header: 'Número', text: ({ reference }) => reference, isMono: true, isCut: true, from: 'middle' },
  {
    id: 'documents',
    header: 'Comprobantes',
    text: ({ documents }) => documents.map(({ title }) => title).join(', '),
    isCut: true,
    from: 'wide',
  },
  {
    id: 'amount',
    header: 'Importe',
    text: ({ amount }) => formatAmount(amount),
    isNumber: true,
    card: 'line',
    cardLabel: 'Importe',
  },
  ...(filter.isOnAccount ? [onAccountColumn] : []),
  {
    id: 'state',
    header: 'Estado',
    text: ({ state }) => paymentStateTexts[state],
    cell: ({ state, possibleDuplicates }) => (
      <>
        <PaymentStateSign state={state} />
        {possibleDuplicates.length > 0 && <span className="muted"> ¿repetido?</span>}
      </>
    ),
    card: 'state',
  },
];

/** On the list of all a payment is named by its customer; on the customer's page by the day on which it was paid. */
export const customerPaymentColumns = (filter: PaymentFilter): readonly OfficeColumn<Payment>[] => {
  const all = paymentColumns(filter);
  return all.flatMap((column) => {
    if (column.id === 'customer') return [];
    if (column.id !== 'paidOn') return [column];
    return [
      {
        ...column,
        card: 'title' as const,
        cell: (payment) => (
          <OpenLink to={linkToPayments({ filter, open: payment.id })}>{column.text(payment)}</OpenLink>
        ),
      },
    ];
  });
};
