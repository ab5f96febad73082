import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import type { Result } from '#core/shared/result.ts';

/** What was asked, the last answer (which stays while another is awaited) and why there is none. */
export interface QuestionContext<Request, Answer, Failure> {
  readonly request: Request | null;
  readonly answer: Answer | null;
  /** The request that `answer` answers. */
  readonly answered: Request | null;
  readonly failure: Failure | null;
}

export type QuestionEvent<Request> =
  | { readonly type: 'ask'; readonly request: Request }
  /** The same once more: by hand, or because something changed. */
  | { readonly type: 'again' };

type Heard<Answer, Failure> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: Failure };

export type QuestionActor<Request, Answer, Failure> = ActorRefFrom<
  ReturnType<typeof createQuestionMachine<Request, Answer, Failure>>
>;

/** One question at a time: a newer one makes the older one's answer irrelevant. */
export function createQuestionMachine<Request, Answer, Failure>(
  load: (request: Request) => Promise<Result<Answer, Failure>>,
) {
  return setup({
    types: {
      context: {} as QuestionContext<Request, Answer, Failure>,
      events: {} as QuestionEvent<Request>,
    },
    actors: {
      load: fromPromise<Heard<Answer, Failure>, { request: Request | null }>(async ({ input }) => {
        if (input.request === null) throw new Error('nothing was asked');
        const result = await load(input.request);
        return result.ok ? { ok: true, answer: result.val } : { ok: false, failure: result.val };
      }),
    },
  }).createMachine({
    id: 'question',
    context: { request: null, answer: null, answered: null, failure: null },
    initial: 'idle',
    on: {
      ask: { target: '.asking', actions: assign({ request: ({ event }) => event.request }) },
      again: { guard: ({ context }) => context.request !== null, target: '.asking' },
    },
    states: {
      idle: {},
      asking: {
        invoke: {
          src: 'load',
          input: ({ context }) => ({ request: context.request }),
          onDone: [
            {
              guard: ({ event }) => event.output.ok,
              target: 'answered',
              actions: assign(({ context, event }) =>
                event.output.ok
                  ? { answer: event.output.answer, answered: context.request, failure: null }
                  : { failure: event.output.failure },
              ),
            },
            {
              target: 'failed',
              actions: assign(({ event }) => (event.output.ok ? {} : { failure: event.output.failure })),
            },
          ],
        },
      },
      answered: {},
      failed: {},
    },
  });
}
