import { lazy, Suspense, useState } from 'react';
import { subLabel } from '#adapters/texts/roles.es.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { ThemeSwitch } from '#web/theme/theme-switch.tsx';
import { Confirm } from '#web/ui/confirm.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { PopupMenu } from '#web/ui/popup-menu.tsx';
import { styled } from '#web/ui/styled.ts';

const PasswordDialog = lazy(async () => ({
  default: (await import('#web/password/password-dialog.tsx')).PasswordDialog,
}));

const SessionsDialog = lazy(
  styled(['password'], async () => (await import('#web/sessions/sessions-dialog.tsx')).SessionsDialog),
);

/** Who is signed in, how the screen looks, and the way out. */
export function UserMenu() {
  const { session, settings } = usePublicServices();
  const { user } = useServices();
  const [asks, setAsks] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const [showsSessions, setShowsSessions] = useState(false);
  const who = (
    <>
      <b>{user.name}</b>
      <span>{subLabel(user, settings.distributor.name)}</span>
    </>
  );
  return (
    <>
      <PopupMenu
        className="user-menu"
        label={
          <>
            <Icon name="user" />
            <span className="who">{who}</span>
            <Icon name="down" />
          </>
        }
        name={`Usuario ${user.name}`}
      >
        <p className="who-inside">{who}</p>
        <ThemeSwitch />
        {user.loginUsType !== null && (
          <button type="button" className="menu-item" onClick={() => session.send({ type: 'go-back' })}>
            Volver a tu usuario
          </button>
        )}
        {user.loginUsType === null && (
          <button type="button" className="menu-item" onClick={() => setIsChanging(true)}>
            Cambiar contraseña
          </button>
        )}
        {user.loginUsType === null && (
          <button type="button" className="menu-item" onClick={() => setShowsSessions(true)}>
            Sesiones abiertas
          </button>
        )}
        <button type="button" className="menu-item" onClick={() => setAsks(true)}>
          Cerrar sesión
        </button>
      </PopupMenu>
      {isChanging && (
        <Suspense>
          <PasswordDialog onClose={() => setIsChanging(false)} />
        </Suspense>
      )}
      {showsSessions && (
        <Suspense>
          <SessionsDialog onClose={() => setShowsSessions(false)} />
        </Suspense>
      )}
      {asks && (
        <Confirm
          title="Esta seguro que desea cerrar la sesión actual?"
          action="Cerrar sesión"
          onClose={() => setAsks(false)}
          onConfirm={() => session.send({ type: 'sign-out' })}
        />
      )}
    </>
  );
}
