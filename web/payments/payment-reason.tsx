import { paymentNotConfirmed, paymentProblem } from '#adapters/texts/payments.es.ts';
import type { PaymentFailure } from '#core/payments/payment.service.ts';
import type { Payment } from '#core/payments/payment.ts';
import { maxReasonLength } from '#core/payments/payment-flaws.ts';
import type { PaymentId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';

interface PaymentReasonProps<Answered extends Payment> {
  readonly payment: Payment;
  /** The form's name. */
  readonly name: string;
  readonly label: string;
  readonly action: string;
  /** The message once it is done. */
  readonly done: string;
  readonly send: (id: PaymentId, reason: string) => Promise<Result<Answered, PaymentFailure>>;
  readonly onDone?: (answered: Answered) => void;
  /** Whether the field was opened to be filled in. */
  readonly hasFocus?: boolean;
}

interface TypedReason {
  readonly reason: string;
}

const blank: TypedReason = { reason: '' };

/** Something done to a payment with a reason, which the customer reads. What was typed stays until it is done. */
export function PaymentReason<Answered extends Payment>(props: PaymentReasonProps<Answered>) {
  const { payment, name, label, action, done, send, onDone, hasFocus = false } = props;
  const { toaster } = usePublicServices();
  const draft = useUnsavedDraft(`payment reason ${payment.state} ${payment.id}`, blank);
  const form = useRuleForm<TypedReason>({
    draft,
    problemsOf: ({ reason }) =>
      reason.trim() === '' ? [{ field: 'reason', text: paymentProblem({ code: 'payment-reason-missing' }) }] : [],
    tells: 'sent',
  });
  const give = form.submit(async ({ reason }) => {
    const known = await send(payment.id, reason.trim());
    if (!known.ok) return [{ field: wholeForm, text: paymentNotConfirmed(known.val) }];
    draft.set(blank);
    onDone?.(known.val);
    toaster.show({ kind: 'Success', title: payment.customerName, message: done });
    return [];
  });
  return (
    <form ref={form.element} aria-label={name} onSubmit={give} noValidate>
      <FormField form={form} name="reason" label={label} hint="El cliente lo lee en su cuenta">
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={maxReasonLength}
            // biome-ignore lint/a11y/noAutofocus: it was opened to be written in.
            autoFocus={hasFocus}
          />
        )}
      </FormField>
      <button type="submit" className="btn" disabled={form.isSending}>
        {action}
      </button>
      <FormFailure text={form.failure} />
    </form>
  );
}
