import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import {
  decisionText,
  ownDuplicateText,
  paymentNotConfirmed,
  paymentPartTexts,
  paymentProblem,
  paymentTitle,
  reversedText,
} from '#adapters/texts/payments.es.ts';
import type { Payment } from '#core/payments/payment.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { KeyPages } from '#web/ui/key-pages.tsx';
import { Message } from '#web/ui/message.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PaymentStateSign } from './payment-state.tsx';
import { ReceiptButton } from './receipt-button.tsx';

interface OwnPaymentsProps {
  readonly after: string | null;
  readonly linkTo: (place: { after?: string | null; isNew?: boolean }) => string;
}

/** The payments that the company reported, the newest first, with their states. */
export function OwnPayments({ after, linkTo }: OwnPaymentsProps) {
  const { payments } = useServices();
  const page = useServiceQuery(payments.page, { after });
  const [leaving, setLeaving] = useState<Payment | null>(null);
  const report = (
    <Link className="btn primary" to={linkTo({ isNew: true })}>
      Informar un pago
    </Link>
  );
  return (
    <QueryState of={page} problem={paymentProblem} skeleton={<Skeleton rows={6} kind="office" />}>
      {({ payments: listed, next }) =>
        listed.length === 0 && after === null ? (
          <Message title="Todavía no informaste ningún pago">
            <p className="muted">Contanos cuánto pagaste y cómo, y adjuntá el comprobante del banco.</p>
            {report}
          </Message>
        ) : (
          <>
            <p>{report}</p>
            <ul className="payment-list" aria-label="Pagos informados">
              {listed.map((payment) => (
                <OwnPayment key={payment.id} payment={payment} onWithdraw={() => setLeaving(payment)} />
              ))}
            </ul>
            <KeyPages
              firstTo={after === null ? null : linkTo({})}
              nextTo={next === null ? null : linkTo({ after: next })}
              first="Más nuevos"
              next="Más viejos"
            />
            {leaving !== null && <Withdrawal payment={leaving} onClose={() => setLeaving(null)} />}
          </>
        )
      }
    </QueryState>
  );
}

interface OwnPaymentProps {
  readonly payment: Payment;
  readonly onWithdraw: () => void;
}

function OwnPayment({ payment, onWithdraw }: OwnPaymentProps) {
  const { payments } = useServices();
  const { amount, reference, note, documents, state, reason, reportedBy, reportedAt, possibleDuplicates } = payment;
  const parts = paymentPartTexts(payment);
  return (
    <li>
      <header>
        <b className="mono">{formatPesos(amount)}</b>
        <span>
          {paymentTitle(payment)}
          {reference !== '' && <span className="muted"> · N.º {reference}</span>}
        </span>
        <PaymentStateSign state={state} />
      </header>
      {reason !== '' && <p className="notice bad inside">{state === 'waiting' ? reversedText(payment) : reason}</p>}
      {documents.length > 0 && <p>Paga {documents.map(({ title }) => title).join(', ')}</p>}
      {state === 'waiting' && possibleDuplicates.length > 0 && (
        <p className="notice warn inside">{ownDuplicateText}. Si es el mismo, anulá uno de los dos.</p>
      )}
      {parts.length > 0 && <p>{parts.map(([name, part]) => `${name}: ${part}`).join(' · ')}</p>}
      {note !== '' && <p>{note}</p>}
      <p className="muted">
        Informado por {reportedBy} el {formatDateTime(reportedAt)}
        {state !== 'waiting' && ` · ${decisionText(payment)}`}
      </p>
      <p className="payment-acts">
        <ReceiptButton payment={payment} read={payments.receipt} />
        {state === 'waiting' && (
          <button
            type="button"
            className="btn"
            aria-label={`Anular ${paymentTitle(payment)}, ${formatPesos(amount)}`}
            onClick={onWithdraw}
          >
            Anular
          </button>
        )}
      </p>
    </li>
  );
}

function Withdrawal({ payment, onClose }: { readonly payment: Payment; readonly onClose: () => void }) {
  const { payments } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const withdraw = () =>
    submit(async () => {
      const answer = await payments.withdraw(payment.id);
      if (!answer.ok) {
        toaster.show({ kind: 'Error', title: paymentTitle(payment), message: paymentNotConfirmed(answer.val) });
      }
      onClose();
    });
  return (
    <Confirm
      title={`¿Anular ${paymentTitle(payment)}?`}
      action="Anular el aviso"
      busy={isUnderWay}
      onClose={onClose}
      onConfirm={withdraw}
    >
      <p>Dejamos de revisar ese pago de {formatPesos(payment.amount)}. Podés informarlo de nuevo.</p>
    </Confirm>
  );
}
