import { useState } from 'react';
import { invitationProblem, invitedText, opensHereAloneText } from '#adapters/texts/login-links.es.ts';
import type { LoginOf } from '#core/credentials/credential.repository.port.ts';
import type { Invitation } from '#core/login-links/login-link.service.ts';
import { isOwnMachine } from '#core/login-links/own-machine.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { copyText } from '#web/state/clipboard.ts';
import { createStore } from '#web/state/store.ts';
import { announce } from '#web/ui/announcer.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormField } from '#web/ui/form-field.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface InviteDialogProps {
  readonly login: string;
  readonly of: LoginOf;
  /** The address that is known; where it is left empty, the server takes the company's. */
  readonly email: string;
  readonly emptyHint?: string;
  readonly onClose: () => void;
  readonly onInvited?: () => void;
}

/** Asks where an invitation goes; where no mail can go out, gives the link itself. */
export function InviteDialog({ login, of, email, emptyHint = '', onClose, onInvited }: InviteDialogProps) {
  const { invitations, caller } = useServices();
  const { toaster } = usePublicServices();
  const [draft] = useState(() => createStore({ email }));
  const [handed, setHanded] = useState<Invitation | null>(null);
  const form = useRuleForm({ draft, problemsOf: () => [], tells: 'sent' });
  const invite = form.submit(async (typed) => {
    const answer = await invitations.invite(caller, of, typed.email.trim());
    if (!answer.ok) return [{ field: 'email', text: invitationProblem(answer.val) }];
    onInvited?.();
    if (answer.val.link !== null) setHanded(answer.val);
    else {
      toaster.show({ kind: 'Success', title: login, message: `Invitación enviada a ${answer.val.sentTo}` });
      onClose();
    }
    return [];
  });
  if (handed !== null) return <HandedLink invitation={handed} onClose={onClose} />;
  return (
    <Dialog title={`Invitar a ${login}`} onClose={onClose}>
      <form ref={form.element} className="name-form" onSubmit={invite} noValidate>
        <p className="muted">Le llega un enlace para elegir su contraseña. Sirve una vez, durante 48 horas.</p>
        <FormField form={form} name="email" label="E-mail" hint={emptyHint}>
          {(control) => <input {...control} type="email" maxLength={200} autoComplete="off" />}
        </FormField>
        <DialogActions isBusy={form.isSending} busyText="Invitando…" action="Invitar" onClose={onClose} />
      </form>
    </Dialog>
  );
}

function HandedLink({ invitation, onClose }: { readonly invitation: Invitation; readonly onClose: () => void }) {
  const { login, link, expiresAt } = invitation;
  const copy = async () => announce((await copyText(link ?? '')) ? 'Copiado' : 'No se pudo copiar');
  return (
    <Dialog title={`Enlace de ${login}`} className="handed-link" onClose={onClose}>
      <p className="notice warn">
        No hay un correo configurado, así que no salió ningún mail. Pasale este enlace: no se vuelve a mostrar.
      </p>
      <p className="mono">{link}</p>
      {link !== null && isOwnMachine(new URL(link).host) && <p className="notice warn">{opensHereAloneText}</p>}
      <p className="muted">{invitedText(expiresAt)}</p>
      <div className="dialog-actions">
        <button type="button" className="btn" onClick={() => void copy()}>
          <Icon name="copy" />
          Copiar enlace
        </button>
        <button type="button" className="btn primary" onClick={onClose}>
          Ya lo copié
        </button>
      </div>
    </Dialog>
  );
}
