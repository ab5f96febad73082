import { outboxProblem } from '#adapters/texts/mails.es.ts';
import { isAddress } from '#core/mail/address.ts';
import type { OutboxFailure } from '#core/mail/outbox.service.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { useUnsavedDraft } from '#web/hooks/use-unsaved.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormField } from '#web/ui/form-field.tsx';

const blank = { address: '' };
const problem = (failure: OutboxFailure) => ({ field: 'address', text: outboxProblem(failure) });

/** Sends a mail to an address of the administrator's own, to see that mails arrive. */
export function TestMailDialog({ onClose }: { readonly onClose: () => void }) {
  const { mails } = useServices();
  const { toaster } = usePublicServices();
  const form = useRuleForm({
    draft: useUnsavedDraft('test mail', blank),
    problemsOf: ({ address }) => (isAddress(address.trim()) ? [] : [problem({ code: 'mail-address-invalid' })]),
    tells: 'sent',
  });
  const { element, isSending } = form;
  const send = form.submit(async ({ address }) => {
    const answer = await mails.sendTest(address.trim());
    if (!answer.ok) return [problem(answer.val)];
    toaster.show({ kind: 'Success', title: 'Prueba de correo', message: 'En unos segundos la lista dice si salió' });
    onClose();
    return [];
  });
  return (
    <Dialog title="Enviar prueba" onClose={onClose}>
      <form ref={element} className="case-form" onSubmit={send} noValidate>
        <FormField form={form} name="address" label="Para" hint="Una casilla tuya: mirá que llegue">
          {(control) => <input {...control} type="email" autoComplete="email" maxLength={200} />}
        </FormField>
        <DialogActions isBusy={isSending} busyText="Enviando…" action="Enviar prueba" onClose={onClose} />
      </form>
    </Dialog>
  );
}
