import { useId, useState } from 'react';
import { hiddenTexts } from '#adapters/texts/credentials.es.ts';
import { openInvitationText } from '#adapters/texts/login-links.es.ts';
import { standingLockText } from '#adapters/texts/sign-in-locks.es.ts';
import type { Credential } from '#core/credentials/credential.ts';
import type { OpenInvitation } from '#core/login-links/login-link.service.ts';
import { copyText } from '#web/state/clipboard.ts';
import { announce } from '#web/ui/announcer.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface ShownLoginProps {
  readonly title: string;
  readonly credential: Credential | null;
  /** Set where the password was issued a moment ago; whether it can be looked up again. */
  readonly issued: { readonly isKept: boolean } | null;
  readonly onRenew: () => void;
  /** Left out where nobody is invited by mail. */
  readonly onInvite?: () => void;
  /** An invitation that was not used yet. */
  readonly invitation?: OpenInvitation | null;
  readonly onWithdraw?: () => void;
}

/** A login with its password, or the reason why there is none to see. */
export function ShownLogin({
  title,
  credential,
  issued,
  onRenew,
  onInvite,
  invitation = null,
  onWithdraw,
}: ShownLoginProps) {
  const titleId = useId();
  return (
    <section className="shown-login" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {credential === null ? (
        <p className="muted">No tiene este usuario.</p>
      ) : (
        <>
          <dl>
            <dt>Usuario</dt>
            <dd>
              <span className="mono">{credential.login}</span>
              <Copy what={`el usuario ${credential.login}`} text={credential.login} />
            </dd>
            <dt>Contraseña</dt>
            <dd>
              {credential.hidden !== null || credential.password === null ? (
                <span className="muted">{hiddenTexts[credential.hidden ?? 'chosen']}</span>
              ) : (
                <Password
                  key={credential.password}
                  login={credential.login}
                  password={credential.password}
                  isShown={issued !== null}
                />
              )}
            </dd>
          </dl>
          {credential.lock !== null && <p className="notice warn">{standingLockText(credential.lock)}</p>}
          {issued !== null && !issued.isKept && <p className="notice warn">Copiala ahora: no se vuelve a mostrar.</p>}
          <button
            type="button"
            className="btn"
            aria-label={`Generar nueva contraseña para ${credential.login}`}
            onClick={onRenew}
          >
            Generar nueva contraseña
          </button>
          {onInvite !== undefined && (
            <button
              type="button"
              className="btn"
              aria-label={`${invitation === null ? 'Invitar por mail' : 'Invitar de nuevo'} a ${credential.login}`}
              onClick={onInvite}
            >
              {invitation === null ? 'Invitar por mail' : 'Invitar de nuevo'}
            </button>
          )}
          {invitation !== null && (
            <>
              <button
                type="button"
                className="btn"
                aria-label={`Anular la invitación de ${credential.login}`}
                onClick={onWithdraw}
              >
                Anular la invitación
              </button>
              <p className="muted">{openInvitationText(invitation)}</p>
            </>
          )}
        </>
      )}
    </section>
  );
}

interface PasswordProps {
  readonly login: string;
  readonly password: string;
  readonly isShown: boolean;
}

function Password({ login, password, isShown: wasShown }: PasswordProps) {
  const [isShown, setIsShown] = useState(wasShown);
  return (
    <>
      <span className="mono">
        {isShown ? (
          password
        ) : (
          <>
            <span aria-hidden="true">••••••••</span>
            <span className="only-read">Oculta</span>
          </>
        )}
      </span>
      <button
        type="button"
        className="btn"
        aria-label={`${isShown ? 'Ocultar' : 'Mostrar'} la contraseña de ${login}`}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon name={isShown ? 'blind' : 'eye'} />
        {isShown ? 'Ocultar' : 'Mostrar'}
      </button>
      <Copy what={`la contraseña de ${login}`} text={password} />
    </>
  );
}

function Copy({ what, text }: { readonly what: string; readonly text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    const done = await copyText(text);
    setIsCopied(done);
    announce(done ? 'Copiado' : 'No se pudo copiar');
  };
  return (
    <button type="button" className="btn" aria-label={`Copiar ${what}`} onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'copy'} />
      {isCopied ? 'Copiado' : 'Copiar'}
    </button>
  );
}
