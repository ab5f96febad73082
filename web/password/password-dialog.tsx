import { useState } from 'react';
import { ownPasswordProblem } from '#adapters/texts/own-password.es.ts';
import { minPasswordLength } from '#core/credentials/password-rules.ts';
import {
  fieldOfPasswordFlaw,
  passwordChangeFlaws,
  type TypedPasswordChange,
} from '#core/credentials/typed-password-change.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { createStore } from '#web/state/store.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { FormField } from '#web/ui/form-field.tsx';

const fields = [
  { name: 'current', label: 'Contraseña actual', autoComplete: 'current-password', hint: '' },
  {
    name: 'next',
    label: 'Contraseña nueva',
    autoComplete: 'new-password',
    hint: `Al menos ${minPasswordLength} caracteres`,
  },
  { name: 'again', label: 'Repetí la nueva', autoComplete: 'new-password', hint: '' },
] as const;

const problem = (failure: Parameters<typeof fieldOfPasswordFlaw>[0]) => ({
  field: fieldOfPasswordFlaw(failure),
  text: ownPasswordProblem(failure),
});

/** Everybody's own password: what was typed stays after a refusal, and the first wrong field gets the focus. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { ownPassword, caller } = useServices();
  const { toaster } = usePublicServices();
  const [draft] = useState(() => createStore<TypedPasswordChange>({ current: '', next: '', again: '' }));
  const form = useRuleForm({
    draft,
    problemsOf: (typed) => passwordChangeFlaws(caller.userName, typed).map(problem),
    tells: 'sent',
  });

  const save = form.submit(async ({ current, next }) => {
    const answer = await ownPassword.change(caller, { current, next });
    if (!answer.ok) return [problem(answer.val)];
    toaster.show({
      kind: 'Success',
      title: 'Contraseña',
      message: 'Se cambió. En otros equipos hay que ingresar de nuevo',
    });
    onClose();
    return [];
  });

  return (
    <Dialog title="Cambiar tu contraseña" onClose={onClose} className="password-dialog">
      <form ref={form.element} onSubmit={save} noValidate>
        {/* Password managers want to know whose it is. */}
        <input type="text" name="userName" autoComplete="username" value={caller.userName} readOnly hidden />
        {fields.map(({ name, label, autoComplete, hint }) => (
          <FormField key={name} form={form} name={name} label={label} hint={hint}>
            {(control) => <input {...control} type="password" autoComplete={autoComplete} />}
          </FormField>
        ))}
        <DialogActions isBusy={form.isSending} busyText="Cambiando…" action="Cambiar contraseña" onClose={onClose} />
      </form>
    </Dialog>
  );
}
