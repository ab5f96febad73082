import { useState } from 'react';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { acceptanceTexts, paymentNotConfirmed } from '#adapters/texts/payments.es.ts';
import { openDocuments } from '#core/payments/open-documents.ts';
import type { Payment } from '#core/payments/payment.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PaymentReason } from './payment-reason.tsx';

/**
 * Accepted, with what it names taken off the debt or not, once it is asked; or refused, with the reason that the
 * customer reads.
 */
export function PaymentDecision({ payment }: { readonly payment: Payment }) {
  const { managedPayments } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay, failure } = useSubmission<string>();
  const [settles, setSettles] = useState(true);
  const [isAsked, setIsAsked] = useState(false);
  const { amount, customerName } = payment;
  const documents = openDocuments(payment.documents);
  const namesDocuments = documents.length > 0;
  const notes = acceptanceTexts(payment, settles).map((note) => <p key={note}>{note}.</p>);
  const accept = () =>
    submit(async () => {
      const known = await managedPayments.accept(payment.id, settles && namesDocuments);
      setIsAsked(false);
      if (!known.ok) return paymentNotConfirmed(known.val);
      toaster.show({ kind: 'Success', title: customerName, message: 'Pago aceptado' });
      return null;
    });
  return (
    <div className="payment-decision">
      {namesDocuments && (
        <CheckBox
          label="Descontarlo de lo que debe, empezando por lo que venció primero"
          isChecked={settles}
          onChange={setSettles}
        />
      )}
      {!isAsked && notes}
      <button type="button" className="btn primary" disabled={isUnderWay} onClick={() => setIsAsked(true)}>
        Aceptar {formatPesos(amount)}
      </button>
      <FormFailure text={failure} />
      <PaymentReason
        payment={payment}
        name="Rechazar el pago"
        label="Por qué lo rechazás"
        action="Rechazar"
        done="Pago rechazado"
        send={managedPayments.refuse}
      />
      {isAsked && (
        <Confirm
          title={`¿Aceptar ${formatPesos(amount)} de ${customerName}?`}
          action={`Aceptar ${formatPesos(amount)}`}
          stay="No aceptar"
          busy={isUnderWay}
          onClose={() => setIsAsked(false)}
          onConfirm={accept}
        >
          {!namesDocuments ? (
            notes
          ) : (
            <>
              <p>{settles ? 'Se descuenta de lo que debe por:' : 'Nombra:'}</p>
              <ul className="payment-paid">
                {documents.map(({ title, owed }) => (
                  <li key={title}>
                    <span className="mono">{title}</span>
                    {owed !== null && <span> debe {formatPesos(owed)}</span>}
                  </li>
                ))}
              </ul>
              {notes}
            </>
          )}
        </Confirm>
      )}
    </div>
  );
}
