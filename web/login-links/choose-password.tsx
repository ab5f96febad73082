import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loginLinkProblem } from '#adapters/texts/login-links.es.ts';
import { ownPasswordProblem } from '#adapters/texts/own-password.es.ts';
import { minPasswordLength, passwordRefusal } from '#core/credentials/password-rules.ts';
import type { LoginLinkFailure, LoginLinkService } from '#core/login-links/login-link.service.ts';
import type { LinkedLogin } from '#core/login-links/login-link.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { createStore } from '#web/state/store.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';

interface ChoosePasswordProps {
  readonly service: LoginLinkService;
  readonly token: string;
  readonly login: LinkedLogin;
  readonly title: string;
}

interface Typed {
  readonly next: string;
  readonly again: string;
}

const problem = (failure: LoginLinkFailure) => ({
  field: failure.code.startsWith('password-') ? 'next' : wholeForm,
  text: loginLinkProblem(failure),
});

/** A password by a link: who sets it is signed in with it at once. */
export function ChoosePassword({ service, token, login, title }: ChoosePasswordProps) {
  const { session } = usePublicServices();
  const navigate = useNavigate();
  const [draft] = useState(() => createStore<Typed>({ next: '', again: '' }));
  const form = useRuleForm({
    draft,
    problemsOf: ({ next, again }) => {
      const refusal = passwordRefusal(login.userName, { current: '', next });
      const differs = next === again ? [] : [{ code: 'password-typed-differently' } as const];
      return [
        ...(refusal === null ? [] : [{ field: 'next', text: ownPasswordProblem(refusal) }]),
        ...differs.map((flaw) => ({ field: 'again', text: ownPasswordProblem(flaw) })),
      ];
    },
    tells: 'sent',
  });
  const choose = form.submit(async ({ next }) => {
    const answer = await service.setPassword(token, next);
    if (!answer.ok) return [problem(answer.val)];
    navigate('/home', { replace: true });
    session.send({ type: 'sign-in', userName: answer.val.userName, password: next });
    return [];
  });
  return (
    <form ref={form.element} className="password-card" onSubmit={choose} noValidate>
      <h1>{title}</h1>
      <p className="muted">
        {login.name}, tu usuario es <b className="mono">{login.userName}</b>
      </p>
      {/* Password managers want to know whose it is. */}
      <input type="text" name="userName" autoComplete="username" value={login.userName} readOnly hidden />
      <FormField form={form} name="next" label="Contraseña nueva" hint={`Al menos ${minPasswordLength} caracteres`}>
        {(control) => <input {...control} type="password" autoComplete="new-password" />}
      </FormField>
      <FormField form={form} name="again" label="Repetila">
        {(control) => <input {...control} type="password" autoComplete="new-password" />}
      </FormField>
      <FormFailure text={form.failure} />
      <button type="submit" className="btn primary" disabled={form.isSending}>
        {form.isSending ? 'Guardando…' : 'Guardar e ingresar'}
      </button>
    </form>
  );
}
