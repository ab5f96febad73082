import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import {
  decisionText,
  duplicateText,
  goneDocumentText,
  paymentMethodTexts,
  paymentNotConfirmed,
  paymentProblem,
  paymentTitle,
  reversedText,
  stayedText,
} from '#adapters/texts/payments.es.ts';
import { refusal } from '#core/access/calls.ts';
import { everyDocument } from '#core/current-account/management/document-filter.ts';
import type { Payment, ReversedPayment } from '#core/payments/payment.ts';
import { paymentParts } from '#core/payments/payment-parts.ts';
import { formatDate, formatDateTime } from '#core/shared/buenos-aires.ts';
import type { PaymentId } from '#core/shared/ids.ts';
import { zero } from '#core/shared/money.ts';
import { linkToDocuments } from '#web/account-documents/documents-url.ts';
import { CaseDetail } from '#web/cases/case-detail.tsx';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { NamedFact } from '#web/ui/named-fact.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PaymentDecision } from './payment-decision.tsx';
import { PaymentReversal } from './payment-reversal.tsx';
import { PaymentStateSign } from './payment-state.tsx';
import { linkToPayments, type PaymentsUrl } from './payments-url.ts';
import { ReceiptButton } from './receipt-button.tsx';

interface StayedNoticeProps {
  readonly payment: Payment;
  readonly reversed: ReversedPayment | null;
}

/** Which documents its reversal left as they are: of this reversal, not of one before another acceptance. */
function StayedNotice({ payment, reversed }: StayedNoticeProps) {
  const isOfIt = reversed?.id === payment.id && reversed.reason === payment.reason && payment.state === 'waiting';
  const text = isOfIt ? stayedText(reversed.stayed) : null;
  return text === null ? null : <p className="notice warn inside">{text}</p>;
}

/** A payment at the right of its list: what it says, and for administrators the answer to it. */
export function PaymentDetail({ id, url }: { readonly id: PaymentId; readonly url: PaymentsUrl }) {
  const { managedPayments, caller } = useServices();
  const mayDecide = refusal('administration', caller) === null;
  const [reversed, setReversed] = useState<ReversedPayment | null>(null);
  const shown = useServiceQuery(managedPayments.one, id);
  return (
    <CaseDetail
      title={shown.answer === null ? 'Pago informado' : paymentTitle(shown.answer)}
      state={null}
      closeTo={linkToPayments({ ...url, open: null })}
      closeLabel="Cerrar el pago"
    >
      <QueryState of={shown} problem={paymentProblem} skeleton={<Skeleton rows={8} kind="office" />}>
        {(payment) => (
          <>
            <Facts payment={payment} hasDocuments={mayDecide} />
            <ReceiptButton payment={payment} read={managedPayments.receipt} />
            <Duplicates payment={payment} url={url} />
            {payment.state === 'waiting' && payment.reason !== '' && (
              <p className="notice warn inside">{reversedText(payment)}</p>
            )}
            <div role="status">
              <StayedNotice payment={payment} reversed={reversed} />
            </div>
            {payment.state === 'waiting' && !mayDecide ? (
              <p className="muted">Lo acepta o lo rechaza un administrador.</p>
            ) : payment.state === 'waiting' ? (
              <PaymentDecision payment={payment} />
            ) : (
              <p className={payment.state === 'refused' ? 'notice bad inside' : 'muted'}>
                {decisionText(payment)}
                {payment.reason !== '' && `: ${payment.reason}`}
              </p>
            )}
            <AppliedElsewhere payment={payment} />
            {!payment.onAccount.isZero() && <OnAccount payment={payment} mayDecide={mayDecide} />}
            {payment.state === 'accepted' && mayDecide && <PaymentReversal payment={payment} onDone={setReversed} />}
          </>
        )}
      </QueryState>
    </CaseDetail>
  );
}

/** The other payments that look like this one, each a click away. */
function Duplicates({ payment, url }: { readonly payment: Payment; readonly url: PaymentsUrl }) {
  const { possibleDuplicates } = payment;
  if (possibleDuplicates.length === 0) return null;
  return (
    <p className="notice warn inside">
      {duplicateText}.{' '}
      {possibleDuplicates.map((other, place) => (
        <Link key={other} to={linkToPayments({ ...url, open: other })}>
          {possibleDuplicates.length === 1 ? 'Ver el otro' : `Ver el otro (${place + 1})`}{' '}
        </Link>
      ))}
    </p>
  );
}

/** The part that lowers nothing here, since the accounting system has applied it. */
function AppliedElsewhere({ payment }: { readonly payment: Payment }) {
  const applied = paymentParts(payment)?.appliedElsewhere ?? zero;
  return applied.isZero() ? null : (
    <p>
      {formatPesos(applied)} se dieron por imputados en tu sistema: acá no bajan lo que debe. Si no es así, anulá la
      aceptación y aceptalo de nuevo.
    </p>
  );
}

/** What lowers the account without a document; taken out once the accounting system has applied it. */
function OnAccount({ payment, mayDecide }: { readonly payment: Payment; readonly mayDecide: boolean }) {
  const { managedPayments } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay, failure } = useSubmission<string>();
  const apply = () =>
    submit(async () => {
      const applied = await managedPayments.apply(payment.id);
      if (!applied.ok) return paymentNotConfirmed(applied.val);
      toaster.show({ kind: 'Success', title: payment.customerName, message: 'El pago ya no está a cuenta' });
      return null;
    });
  return (
    <div className="payment-decision">
      <p>{formatPesos(payment.onAccount)} a cuenta: bajan lo que debe, sin descontarse de ningún comprobante.</p>
      {mayDecide && (
        <>
          <p className="muted">Cuando tu sistema lo descuente de un comprobante, sacalo: si no, se cuenta dos veces.</p>
          <button type="button" className="btn" disabled={isUnderWay} onClick={apply}>
            Ya está imputado
          </button>
        </>
      )}
      <FormFailure text={failure} />
    </div>
  );
}

interface FactsProps {
  readonly payment: Payment;
  /** Whether this user may open the customer's documents. */
  readonly hasDocuments: boolean;
}

function Facts({ payment, hasDocuments }: FactsProps) {
  const { customerId, customerName, amount, paidOn, method, reference, note, documents } = payment;
  const documentsTo = linkToDocuments({ filter: { ...everyDocument, customerId, state: 'unpaid' } });
  return (
    <>
      <p>
        <PaymentStateSign state={payment.state} />{' '}
        {hasDocuments ? <Link to={documentsTo}>{customerName}</Link> : customerName}
      </p>
      <dl className="facts">
        <NamedFact name="Importe" value={formatPesos(amount)} />
        <NamedFact name="Pagado el" value={formatDate(paidOn)} />
        <NamedFact name="Cómo" value={paymentMethodTexts[method]} />
        <NamedFact name="Número" value={reference} />
        <NamedFact name="Nota" value={note} />
        <NamedFact name="Informado" value={`${payment.reportedBy}, ${formatDateTime(payment.reportedAt)}`} />
      </dl>
      {documents.length === 0 ? (
        <p className="muted">No dice qué comprobantes paga: queda a cuenta.</p>
      ) : (
        <ul className="payment-paid" aria-label="Comprobantes que paga">
          {documents.map(({ title, paid, isGone }) => (
            <li key={title}>
              <span className="mono">{title}</span>
              {paid !== null && <span> se le descontaron {formatPesos(paid)}</span>}
              {isGone && <span className="muted"> {goneDocumentText}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
