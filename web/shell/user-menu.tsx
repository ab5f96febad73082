import { lazy, Suspense, useState } from 'react';
import { subLabel } from '#adapters/texts/roles.es.ts';
import { useDistributor, usePublicServices } from '#web/public-services-context.tsx';
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

/** The settings of a user's own sign-in. */
const ownItems = [
  { item: 'password', text: 'Cambiar contraseña' },
  { item: 'second-factor', text: 'Segundo paso para ingresar' },
  { item: 'sessions', text: 'Sesiones abiertas' },
] as const;

const SecondFactorDialog = lazy(
  styled(['password'], async () => (await import('#web/second-factor/second-factor-dialog.tsx')).SecondFactorDialog),
);

/** The user, the theme, and signing out. */
export function UserMenu() {
  const { session } = usePublicServices();
  const { name } = useDistributor();
  const { user } = useServices();
  const [asks, setAsks] = useState(false);
  const [shows, setShows] = useState<'password' | 'second-factor' | 'sessions' | null>(null);
  const close = () => setShows(null);
  const who = (
    <>
      <b>{user.name}</b>
      <span>{subLabel(user, name)}</span>
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
        {user.loginUsType === null &&
          ownItems.map(({ item, text }) => (
            <button key={item} type="button" className="menu-item" onClick={() => setShows(item)}>
              {text}
            </button>
          ))}
        <button type="button" className="menu-item" onClick={() => setAsks(true)}>
          Cerrar sesión
        </button>
      </PopupMenu>
      <Suspense>
        {shows === 'password' && <PasswordDialog onClose={close} />}
        {shows === 'second-factor' && <SecondFactorDialog onClose={close} />}
        {shows === 'sessions' && <SessionsDialog onClose={close} />}
      </Suspense>
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
