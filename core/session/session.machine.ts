import { type ActorRefFrom, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { Caller } from '#core/access/caller.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { Result } from '#core/shared/result.ts';
import { callerOfUser } from './caller-of-user.ts';
import type { LoginStore } from './login-store.port.ts';
import { type CurrentUser, isValidLogin, type Login, type SessionDesk, type SignInFailure } from './session-desk.ts';

/** Milliseconds between opening /logout and being at home (portal.md §2). */
export const leavingMs = 300;

/** The longest wait that a timer of 32 bits can hold; a session that lasts longer is looked at again then. */
const longestWaitMs = 2_147_483_647;

export interface SessionPorts {
  readonly desk: SessionDesk;
  readonly logins: LoginStore;
  readonly clock: Clock;
}

export type SessionEvent =
  | { readonly type: 'sign-in'; readonly userName: string; readonly password: string }
  | { readonly type: 'sign-out' }
  /** A call was answered 401, or was not sent for want of a valid session. */
  | { readonly type: 'session-lost' }
  /** Another tab signed in or out. */
  | { readonly type: 'login-changed' }
  /** By hand, after the server could not be reached. */
  | { readonly type: 'retry' };

export type SessionEmitted =
  | { readonly type: 'sign-in-failed'; readonly failure: SignInFailure }
  | { readonly type: 'signed-in'; readonly user: CurrentUser };

export interface SessionContext {
  /** Present from the moment there is a token to call with until it is forgotten. */
  readonly login: Login | null;
  readonly user: CurrentUser | null;
}

type Identified =
  | { readonly outcome: 'known'; readonly user: CurrentUser }
  | { readonly outcome: 'unknown' }
  | { readonly outcome: 'unreachable' };

type Authenticated =
  | { readonly outcome: 'open'; readonly login: Login }
  | { readonly outcome: 'refused'; readonly failure: SignInFailure };

export type SessionMachine = ReturnType<typeof createSessionMachine>;
export type SessionActor = ActorRefFrom<SessionMachine>;

/** Who asks before the server has said who it is: only the token counts for `me`. */
const unidentified: Caller = {
  userName: '',
  role: 'CustomerUser',
  customerId: null,
  sellerId: null,
  allowOffers: false,
  actedBy: null,
};

/** A Result stays outside the machine's context (design.md, rule 4). */
const identified = (answer: Awaited<ReturnType<SessionDesk['me']>>): Identified => {
  if (answer.ok) return { outcome: 'known', user: answer.val };
  return { outcome: answer.val.code === 'not-signed-in' ? 'unknown' : 'unreachable' };
};

const authenticated = (answer: Result<Login, SignInFailure>): Authenticated =>
  answer.ok ? { outcome: 'open', login: answer.val } : { outcome: 'refused', failure: answer.val };

/**
 * A browser tab's or a terminal's session (portal.md §4 and §5): it starts by checking what is stored, ends in silence at
 * its expiry, and follows what other tabs do. It is the source of the token; the store only remembers it.
 */
export function createSessionMachine({ desk, logins, clock }: SessionPorts) {
  const stored = () => logins.read();
  const storedIsValid = () => isValidLogin(stored(), clock.now());
  const storedLogin = (): Login | null => {
    const login = stored();
    return isValidLogin(login, clock.now()) ? login : null;
  };

  return setup({
    types: {
      context: {} as SessionContext,
      events: {} as SessionEvent,
      emitted: {} as SessionEmitted,
    },
    actors: {
      authenticate: fromPromise<Authenticated, { userName: string; password: string }>(async ({ input }) =>
        authenticated(await desk.authenticate(input.userName, input.password)),
      ),
      identify: fromPromise<Identified>(async () => identified(await desk.me(unidentified))),
      endSession: fromPromise<void, { caller: Caller | null }>(async ({ input }) => {
        if (input.caller !== null) await desk.logout(input.caller);
      }),
      otherTabs: fromCallback(({ sendBack }) => logins.onChange(() => sendBack({ type: 'login-changed' }))),
    },
    delays: {
      leaving: leavingMs,
      expiry: ({ context }) =>
        Math.min(Math.max(0, Date.parse(context.login?.expire ?? '') - clock.now() || 0), longestWaitMs),
    },
    guards: {
      storedIsValid,
      storedIsOther: ({ context }) => storedIsValid() && stored()?.token !== context.login?.token,
      storedIsGone: () => !storedIsValid(),
      hasExpired: ({ context }) => !isValidLogin(context.login, clock.now()),
    },
    actions: {
      takeStored: assign(() => ({ login: storedLogin(), user: null })),
      forget: assign({ login: null, user: null }),
      clearStore: () => logins.forget(),
    },
  }).createMachine({
    id: 'session',
    context: { login: null, user: null },
    initial: 'opening',
    invoke: { src: 'otherTabs' },
    on: { 'login-changed': { guard: 'storedIsOther', target: '.checking' } },
    states: {
      opening: {
        always: [
          { guard: 'storedIsValid', target: 'checking' },
          { target: 'signedOut', actions: 'clearStore' },
        ],
      },
      checking: {
        entry: 'takeStored',
        invoke: {
          src: 'identify',
          onDone: [
            {
              guard: ({ event }) => event.output.outcome === 'known',
              target: 'signedIn',
              actions: assign({ user: ({ event }) => (event.output.outcome === 'known' ? event.output.user : null) }),
            },
            { guard: ({ event }) => event.output.outcome === 'unreachable', target: 'unreachable' },
            { target: 'signedOut', actions: 'clearStore' },
          ],
          onError: 'unreachable',
        },
        on: {
          'sign-out': 'leaving',
          'login-changed': [
            { guard: 'storedIsOther', target: 'checking', reenter: true },
            { guard: 'storedIsGone', target: 'signedOut' },
          ],
        },
      },
      unreachable: {
        on: { retry: 'opening', 'sign-out': 'leaving' },
      },
      signedOut: {
        entry: 'forget',
        on: { 'sign-in': 'signingIn' },
      },
      signingIn: {
        initial: 'authenticating',
        states: {
          authenticating: {
            invoke: {
              src: 'authenticate',
              input: ({ event }) => {
                if (event.type !== 'sign-in') throw new Error(`${event.type} carries no credentials`);
                return { userName: event.userName, password: event.password };
              },
              onDone: [
                {
                  guard: ({ event }) => event.output.outcome === 'open',
                  target: 'identifying',
                  actions: assign({
                    login: ({ event }) => (event.output.outcome === 'open' ? event.output.login : null),
                  }),
                },
                {
                  target: '#session.signedOut',
                  actions: emit(({ event }) => ({
                    type: 'sign-in-failed' as const,
                    failure:
                      event.output.outcome === 'refused' ? event.output.failure : ({ code: 'unreachable' } as const),
                  })),
                },
              ],
            },
          },
          identifying: {
            invoke: {
              src: 'identify',
              onDone: [
                {
                  guard: ({ event }) => event.output.outcome === 'known',
                  target: '#session.signedIn',
                  actions: [
                    assign({
                      user: ({ event }) => (event.output.outcome === 'known' ? event.output.user : null),
                    }),
                    ({ context }) => context.login !== null && logins.keep(context.login),
                    emit(({ event }) =>
                      event.output.outcome === 'known'
                        ? ({ type: 'signed-in', user: event.output.user } as const)
                        : ({ type: 'sign-in-failed', failure: { code: 'unreachable' } } as const),
                    ),
                  ],
                },
                {
                  target: '#session.signedOut',
                  actions: emit({ type: 'sign-in-failed', failure: { code: 'unreachable' } } as const),
                },
              ],
            },
          },
        },
      },
      signedIn: {
        on: {
          'sign-out': 'leaving',
          'session-lost': 'leaving',
          'login-changed': [
            { guard: 'storedIsOther', target: 'checking', reenter: true },
            { guard: 'storedIsGone', target: 'signedOut' },
          ],
        },
        after: {
          expiry: [
            { guard: 'hasExpired', target: 'leaving' },
            { target: 'signedIn', reenter: true },
          ],
        },
      },
      leaving: {
        invoke: {
          src: 'endSession',
          input: ({ context, event }) => ({
            caller: event.type === 'sign-out' && context.user !== null ? callerOfUser(context.user) : null,
          }),
        },
        entry: 'clearStore',
        exit: 'forget',
        after: { leaving: 'signedOut' },
      },
    },
  });
}
