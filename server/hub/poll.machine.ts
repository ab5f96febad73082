import { assign, setup } from 'xstate';
import type { HubLimits } from './limits.ts';

/** The answer of a poll: text (empty when nothing happened), or the end. */
export type PollAnswer = { readonly status: 200; readonly text: string } | { readonly status: 204 };

type Respond = (answer: PollAnswer) => void;

export type PollEvent =
  | { readonly type: 'write'; readonly text: string }
  | { readonly type: 'poll'; readonly respond: Respond }
  /** The client of this poll is gone. */
  | { readonly type: 'abort'; readonly respond: Respond }
  /** The connection ends after what was written. */
  | { readonly type: 'end' }
  /** The connection ends at once. */
  | { readonly type: 'destroy' };

interface PollInput {
  readonly limits: HubLimits;
  /** The connection's transport is gone. */
  readonly lost: () => void;
}

interface PollContext extends PollInput {
  /** Text that no poll has taken yet. */
  readonly backlog: string;
  /** Answers the poll that waits, if one does. */
  readonly respond: Respond | null;
}

/**
 * A connection carried by polls: a poll waits, or the client is between two polls; at the end the last text waits for
 * the next poll, but not for ever. A second poll ends the one that waits.
 */
export const pollMachine = setup({
  types: { context: {} as PollContext, input: {} as PollInput, events: {} as PollEvent },
  delays: {
    poll: ({ context }) => context.limits.poll,
    silence: ({ context }) => context.limits.silence,
  },
  guards: {
    hasText: ({ context }) => context.backlog !== '',
    hasNoText: ({ context }) => context.backlog === '',
    isOfThisPoll: ({ context, event }) => event.type === 'abort' && event.respond === context.respond,
  },
  actions: {
    append: assign({
      backlog: ({ context, event }) => context.backlog + (event.type === 'write' ? event.text : ''),
    }),
    holdPoll: assign(({ event }) => ({ respond: event.type === 'poll' ? event.respond : null })),
    sendText: ({ context }) => context.respond?.({ status: 200, text: context.backlog }),
    clearText: assign({ backlog: '', respond: null }),
    sendEnd: ({ context }) => context.respond?.({ status: 204 }),
    clearPoll: assign({ respond: null }),
    lose: ({ context }) => context.lost(),
  },
}).createMachine({
  id: 'poll',
  context: ({ input }) => ({ ...input, backlog: '', respond: null }),
  initial: 'absent',
  on: { destroy: '.over' },
  states: {
    absent: {
      after: { silence: 'over' },
      on: {
        write: { actions: 'append' },
        poll: [
          { guard: 'hasText', target: 'absent', reenter: true, actions: ['holdPoll', 'sendText', 'clearText'] },
          { target: 'waiting', actions: 'holdPoll' },
        ],
        end: 'ending',
      },
    },
    waiting: {
      after: { poll: { target: 'absent', actions: ['sendText', 'clearText'] } },
      on: {
        write: { target: 'absent', actions: ['append', 'sendText', 'clearText'] },
        poll: { target: 'waiting', reenter: true, actions: ['sendEnd', 'holdPoll'] },
        abort: { guard: 'isOfThisPoll', target: 'absent', actions: ['sendEnd', 'clearPoll'] },
        end: 'over',
      },
    },
    ending: {
      always: { guard: 'hasNoText', target: 'over' },
      after: { silence: 'over' },
      on: { poll: { actions: ['holdPoll', 'sendText', 'clearText'] } },
    },
    over: {
      entry: ['sendEnd', 'clearPoll', 'lose'],
      on: { poll: { actions: ['holdPoll', 'sendEnd', 'clearPoll'] }, destroy: {} },
    },
  },
});
