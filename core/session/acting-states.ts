import { and, assign, emit } from 'xstate';
import { callerOrNobody } from './caller-of-user.ts';
import { failureOf } from './session-answers.ts';
import { goOnAsStaff, type SessionSetup } from './session-setup.ts';

/** What may be going on while somebody is signed in: nothing, the way into a customer's company, or the way back. */
export const actingStates = (session: SessionSetup) => ({
  settled: session.createStateConfig({
    on: { 'act-as': 'entering', 'go-back': { guard: 'isActing', target: 'returning' } },
  }),
  entering: session.createStateConfig({
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
            emit(({ context }) => ({ type: 'acting-began' as const, role: context.user?.type ?? null })),
            assign(({ context: { login }, event: { output } }) =>
              output.outcome !== 'open' || login === null
                ? {}
                : { login: { ...output.login, staff: { token: login.token, expire: login.expire } }, user: null },
            ),
            'keepLogin',
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
  }),
  returning: session.createStateConfig({
    // What is still open as the customer hears that it is over before the answer to this is here. Another tab of the
    // same person may hear it too and store the staff's login: the answer to this will store its own.
    on: { 'session-lost': {}, 'login-changed': {} },
    invoke: {
      src: 'goBack',
      input: ({ context }) => ({ caller: callerOrNobody(context.user) }),
      onDone: [
        {
          guard: ({ event }) => event.output.outcome === 'open',
          target: '#session.checking',
          actions: [
            emit(({ context }) => ({
              type: 'acting-ended' as const,
              role: context.user?.loginUsType ?? null,
              how: 'returned' as const,
            })),
            assign(({ event: { output } }) => (output.outcome === 'open' ? { login: output.login, user: null } : {})),
            'keepLogin',
          ],
        },
        {
          guard: and([({ event }) => failureOf(event.output).code === 'not-signed-in', 'staffIsValid']),
          target: '#session.checking',
          actions: goOnAsStaff,
        },
        { guard: 'storedIsOther', target: '#session.checking', actions: 'takeStored' },
        {
          target: 'unanswered',
          actions: emit(({ event }) => ({
            type: 'return-failed' as const,
            failure: failureOf(event.output),
          })),
        },
      ],
    },
  }),
  // The server may have heard it: then it gives the lost answer again, for a moment.
  unanswered: session.createStateConfig({
    on: {
      'go-back': 'returning',
      'session-lost': [
        { guard: 'storedIsOther', target: '#session.checking', actions: 'takeStored' },
        { target: 'returning' },
      ],
    },
  }),
});
