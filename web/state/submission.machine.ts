import { assign, fromPromise, setup } from 'xstate';

/**
 * What is done once it is asked for: null where it was done, else why not. What tells of it by itself answers nothing.
 */
export type Work<Failure> = () => Promise<Failure | null> | Promise<void>;

export interface SubmissionContext {
  /** Why the last one was not done; null once another began or what was typed was corrected. */
  readonly failure: unknown;
  /** The last one was done, and nothing was typed after it. */
  readonly isDone: boolean;
}

export type SubmissionEvent =
  | { readonly type: 'submit'; readonly work: Work<unknown> }
  /** The refused value was changed: the reason no longer holds. */
  | { readonly type: 'correct' };

/**
 * Something that is asked for and answered: a form that is saved, a row that is removed. While one is under way another
 * is not begun, however often it is asked for.
 */
export const submissionMachine = setup({
  types: { context: {} as SubmissionContext, events: {} as SubmissionEvent },
  actors: {
    work: fromPromise<unknown, Work<unknown>>(async ({ input }) => (await input()) ?? null),
  },
  actions: {
    forgive: assign({ failure: null, isDone: false }),
    /** Called with an error that the work threw: a defect. */
    tellDefect: (_, _defect: { readonly error: unknown }) => {},
  },
}).createMachine({
  id: 'submission',
  context: { failure: null, isDone: false },
  initial: 'resting',
  states: {
    resting: {
      on: {
        submit: { target: 'underWay', actions: 'forgive' },
        correct: { actions: 'forgive' },
      },
    },
    underWay: {
      invoke: {
        src: 'work',
        input: ({ event }) => {
          if (event.type !== 'submit') throw new Error(`${event.type} begins nothing`);
          return event.work;
        },
        onDone: {
          target: 'resting',
          actions: assign(({ event }) => ({ failure: event.output, isDone: event.output === null })),
        },
        // After an exception it can be sent again: a screen is not left waiting for it.
        onError: {
          target: 'resting',
          actions: { type: 'tellDefect', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
  },
});
