import type { SignIn } from '#core/session/sign-in.service.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';

interface SignInListProps {
  readonly signIns: readonly SignIn[];
  /** Left out where they are not ended one by one. */
  readonly onEnd?: (signIn: SignIn) => void;
  readonly isBusy: boolean;
  /** Whether they are of several logins, so that each row has to name its own. */
  readonly hasLogins?: boolean;
}

const nameOf = ({ device }: SignIn): string => device ?? 'Equipo desconocido';

/** The places where a person is signed in. */
export function SignInList({ signIns, onEnd, isBusy, hasLogins = false }: SignInListProps) {
  return (
    <ul className="sign-ins">
      {signIns.map((signIn) => (
        <li key={signIn.id}>
          <div>
            <b>{nameOf(signIn)}</b>
            {hasLogins && <span className="mono"> · {signIn.login}</span>}
            {signIn.isCurrent && <span className="muted"> · esta sesión</span>}
            <p className="muted">
              {signIn.network ?? 'Red desconocida'} · desde {formatDateTime(signIn.since).slice(0, 16)} · última vez{' '}
              {formatDateTime(signIn.lastUsed).slice(0, 16)}
            </p>
          </div>
          {onEnd !== undefined && !signIn.isCurrent && (
            <button
              type="button"
              className="btn"
              disabled={isBusy}
              aria-label={`Cerrar la sesión de ${hasLogins ? `${signIn.login} en ` : ''}${nameOf(signIn)}`}
              onClick={() => onEnd(signIn)}
            >
              Cerrar
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
