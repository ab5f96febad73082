import { useSelector } from '@xstate/react';
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { signInProblem } from '#adapters/texts/session-problems.es.ts';
import { useTypedBefore } from '#web/hooks/typed-before.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { BasicIcon } from '#web/ui/basic-icon.tsx';

/** Fetched only for users with a second factor. */
const CodeBar = lazy(async () => ({ default: (await import('./code-bar.tsx')).CodeBar }));

/**
 * User and password; the button works once both are there (docs/rules/session.md 4). What was typed stays after a
 * failure. A user with a second factor is asked for its code then (docs/rules/second-factor.md 2).
 */
export function LoginBar() {
  const { session, toaster } = usePublicServices();
  const [userName, setUserName] = useState('');
  const [password, setPassword] = useState('');
  const [isShown, setIsShown] = useState(false);
  const isBusy = useSelector(session, (snapshot) => snapshot.matches('signingIn'));
  const isAsked = useSelector(session, ({ context }) => context.asked !== null);
  const form = useRef<HTMLFormElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  useTypedBefore(form, (typed) => {
    setUserName(typed['userName'] ?? '');
    setPassword(typed['password'] ?? '');
  });

  useEffect(() => {
    const subscription = session.on('sign-in-failed', ({ failure }) => {
      if (failure.code === 'second-factor-required') return;
      toaster.show({ kind: 'Error', title: 'Ingresar', message: signInProblem(failure), topic: 'sign-in' });
      if (failure.code === 'wrong-credentials') passwordField.current?.select();
    });
    return () => subscription.unsubscribe();
  }, [session, toaster]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    session.send({ type: 'sign-in', userName, password });
  };

  if (isAsked) {
    return (
      <Suspense>
        <CodeBar />
      </Suspense>
    );
  }
  return (
    <form ref={form} className="login" onSubmit={submit} aria-label="Ingresar">
      <input
        name="userName"
        aria-label="Usuario"
        placeholder="Usuario"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        value={userName}
        onChange={(event) => setUserName(event.target.value)}
      />
      <span className="password">
        <input
          ref={passwordField}
          name="password"
          aria-label="Contraseña"
          placeholder="Contraseña"
          type={isShown ? 'text' : 'password'}
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <button
          type="button"
          aria-label={isShown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          aria-pressed={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <BasicIcon name={isShown ? 'blind' : 'eye'} />
        </button>
      </span>
      <a className="forgotten" href="/password" aria-label="Olvidé mi contraseña">
        ?
      </a>
      <button type="submit" className="btn primary" disabled={userName.trim() === '' || password === '' || isBusy}>
        {isBusy ? 'Ingresando…' : 'Ingresar'}
      </button>
    </form>
  );
}
