import type { LoginStore } from '#core/session/login-store.port.ts';
import type { Login } from '#core/session/session.service.ts';

export interface LoginOfRun extends LoginStore {
  /** Takes the login that is in the file now, of any run: called where the run's own has ended. */
  renew(): void;
}

/**
 * A run works with the login that it began with, or that it kept itself: signing in, acting or signing out at another
 * terminal changes nothing of it, and it does not overwrite their login.
 */
export const createLoginOfRun = (kept: LoginStore): LoginOfRun => {
  let own: Partial<Login> | null | undefined;
  const read = (): Partial<Login> | null => {
    if (own === undefined) own = kept.read();
    return own;
  };
  return {
    read,
    keep(login) {
      own = login;
      return kept.keep(login);
    },
    forget() {
      const isOwn = kept.read()?.token === read()?.token;
      own = null;
      return !isOwn || kept.forget();
    },
    renew() {
      own = kept.read();
    },
    onChange: () => () => {},
  };
};
