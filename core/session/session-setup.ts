import { assign, emit, setup } from 'xstate';
import type { Clock } from '#core/shared/clock.ts';
import type { LoginStore } from './login-store.port.ts';
import { isValidLogin, type Login, type SessionService, staffLogin } from './session.service.ts';
import { sessionActors } from './session-actors.ts';
import type { SessionContext, SessionEmitted, SessionEvent } from './session-events.ts';

/** Milliseconds between opening /logout and being at home (docs/rules/session.md 2). */
export const leavingMs = 300;

/** The longest wait that a timer of 32 bits can hold; a session that lasts longer is looked at again then. */
const maxWaitMs = 2_147_483_647;

export interface SessionPorts {
  readonly service: SessionService;
  readonly logins: LoginStore;
  readonly clock: Clock;
}

/** The customer's login is over, and the staff's behind it is not: what is done then. */
export const goOnAsStaff = ['tellLapse', 'restoreStaff', 'keepLogin'] as const;

export type SessionSetup = ReturnType<typeof sessionSetup>;

/** What the session's states are made of: what is asked of the service, what is stored, and when it is over. */
export function sessionSetup({ service, logins, clock }: SessionPorts) {
  const stored = () => logins.read();
  const storedIsValid = () => isValidLogin(stored(), clock.now());
  const storedLogin = (): Login | null => {
    const login = stored();
    return isValidLogin(login, clock.now()) ? login : null;
  };
  const staffBehind = (login: Partial<Login> | null) => staffLogin(login, clock.now());

  return setup({
    types: {
      context: {} as SessionContext,
      events: {} as SessionEvent,
      emitted: {} as SessionEmitted,
    },
    actors: sessionActors(service, logins),
    delays: {
      leaving: leavingMs,
      expiry: ({ context }) =>
        Math.min(Math.max(0, Date.parse(context.login?.expire ?? '') - clock.now() || 0), maxWaitMs),
    },
    guards: {
      storedIsValid,
      storedIsOther: ({ context }) => storedIsValid() && stored()?.token !== context.login?.token,
      storedIsGone: () => !storedIsValid(),
      storedStaffIsValid: () => staffBehind(stored()) !== null,
      staffIsValid: ({ context }) => staffBehind(context.login) !== null,
      /** A late answer to a token that was given back since. */
      isOfOtherToken: ({ context, event }) =>
        event.type === 'session-lost' && event.token !== null && event.token !== context.login?.token,
      isActing: ({ context }) => (context.user?.loginUsType ?? null) !== null,
      hasExpired: ({ context }) => !isValidLogin(context.login, clock.now()),
    },
    actions: {
      // Runs at the start of the machine: what the machine stores comes after this.
      takeStored: assign(() => ({ login: storedLogin() ?? staffBehind(stored()), user: null })),
      forget: assign({ login: null, user: null, asked: null }),
      tellEnd: assign({ wasEnded: true }),
      forgetEnd: assign({ wasEnded: false, asked: null }),
      clearStore: () => logins.forget(),
      /** The customer's login is over: the one behind it is what is stored from here on. */
      restoreStaff: assign(({ context }) => ({
        login: staffBehind(context.login) ?? staffBehind(stored()),
        user: null,
      })),
      /** The store only remembers: where it cannot be written, this session goes on all the same. */
      keepLogin: ({ context }) => {
        if (context.login !== null) logins.keep(context.login);
      },
      askAgain: assign({ user: null }),
      tellLapse: emit(({ context }) => ({
        type: 'acting-ended' as const,
        role: context.user?.loginUsType ?? null,
        how: 'lapsed' as const,
      })),
    },
  });
}
