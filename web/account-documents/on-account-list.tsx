import { Link } from 'react-router-dom';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import type { OnAccountPayment } from '#core/current-account/on-account.ts';
import { everyPayment } from '#core/payments/payment.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { linkToPayments } from '#web/payments/payments-url.ts';

/** What a customer paid that no document has: it lowers what they owe beside the documents. */
export function OnAccountList({ payments }: { readonly payments: readonly OnAccountPayment[] }) {
  if (payments.length === 0) return null;
  return (
    <ul className="on-account" aria-label="Pagos a cuenta">
      {payments.map(({ id, paidOn, amount }) => (
        <li key={id}>
          <Link to={linkToPayments({ filter: everyPayment, open: id })}>Pago a cuenta</Link> del {formatDate(paidOn)}:{' '}
          <b>{formatPesos(amount.negated())}</b>
        </li>
      ))}
    </ul>
  );
}
