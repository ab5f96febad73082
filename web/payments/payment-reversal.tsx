import { useState } from 'react';
import type { Payment, ReversedPayment } from '#core/payments/payment.ts';
import { useServices } from '#web/services.ts';
import { PaymentReason } from './payment-reason.tsx';

interface PaymentReversalProps {
  readonly payment: Payment;
  readonly onDone: (reversed: ReversedPayment) => void;
}

/** Takes the acceptance of a payment back, with a reason, once it is asked for. */
export function PaymentReversal({ payment, onDone }: PaymentReversalProps) {
  const { managedPayments } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  if (!isOpen) {
    return (
      <p>
        <button type="button" className="btn" onClick={() => setIsOpen(true)}>
          Anular la aceptación
        </button>
      </p>
    );
  }
  return (
    <div className="payment-decision">
      <p>
        Vuelve a deber lo que este pago le descontó, menos en los comprobantes que alguien corrigió o marcó desde
        entonces o que son de otro cliente, que quedan como están. El pago queda otra vez en revisión, y al cliente le
        va un mail.
      </p>
      <PaymentReason
        payment={payment}
        name="Anular la aceptación"
        label="Por qué la anulás"
        action="Anular la aceptación"
        done="La aceptación quedó anulada"
        send={managedPayments.reverse}
        onDone={onDone}
        hasFocus
      />
    </div>
  );
}
