import { type ActorRefFrom, and, assign, emit } from 'xstate';
import { actingStates } from './acting-states.ts';
import { callerOfUser } from './caller-of-user.ts';
import { isAskedForCode, signInFailed } from './session-answers.ts';
import { goOnAsStaff, type SessionPorts, sessionSetup } from './session-setup.ts';

export type SessionMachine = ReturnType<typeof createSessionMachine>;
export type SessionActor = ActorRefFrom<SessionMachine>;

/**
 * A browser tab's or a terminal's session (docs/rules/session.md 1): it starts by checking what is stored, ends at its
 * expiry or when the server ended it, which it remembers until somebody signs in, and follows what other tabs do. It is
 * the source of the token; the store only remembers it.
 */
export function createSessionMachine(ports: SessionPorts) {
  const session = sessionSetup(ports);
  return session.createMachine({
    id: 'session',
    context: { login: null, user: null, asked: null, wasEnded: false },
    initial: 'opening',
    invoke: { src: 'otherTabs' },
    on: { 'login-changed': { guard: 'storedIsOther', target: '.checking', actions: 'takeStored' } },
    states: {
      opening: {
        always: [
          { guard: 'storedIsValid', target: 'checking', actions: 'takeStored' },
          { guard: 'storedStaffIsValid', target: 'checking', actions: goOnAsStaff },
          { target: 'signedOut', actions: 'clearStore' },
        ],
      },
      checking: {
        invoke: {
          src: 'identify',
          onDone: [
            {
              guard: ({ event }) => event.output.outcome === 'known',
              target: 'signedIn',
              actions: assign({ user: ({ event }) => (event.output.outcome === 'known' ? event.output.user : null) }),
            },
            { guard: ({ event }) => event.output.outcome === 'unreachable', target: 'unreachable' },
            {
              guard: 'staffIsValid',
              target: 'checking',
              reenter: true,
              actions: goOnAsStaff,
            },
            { target: 'signedOut', actions: ['clearStore', 'tellEnd'] },
          ],
          onError: 'unreachable',
        },
        on: {
          'sign-out': 'leaving',
          'login-changed': [
            { guard: 'storedIsOther', target: 'checking', reenter: true, actions: 'takeStored' },
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
              input: ({ context, event }) => {
                if (event.type === 'sign-in') return { userName: event.userName, password: event.password };
                if (event.type === 'second-factor' && context.asked !== null)
                  return { ...context.asked, code: event.code };
                throw new Error(`${event.type} carries no credentials`);
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
                  guard: ({ event }) => isAskedForCode(event.output),
                  target: 'awaitingSecondFactor',
                  actions: [
                    assign({ asked: ({ event }) => event.output.typed }),
                    emit(({ event }) => signInFailed(event.output)),
                  ],
                },
                {
                  target: '#session.signedOut',
                  actions: emit(({ event }) => signInFailed(event.output)),
                },
              ],
            },
          },
          /** The password was right: a code is asked for beside it (docs/rules/second-factor.md 2). */
          awaitingSecondFactor: {
            on: { 'second-factor': 'authenticating', 'other-user': '#session.signedOut' },
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
                    'keepLogin',
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
        entry: 'forgetEnd',
        initial: 'settled',
        states: actingStates(session),
        on: {
          'sign-out': 'leaving',
          'user-changed': { target: 'checking', actions: 'askAgain' },
          'session-lost': [
            { guard: 'isOfOtherToken' },
            { guard: 'storedIsOther', target: 'checking', actions: 'takeStored' },
            { guard: 'staffIsValid', target: 'checking', actions: goOnAsStaff },
            { target: 'leaving', actions: 'tellEnd' },
          ],
          'login-changed': [
            { guard: 'storedIsOther', target: 'checking', reenter: true, actions: 'takeStored' },
            { guard: 'storedIsGone', target: 'signedOut', actions: 'tellEnd' },
          ],
        },
        after: {
          expiry: [
            { guard: and(['hasExpired', 'storedIsOther']), target: 'checking', actions: 'takeStored' },
            {
              guard: and(['hasExpired', 'staffIsValid']),
              target: 'checking',
              actions: goOnAsStaff,
            },
            { guard: 'hasExpired', target: 'leaving', actions: 'tellEnd' },
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
