import type { LoginStore } from '#core/session/login-store.port.ts';
import { isValidLogin, type Login } from '#core/session/session.service.ts';
import type { Clock } from '#core/shared/clock.ts';

export interface LoginOfRun {
  /** What is kept, and what this run keeps in its place. */
  readonly logins: LoginStore;
  /** The token that this run works with, while it is valid. */
  token(): string | null;
}

/**
 * A run works with the login that it began with, or that it kept itself: who signs in, acts or signs out at another
 * terminal meanwhile changes nothing of it, and what they keep is not taken from them.
 */
export const createLoginOfRun = (kept: LoginStore, clock: Clock): LoginOfRun => {
  let own: Partial<Login> | null | undefined;
  const taken = (): Partial<Login> | null => {
    if (own === undefined) own = kept.read();
    return own;
  };
  return {
    logins: {
      read: () => kept.read(),
      keep(login) {
        own = login;
        return kept.keep(login);
      },
      forget() {
        const isOwn = kept.read()?.token === taken()?.token;
        own = null;
        if (isOwn) return kept.forget();
      },
      onChange: (changed) => kept.onChange(changed),
    },
    token() {
      const login = taken();
      return isValidLogin(login, clock.now()) ? login.token : null;
    },
  };
};
