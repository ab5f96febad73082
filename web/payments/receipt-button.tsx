import { paymentProblem, paymentTitle } from '#adapters/texts/payments.es.ts';
import type { PaymentFailure } from '#core/payments/payment.service.ts';
import type { Payment } from '#core/payments/payment.ts';
import { receiptKind } from '#core/payments/receipt.ts';
import type { PaymentId } from '#core/shared/ids.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { saveFile } from '#web/state/save-file.ts';
import { Icon } from '#web/ui/icon.tsx';

interface ReceiptButtonProps {
  readonly payment: Payment;
  readonly read: (id: PaymentId) => Promise<Result<NamedFile, PaymentFailure>>;
}

const types = { pdf: 'application/pdf', jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** The file that came with a payment, handed over. */
export function ReceiptButton({ payment, read }: ReceiptButtonProps) {
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  if (payment.receipt === null) return null;
  const save = () =>
    submit(async () => {
      const file = await read(payment.id);
      if (file.ok) saveFile(file.val, types[receiptKind(file.val.content) ?? 'pdf']);
      else toaster.show({ kind: 'Error', title: paymentTitle(payment), message: paymentProblem(file.val) });
    });
  return (
    <button type="button" className="btn" aria-busy={isUnderWay} title={payment.receipt} onClick={save}>
      <Icon name="download" />
      Ver el comprobante
    </button>
  );
}
