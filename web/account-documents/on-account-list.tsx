import { Link } from 'react-router-dom';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { mayOpen } from '#core/access/screens.ts';
import type { OnAccountPayment } from '#core/current-account/on-account.ts';
import { everyPayment } from '#core/payments/payment.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { linkToPayments } from '#web/payments/payments-url.ts';
import { useServices } from '#web/services.ts';

/** What a customer paid that no document has: it lowers what they owe beside the documents. Sellers open no payment. */
export function OnAccountList({ payments }: { readonly payments: readonly OnAccountPayment[] }) {
  const isLinked = mayOpen('/admin-payments', useServices().caller);
  if (payments.length === 0) return null;
  return (
    <ul className="on-account" aria-label="Pagos a cuenta">
      {payments.map(({ id, paidOn, amount }) => (
        <li key={id}>
          {isLinked ? (
            <Link to={linkToPayments({ filter: everyPayment, open: id })}>Pago a cuenta</Link>
          ) : (
            'Pago a cuenta'
          )}{' '}
          del {formatDate(paidOn)}: <b>{formatPesos(amount.negated())}</b>
        </li>
      ))}
    </ul>
  );
}
