import { formatAmount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { leftOverText, paymentMethodTexts } from '#adapters/texts/payments.es.ts';
import { paymentMethods } from '#core/payments/payment.ts';
import {
  maxNoteLength,
  maxReferenceLength,
  readTypedPayment,
  type TypedPayment,
} from '#core/payments/payment-flaws.ts';
import { leftOver } from '#core/payments/settlement.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { sum } from '#core/shared/money.ts';
import type { RuleForm } from '#web/hooks/use-rule-form.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';
import { ChoicesFailed } from '#web/ui/choices-failed.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';

const maxAmount = 30;

/** The fields of a payment, and the documents that it pays. */
export function PaymentFields({ form }: { readonly form: RuleForm<TypedPayment> }) {
  return (
    <>
      <Documents form={form} />
      <div className="case-fields">
        <FormField form={form} name="amount" label="Importe">
          {(control) => (
            <input {...control} className="mono" inputMode="decimal" maxLength={maxAmount} autoComplete="off" />
          )}
        </FormField>
        <FormField form={form} name="paidOn" label="Día del pago">
          {(control) => <input {...control} type="date" />}
        </FormField>
        <FormField form={form} name="method" label="Cómo pagaste">
          {(control) => (
            <select {...control}>
              {paymentMethods.map((method) => (
                <option key={method} value={method}>
                  {paymentMethodTexts[method]}
                </option>
              ))}
            </select>
          )}
        </FormField>
        <FormField form={form} name="reference" label="Número" {...referenceLook(form.values.method)}>
          {(control) => (
            <input {...control} className="mono" maxLength={maxReferenceLength} autoComplete="off" spellCheck={false} />
          )}
        </FormField>
        <FormField form={form} name="note" label="Nota" className="case-wide">
          {(control) => <textarea {...control} rows={2} maxLength={maxNoteLength} />}
        </FormField>
      </div>
    </>
  );
}

/** Cash has no number but that of its receipt (docs/rules/payments.md 1). */
const referenceLook = (method: string): { readonly hint: string; readonly isRequired?: false } =>
  method === 'cash'
    ? { hint: 'Del recibo, si te dieron uno', isRequired: false }
    : { hint: 'De la operación o del cheque' };

/** The unpaid documents, to be chosen; one click puts their sum into the amount. */
function Documents({ form }: { readonly form: RuleForm<TypedPayment> }) {
  const { account } = useServices();
  const asked = useServiceQuery(account.actual);
  const { answer } = asked;
  const owed = answer?.documents.filter(({ debt }) => debt.gt(0)) ?? [];
  const { documents: chosen } = form.values;
  const together = sum(owed.filter(({ id }) => chosen.includes(id)).map(({ debt }) => debt));
  const over = leftOverText(leftOver(readTypedPayment(form.values).amount, [together]));
  const problem = form.problemOf('documents');
  const toggle = (id: string) =>
    form.change({ documents: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id] });
  if (answer === null) return <ChoicesFailed of={[asked]} lacking="tus comprobantes" />;
  if (owed.length === 0) return null;
  return (
    <fieldset className="payment-documents">
      <legend>Qué pagás</legend>
      <p className="muted">Si no elegís ninguno, queda a cuenta.</p>
      <ul>
        {owed.map(({ id, title, expiration, debt }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              <span className="mono">{title}</span>
              <span className="muted">vence {formatDate(expiration)}</span>
              <span className="mono">{formatAmount(debt)}</span>
            </label>
          </li>
        ))}
      </ul>
      {together.gt(0) && (
        <p>
          Los elegidos suman <b>{formatPesos(together)}</b>{' '}
          <button type="button" className="btn" onClick={() => form.change({ amount: formatAmount(together) })}>
            Poner ese importe
          </button>
          {over !== null && <span role="status"> {over}</span>}
        </p>
      )}
      <FormFailure text={problem} isInside />
    </fieldset>
  );
}
