import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import {
  beyondDebtText,
  ownDuplicateText,
  paymentFieldOf,
  paymentNotConfirmed,
  paymentProblem,
} from '#adapters/texts/payments.es.ts';
import { beyondDebt } from '#core/payments/beyond-debt.ts';
import { blankPayment, paymentFlaws, readTypedPayment, type TypedPayment } from '#core/payments/payment-flaws.ts';
import { possibleDuplicates } from '#core/payments/possible-duplicates.ts';
import { receiptFlaw } from '#core/payments/receipt.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useGoOnAfterSaving } from '#web/hooks/go-on-after-saving.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { settleDraft } from '#web/state/draft-store.ts';
import { BoldFigures } from '#web/ui/bold-figures.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { ReceiptField } from './receipt-field.tsx';

/** A payment that the company reports, with the receipt of its bank. */
export function ReportPayment({ backTo }: { readonly backTo: string }) {
  const { account, payments } = useServices();
  const { answer: actual } = useServiceQuery(account.actual);
  const { answer: reported } = useServiceQuery(payments.page, { after: null });
  const { toaster, clock } = usePublicServices();
  const goOn = useGoOnAfterSaving();
  const heading = useId();
  const title = useArrivalFocus<HTMLHeadingElement>();
  const [blank] = useState<TypedPayment>(() => ({ ...blankPayment, paidOn: dateInBuenosAires(clock.now()) }));
  const draft = useUnsavedDraft('new payment', blank);
  const [receipt, setReceipt] = useState<NamedFile | null>(null);
  const [receiptProblem, setReceiptProblem] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const flawsOf = (typed: TypedPayment) => paymentFlaws(readTypedPayment(typed), dateInBuenosAires(clock.now()));
  const form = useRuleForm({
    draft,
    blank: blankPayment,
    problemsOf: (typed) => flawsOf(typed).map(({ code, field }) => ({ field, text: paymentProblem({ code }) })),
  });
  const typed = readTypedPayment(form.values);
  const documents = (actual?.documents ?? []).filter(({ id }) => typed.documents.includes(id));
  const alike = possibleDuplicates({ ...typed, state: 'waiting', documents }, reported?.payments ?? []);
  const isAlike = alike.length > 0 && !form.isSending;
  const beyond = actual === null ? null : beyondDebt(typed.amount, actual, reported?.payments ?? []);
  const choose = (file: NamedFile | null) => {
    const flaw = file === null ? null : receiptFlaw(file);
    setReceiptProblem(flaw && paymentProblem(flaw));
    setReceipt(flaw === null ? file : null);
  };
  const report = form.submit(async (typed) => {
    // A document that was settled since it was chosen is not in the list any more.
    const owed = actual?.documents.map(({ id }) => String(id));
    const documents = typed.documents.filter((id) => owed?.includes(id) ?? true);
    const answer = await payments.report(readTypedPayment({ ...typed, documents }), receipt);
    if (!answer.ok) {
      const field = paymentFieldOf(answer.val);
      const text = paymentNotConfirmed(answer.val);
      if (field !== 'receipt') return [{ field: field ?? wholeForm, text }];
      setReceiptProblem(text);
      return [{ field: wholeForm, text }];
    }
    settleDraft(draft, typed, blank);
    toaster.show({ kind: 'Success', title: 'Pago informado', message: 'Lo revisamos y te contamos acá' });
    goOn(backTo);
    return [];
  });
  return (
    <form
      ref={form.element}
      className="case-form report-payment"
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        if (beyond !== null && flawsOf(form.values).length === 0 && !form.isSending) setAsks(true);
        else void report(event);
      }}
      noValidate
    >
      <h2 id={heading} ref={title} tabIndex={-1}>
        Informar un pago
      </h2>
      <fieldset className="case-written" role="presentation" disabled={form.isSending}>
        <PaymentFields form={form} />
        <ReceiptField receipt={receipt} problem={receiptProblem} onChoose={choose} />
      </fieldset>
      <div role="status">
        {isAlike && <p className="notice warn">{ownDuplicateText}. Si es otro, informalo igual.</p>}
      </div>
      {asks && beyond !== null && (
        <Confirm
          title={`¿Informar ${formatPesos(typed.amount)}?`}
          action="Informar el pago"
          onClose={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
            void report();
          }}
        >
          <p>
            <BoldFigures text={(bold) => beyondDebtText(beyond, bold)} />
          </p>
        </Confirm>
      )}
      <FormFailure text={form.failure} />
      <div className="payment-acts">
        <button type="submit" className="btn primary" disabled={form.isSending}>
          {form.isSending ? 'Enviando…' : 'Informar el pago'}
        </button>
        <Link className="btn" to={backTo}>
          Cancelar
        </Link>
      </div>
    </form>
  );
}
