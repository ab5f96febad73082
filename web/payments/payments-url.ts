import { paymentFilterOfAddress, paymentFilterToWire } from '#adapters/wire/payments.wire.ts';
import type { ScreenPath } from '#core/access/screens.ts';
import { everyPayment, type PaymentFilter } from '#core/payments/payment.ts';

const path = '/admin-payments' satisfies ScreenPath;

/** What the address of the screen says: the list as it is narrowed, and the payment at its right. */
export interface PaymentsUrl {
  readonly filter: PaymentFilter;
  /** The key of the page before; null for the newest ones. */
  readonly after: string | null;
  readonly open: string | null;
}

export const readPaymentsUrl = (query: URLSearchParams): PaymentsUrl => {
  const [after, open] = [query.get('after'), query.get('id')];
  return {
    filter: paymentFilterOfAddress(query),
    after: after !== null && /^[\w-]{1,300}$/.test(after) ? after : null,
    open: open !== null && /^\d{1,9}$/.test(open) ? open : null,
  };
};

export const linkToPayments = ({ filter = everyPayment, after = null, open = null }: Partial<PaymentsUrl> = {}) => {
  const query = new URLSearchParams({
    ...paymentFilterToWire(filter),
    ...(after === null ? {} : { after }),
    ...(open === null ? {} : { id: open }),
  });
  return query.size === 0 ? path : `${path}?${query}`;
};
