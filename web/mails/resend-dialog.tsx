import { outboxProblem } from '#adapters/texts/mails.es.ts';
import type { OutboxFailure } from '#core/mail/outbox.service.ts';
import type { OutboxMail } from '#core/mail/outbox-mail.ts';
import { readAddresses } from '#core/mail/resend.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormField } from '#web/ui/form-field.tsx';

const problem = (failure: OutboxFailure) => ({ field: 'to', text: outboxProblem(failure) });

interface ResendDialogProps {
  readonly mail: OutboxMail;
  readonly onClose: () => void;
}

export const resendLabel = ({ sentAt }: OutboxMail): string => (sentAt === null ? 'Intentar ahora' : 'Enviar de nuevo');

/** Sends a mail again: to whom it still has to reach, in that field, or to other addresses. */
export function ResendDialog({ mail, onClose }: ResendDialogProps) {
  const { id, subject, resendTo, sentAt } = mail;
  const title = resendLabel(mail);
  const { mails } = useServices();
  const { toaster } = usePublicServices();
  const usual = resendTo.join(', ');
  const form = useRuleForm({
    draft: useUnsavedDraft(`mail ${id}`, { to: usual }),
    problemsOf({ to }) {
      const addresses = readAddresses(to);
      return to === usual || addresses.ok ? [] : [problem(addresses.val)];
    },
    tells: 'sent',
  });
  const { element, isSending } = form;
  const send = form.submit(async ({ to }) => {
    const addresses = readAddresses(to);
    if (to !== usual && !addresses.ok) return [problem(addresses.val)];
    const answer = await mails.resend(id, to === usual || !addresses.ok ? null : addresses.val);
    if (!answer.ok) return [problem(answer.val)];
    toaster.show({ kind: 'Success', title: subject, message: 'Sale en unos segundos' });
    onClose();
    return [];
  });
  const hint =
    sentAt === null
      ? 'Si es de un cliente, ya dice el e-mail que tiene ahora. Varias direcciones, con comas'
      : 'A quien le falta, o a otra dirección. Varias, con comas';
  return (
    <Dialog title={title} onClose={onClose}>
      <form ref={element} className="case-form" onSubmit={send} noValidate>
        <p>{subject}</p>
        <FormField form={form} name="to" label="Para" hint={hint}>
          {(control) => <input {...control} type="text" autoComplete="off" />}
        </FormField>
        <DialogActions isBusy={isSending} busyText="Enviando…" action={title} onClose={onClose} />
      </form>
    </Dialog>
  );
}
