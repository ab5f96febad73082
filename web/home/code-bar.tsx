import { useSelector } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import { usePublicServices } from '#web/public-services-context.tsx';

/**
 * Stands where the password was typed, for its second factor (docs/rules/second-factor.md 2). A wrong code stays, to be
 * corrected.
 */
export function CodeBar() {
  const { session } = usePublicServices();
  const isBusy = useSelector(session, (snapshot) => snapshot.matches({ signingIn: 'authenticating' }));
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    const subscription = session.on('sign-in-failed', () => field.current?.select());
    return () => subscription.unsubscribe();
  }, [session]);
  return (
    <form
      className="login"
      aria-label="Ingresar"
      onSubmit={(event) => {
        event.preventDefault();
        session.send({ type: 'second-factor', code });
      }}
    >
      <input
        ref={field}
        name="code"
        aria-label="Código del teléfono, o uno de respaldo"
        placeholder="Código del teléfono"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <button type="button" className="btn" onClick={() => session.send({ type: 'other-user' })}>
        Volver
      </button>
      <button type="submit" className="btn primary" disabled={code.trim() === '' || isBusy}>
        {isBusy ? 'Ingresando…' : 'Ingresar'}
      </button>
    </form>
  );
}
