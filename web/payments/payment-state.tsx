import { paymentStateTexts } from '#adapters/texts/payments.es.ts';
import type { PaymentState } from '#core/payments/payment.ts';

const tones: Readonly<Record<PaymentState, string>> = {
  waiting: 'received',
  accepted: 'delivered',
  refused: 'cancelled',
  withdrawn: '',
};

/** A sign and the word. */
export function PaymentStateSign({ state }: { readonly state: PaymentState }) {
  return (
    <span className={`state ${tones[state]}`}>
      <i aria-hidden="true" />
      {paymentStateTexts[state]}
    </span>
  );
}
