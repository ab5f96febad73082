import { type ActorRefFrom, and, assign, emit, setup } from 'xstate';
import type { Clock } from '#core/shared/clock.ts';
import { callerOfUser, callerOrNobody } from './caller-of-user.ts';
import type { LoginStore } from './login-store.port.ts';
import { sessionActors } from './session-actors.ts';
import { failureOf } from './session-answers.ts';
import { isValidLogin, type Login, type SessionDesk, staffLogin } from './session-desk.ts';
import type { SessionContext, SessionEmitted, SessionEvent } from './session-events.ts';

/** Milliseconds between opening /logout and being at home (portal.md §2). */
export const leavingMs = 300;

/** The longest wait that a timer of 32 bits can hold; a session that lasts longer is looked at again then. */
const longestWaitMs = 2_147_483_647;

export interface SessionPorts {
  readonly desk: SessionDesk;
  readonly logins: LoginStore;
  readonly clock: Clock;
}

export type SessionMachine = ReturnType<typeof createSessionMachine>;
export type SessionActor = ActorRefFrom<SessionMachine>;

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
  const staffBehind = (login: Partial<Login> | null) => staffLogin(login, clock.now());

  return setup({
    types: {
      context: {} as SessionContext,
      events: {} as SessionEvent,
      emitted: {} as SessionEmitted,
    },
    actors: sessionActors(desk, logins),
    delays: {
      leaving: leavingMs,
      expiry: ({ context }) =>
        Math.min(Math.max(0, Date.parse(context.login?.expire ?? '') - clock.now() || 0), longestWaitMs),
    },
    guards: {
      storedIsValid,
      storedIsOther: ({ context }) => storedIsValid() && stored()?.token !== context.login?.token,
      storedIsGone: () => !storedIsValid(),
      storedStaffIsValid: () => staffBehind(stored()) !== null,
      staffIsValid: ({ context }) => staffBehind(context.login) !== null,
      isActing: ({ context }) => (context.user?.loginUsType ?? null) !== null,
      hasExpired: ({ context }) => !isValidLogin(context.login, clock.now()),
    },
    actions: {
      // As the machine starts, what it writes is written after this.
      takeStored: assign(() => ({ login: storedLogin() ?? staffBehind(stored()), user: null })),
      forget: assign({ login: null, user: null }),
      clearStore: () => logins.forget(),
      /** The customer's login is over: the one behind it is what is stored from here on. */
      restoreStaff: ({ context }) => {
        const staff = staffBehind(context.login) ?? staffBehind(stored());
        if (staff !== null) logins.keep(staff);
      },
      tellLapse: emit(({ context }) => ({
        type: 'acting-ended' as const,
        role: context.user?.loginUsType ?? null,
        how: 'lapsed' as const,
      })),
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
          { guard: 'storedStaffIsValid', target: 'checking', actions: ['restoreStaff', 'tellLapse'] },
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
            { guard: 'staffIsValid', target: 'checking', reenter: true, actions: ['restoreStaff', 'tellLapse'] },
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
                    failure: failureOf(event.output),
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
        initial: 'settled',
        states: {
          settled: {
            on: { 'act-as': 'entering', 'go-back': { guard: 'isActing', target: 'returning' } },
          },
          entering: {
            invoke: {
              src: 'actAs',
              input: ({ context, event }) => {
                if (event.type !== 'act-as') throw new Error(`${event.type} names no customer`);
                return { caller: callerOrNobody(context.user), customer: event.customer };
              },
              onDone: [
                {
                  guard: ({ event }) => event.output.outcome === 'open',
                  target: '#session.checking',
                  actions: [
                    ({ context, event }) => {
                      const { output } = event;
                      if (output.outcome !== 'open' || context.login === null) return;
                      const { token, expire } = context.login;
                      logins.keep({ ...output.login, staff: { token, expire } });
                    },
                    emit(({ context }) => ({ type: 'acting-began' as const, role: context.user?.type ?? null })),
                  ],
                },
                {
                  target: 'settled',
                  actions: emit(({ event }) => ({
                    type: 'acting-refused' as const,
                    customer: event.output.customer,
                    failure: failureOf(event.output),
                  })),
                },
              ],
            },
          },
          returning: {
            // What is still open as the customer hears that it is over before the answer to this is here.
            // Another tab of the same person may hear it too and store the staff's login: the answer to this will store its own.
            on: { 'session-lost': {}, 'login-changed': {} },
            invoke: {
              src: 'goBack',
              input: ({ context }) => ({ caller: callerOrNobody(context.user) }),
              onDone: [
                {
                  guard: ({ event }) => event.output.outcome === 'open',
                  target: '#session.checking',
                  actions: [
                    ({ event }) => event.output.outcome === 'open' && logins.keep(event.output.login),
                    emit(({ context }) => ({
                      type: 'acting-ended' as const,
                      role: context.user?.loginUsType ?? null,
                      how: 'returned' as const,
                    })),
                  ],
                },
                {
                  guard: and([({ event }) => failureOf(event.output).code === 'not-signed-in', 'staffIsValid']),
                  target: '#session.checking',
                  actions: ['restoreStaff', 'tellLapse'],
                },
                { guard: 'storedIsOther', target: '#session.checking' },
                {
                  target: 'unanswered',
                  actions: emit(({ event }) => ({
                    type: 'return-failed' as const,
                    failure: failureOf(event.output),
                  })),
                },
              ],
            },
          },
          // The server may have heard it: then it gives the lost answer again, for a moment.
          unanswered: {
            on: {
              'go-back': 'returning',
              'session-lost': [{ guard: 'storedIsOther', target: '#session.checking' }, { target: 'returning' }],
            },
          },
        },
        on: {
          'sign-out': 'leaving',
          'session-lost': [
            { guard: 'storedIsOther', target: 'checking' },
            { guard: 'staffIsValid', target: 'checking', actions: ['restoreStaff', 'tellLapse'] },
            { target: 'leaving' },
          ],
          'login-changed': [
            { guard: 'storedIsOther', target: 'checking', reenter: true },
            { guard: 'storedIsGone', target: 'signedOut' },
          ],
        },
        after: {
          expiry: [
            { guard: and(['hasExpired', 'storedIsOther']), target: 'checking' },
            { guard: and(['hasExpired', 'staffIsValid']), target: 'checking', actions: ['restoreStaff', 'tellLapse'] },
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
