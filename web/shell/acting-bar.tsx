import { useSelector } from '@xstate/react';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Icon } from '#web/ui/icon.tsx';

/** Reminds staff on every screen that they act as a customer, with the way back (docs/rules/session.md 8). */
export function ActingBar() {
  const { session } = usePublicServices();
  const { user } = useServices();
  const isReturning = useSelector(session, (snapshot) => snapshot.matches({ signedIn: 'returning' }));
  if (user.loginUsType === null) return null;
  return (
    <aside className="acting" aria-label="Estás actuando como un cliente">
      <Icon name="mask" />
      <p>
        Estás actuando como <b>{user.loginUsName}</b>
      </p>
      <button
        type="button"
        className="btn flat"
        disabled={isReturning}
        onClick={() => session.send({ type: 'go-back' })}
      >
        Volver
      </button>
    </aside>
  );
}
