import { type FormEvent, useState } from 'react';
import { paymentNotConfirmed, paymentProblem } from '#adapters/texts/payments.es.ts';
import type { PaymentFailure } from '#core/payments/payment.service.ts';
import type { Payment } from '#core/payments/payment.ts';
import { maxReasonLength } from '#core/payments/payment-flaws.ts';
import type { PaymentId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useUnsaved } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { Field } from '#web/ui/field.tsx';

interface PaymentReasonProps<Told extends Payment> {
  readonly payment: Payment;
  /** What the form is called. */
  readonly name: string;
  readonly label: string;
  readonly action: string;
  /** What is said once it is done. */
  readonly done: string;
  readonly send: (id: PaymentId, reason: string) => Promise<Result<Told, PaymentFailure>>;
  readonly onDone?: (told: Told) => void;
  /** Whether the field was opened to be filled in. */
  readonly hasFocus?: boolean;
}

/**
 * Something that is done to a payment with a reason, which the customer reads. What was typed stays until it is done.
 */
export function PaymentReason<Told extends Payment>(props: PaymentReasonProps<Told>) {
  const { payment, name, label, action, done, send, onDone, hasFocus = false } = props;
  const { toaster } = usePublicServices();
  const { submit, isUnderWay, failure } = useSubmission<string>();
  const [written, write] = useUnsaved<string>(`payment reason ${payment.state} ${payment.id}`);
  const [problem, setProblem] = useState<string | null>(null);
  const give = (event: FormEvent) => {
    event.preventDefault();
    const reason = (written ?? '').trim();
    setProblem(reason === '' ? paymentProblem({ code: 'payment-reason-missing' }) : null);
    if (reason === '') return;
    submit(async () => {
      const known = await send(payment.id, reason);
      if (!known.ok) return paymentNotConfirmed(known.val);
      write(null);
      onDone?.(known.val);
      toaster.show({ kind: 'Success', title: payment.customerName, message: done });
      return null;
    });
  };
  return (
    <form aria-label={name} onSubmit={give} noValidate>
      <Field label={label} problem={problem} hint="El cliente lo lee en su cuenta">
        {(ties) => (
          <textarea
            {...ties}
            rows={2}
            maxLength={maxReasonLength}
            // biome-ignore lint/a11y/noAutofocus: it was opened to be written in.
            autoFocus={hasFocus}
            value={written ?? ''}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      <button type="submit" className="btn" disabled={isUnderWay}>
        {action}
      </button>
      <div role="alert">{failure !== null && <p className="notice bad">{failure}</p>}</div>
    </form>
  );
}
