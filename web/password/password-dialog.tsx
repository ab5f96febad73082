import { type FormEvent, useId, useState } from 'react';
import { ownPasswordProblem } from '#adapters/texts/own-password.es.ts';
import { minPasswordLength, type OwnPasswordFailure, passwordRefusal } from '#core/credentials/own-password.service.ts';
import { useFront } from '#web/front-context.tsx';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServices } from '#web/services.ts';
import { Dialog } from '#web/ui/dialog.tsx';

type Field = 'current' | 'next' | 'again';
type Problems = Partial<Record<Field, string>>;

/** Under which field a refusal stands; what is about none of them stands under the last. */
const fieldOf = ({ code }: OwnPasswordFailure): Field => {
  if (code === 'current-password-wrong') return 'current';
  return code.startsWith('password-') ? 'next' : 'again';
};

/** Everybody's own password: what was typed stays after a refusal, and the first wrong field gets the focus. */
export function PasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const { ownPassword, caller } = useServices();
  const { toaster } = useFront();
  const [typed, setTyped] = useState<Readonly<Record<Field, string>>>({ current: '', next: '', again: '' });
  const [problems, setProblems] = useState<Problems>({});
  const { submit, isUnderWay } = useSubmission();
  const id = useId();

  const show = (found: Problems, form: HTMLFormElement) => {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = problemsOf(caller.userName, typed);
    if (Object.keys(found).length > 0) return show(found, form);
    submit(async () => {
      const answer = await ownPassword.change(caller, { current: typed.current, next: typed.next });
      if (!answer.ok) return show({ [fieldOf(answer.val)]: ownPasswordProblem(answer.val) }, form);
      toaster.show({
        kind: 'Success',
        title: 'Contraseña',
        message: 'Se cambió. En otros equipos hay que ingresar de nuevo',
      });
      onClose();
    });
  };

  const field = (name: Field, label: string, autoComplete: string, hint?: string) => {
    const problem = problems[name];
    return (
      <label className="field">
        {label}
        <input
          type="password"
          name={name}
          autoComplete={autoComplete}
          value={typed[name]}
          aria-invalid={problem !== undefined}
          aria-describedby={problem !== undefined || hint !== undefined ? `${id}-${name}` : undefined}
          onChange={(event) => {
            setTyped({ ...typed, [name]: event.target.value });
            setProblems({ ...problems, [name]: undefined });
          }}
        />
        {(problem ?? hint) !== undefined && (
          <span id={`${id}-${name}`} className={problem === undefined ? 'muted' : 'wrong'}>
            {problem ?? hint}
          </span>
        )}
      </label>
    );
  };

  return (
    <Dialog title="Cambiar tu contraseña" onClose={onClose} className="password-dialog">
      <form onSubmit={save} noValidate>
        {/* Password managers want to know whose it is. */}
        <input type="text" name="userName" autoComplete="username" value={caller.userName} readOnly hidden />
        {field('current', 'Contraseña actual', 'current-password')}
        {field('next', 'Contraseña nueva', 'new-password', `Al menos ${minPasswordLength} caracteres`)}
        {field('again', 'Repetí la nueva', 'new-password')}
        <div className="dialog-actions">
          <button type="button" className="btn" disabled={isUnderWay} onClick={onClose}>
            Cancelar
          </button>
          <button type="submit" className="btn primary" disabled={isUnderWay}>
            {isUnderWay ? 'Cambiando…' : 'Cambiar contraseña'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

const problemsOf = (userName: string, { current, next, again }: Readonly<Record<Field, string>>): Problems => {
  const refused = passwordRefusal(userName, { current, next });
  return {
    ...(current === '' ? { current: 'Escribí la que usás ahora' } : {}),
    ...(refused === null ? {} : { next: ownPasswordProblem(refused) }),
    ...(next === again ? {} : { again: 'No es igual a la de arriba' }),
  };
};
