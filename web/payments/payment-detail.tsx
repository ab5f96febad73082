import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import {
  decisionText,
  paymentMethodTexts,
  paymentNotConfirmed,
  paymentProblem,
  paymentTitle,
} from '#adapters/texts/payments.es.ts';
import { refusal } from '#core/access/calls.ts';
import { everyDocument } from '#core/current-account/management/document-filter.ts';
import type { PaymentFailure } from '#core/payments/payment.service.ts';
import type { Payment } from '#core/payments/payment.ts';
import { maxReasonLength } from '#core/payments/payment-flaws.ts';
import { formatDate, formatDateTime } from '#core/shared/buenos-aires.ts';
import type { PaymentId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { linkToDocuments } from '#web/account-documents/documents-url.ts';
import { CaseDetail } from '#web/cases/case-detail.tsx';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useUnsaved } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Field } from '#web/ui/field.tsx';
import { NamedFact } from '#web/ui/named-fact.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { PaymentStateSign } from './payment-state.tsx';
import { linkToPayments, type PaymentsUrl } from './payments-url.ts';
import { ReceiptButton } from './receipt-button.tsx';

/** A payment at the right of its list: what it says, and for administrators the answer to it. */
export function PaymentDetail({ id, url }: { readonly id: PaymentId; readonly url: PaymentsUrl }) {
  const { managedPayments, caller } = useServices();
  const mayDecide = refusal('administration', caller) === null;
  const one = useServiceQuery(managedPayments.one, id);
  const shown = { ...one, answer: one.answered === id ? one.answer : null };
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
            {payment.state === 'waiting' && !mayDecide ? (
              <p className="muted">Lo acepta o lo rechaza un administrador.</p>
            ) : payment.state === 'waiting' ? (
              <Decision payment={payment} />
            ) : (
              <p className={payment.state === 'refused' ? 'notice bad inside' : 'muted'}>
                {decisionText(payment)}
                {payment.reason !== '' && `: ${payment.reason}`}
              </p>
            )}
            {!payment.onAccount.isZero() && <OnAccount payment={payment} mayDecide={mayDecide} />}
          </>
        )}
      </QueryState>
    </CaseDetail>
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
      <div role="alert">{failure !== null && <p className="notice bad">{failure}</p>}</div>
    </div>
  );
}

interface FactsProps {
  readonly payment: Payment;
  /** Whether the customer's documents may be opened. */
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
          {documents.map(({ title, paid }) => (
            <li key={title}>
              <span className="mono">{title}</span>
              {paid !== null && <span> se le descontaron {formatPesos(paid)}</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Accepted, with what it names taken off the debt or not; or refused, with the reason that the customer reads. */
function Decision({ payment }: { readonly payment: Payment }) {
  const { managedPayments } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay, failure } = useSubmission<string>();
  const [settles, setSettles] = useState(true);
  const [written, write] = useUnsaved<string>(`payment reason ${payment.id}`);
  const [problem, setProblem] = useState<string | null>(null);
  const namesDocuments = payment.documents.length > 0;
  const answered = (message: string, answer: Promise<Result<Payment, PaymentFailure>>) =>
    answer.then((known) => {
      if (!known.ok) return paymentNotConfirmed(known.val);
      toaster.show({ kind: 'Success', title: payment.customerName, message });
      return null;
    });
  const accept = () =>
    submit(() => answered('Pago aceptado', managedPayments.accept(payment.id, settles && namesDocuments)));
  const refuse = (event: FormEvent) => {
    event.preventDefault();
    const reason = (written ?? '').trim();
    setProblem(reason === '' ? paymentProblem({ code: 'payment-reason-missing' }) : null);
    if (reason === '') return;
    submit(() => answered('Pago rechazado', managedPayments.refuse(payment.id, reason)));
  };
  return (
    <div className="payment-decision">
      {namesDocuments && (
        <label className="check">
          <input type="checkbox" checked={settles} onChange={({ target }) => setSettles(target.checked)} />
          Descontarlo de lo que debe, empezando por lo que venció primero
        </label>
      )}
      <button type="button" className="btn primary" disabled={isUnderWay} onClick={accept}>
        Aceptar {formatPesos(payment.amount)}
      </button>
      <form aria-label="Rechazar el pago" onSubmit={refuse} noValidate>
        <Field label="Por qué lo rechazás" problem={problem} hint="El cliente lo lee en su cuenta">
          {(ties) => (
            <textarea
              {...ties}
              rows={2}
              maxLength={maxReasonLength}
              value={written ?? ''}
              onChange={({ target }) => write(target.value)}
            />
          )}
        </Field>
        <button type="submit" className="btn" disabled={isUnderWay}>
          Rechazar
        </button>
      </form>
      <div role="alert">{failure !== null && <p className="notice bad">{failure}</p>}</div>
    </div>
  );
}
