import { useState } from 'react';
import { Link } from 'react-router-dom';
import { loginLinkProblem } from '#adapters/texts/login-links.es.ts';
import type { LoginLinkService } from '#core/login-links/login-link.service.ts';
import { wholeForm } from '#web/hooks/form-errors.ts';
import { useRuleForm } from '#web/hooks/use-rule-form.ts';
import { createStore } from '#web/state/store.ts';
import { FormFailure } from '#web/ui/form-failure.tsx';
import { FormField } from '#web/ui/form-field.tsx';

/** 'Olvidé mi contraseña': the same answer for known and unknown users. */
export function RecoverForm({ service }: { readonly service: LoginLinkService }) {
  const [draft] = useState(() => createStore({ userName: '' }));
  const [isAsked, setIsAsked] = useState(false);
  const form = useRuleForm({
    draft,
    problemsOf: ({ userName }) =>
      userName.trim() === '' ? [{ field: 'userName', text: 'Escribí tu usuario o tu e-mail' }] : [],
    tells: 'sent',
  });
  const ask = form.submit(async ({ userName }) => {
    const answer = await service.recover(userName.trim());
    if (!answer.ok) return [{ field: wholeForm, text: loginLinkProblem(answer.val) }];
    setIsAsked(true);
    return [];
  });
  if (isAsked) {
    return (
      <section className="password-card">
        <h1>Revisá tu correo</h1>
        <p role="status">
          Si ese usuario existe y tiene un e-mail, le mandamos un enlace para elegir otra contraseña. Sirve una hora.
        </p>
        <p className="muted">¿No llega? Mirá en el correo no deseado, o llamanos y te damos otra.</p>
        <Link className="btn" to="/home">
          Volver al inicio
        </Link>
      </section>
    );
  }
  return (
    <form ref={form.element} className="password-card" onSubmit={ask} noValidate>
      <h1>Olvidé mi contraseña</h1>
      <p className="muted">Te mandamos por mail un enlace para elegir otra.</p>
      <FormField form={form} name="userName" label="Usuario o e-mail">
        {(control) => (
          <input {...control} autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={200} />
        )}
      </FormField>
      <FormFailure text={form.failure} />
      <button type="submit" className="btn primary" disabled={form.isSending}>
        {form.isSending ? 'Pidiendo…' : 'Pedir el enlace'}
      </button>
      <Link className="btn" to="/home">
        Volver al inicio
      </Link>
    </form>
  );
}
