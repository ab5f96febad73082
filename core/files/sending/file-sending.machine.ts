import { type ActorRefFrom, assign, fromCallback, setup } from 'xstate';
import type { LocalFile } from './local-file.ts';
import { type FileSender, sendFiles } from './send-files.ts';

/** What was answered of a file. */
export type FileAnswer<Kept, Failure> = { readonly kept: Kept } | { readonly failure: Failure };

interface FileSendingContext<Kept, Failure> {
  readonly files: readonly LocalFile[];
  /** What was answered of each so far, by its place among the files. */
  readonly answers: ReadonlyMap<number, FileAnswer<Kept, Failure>>;
}

interface Answered<Kept, Failure> {
  readonly type: 'answered';
  readonly place: number;
  readonly answer: FileAnswer<Kept, Failure>;
}

export type FileSending<Kept, Failure> = ActorRefFrom<ReturnType<typeof createFileSendingMachine<Kept, Failure>>>;

/**
 * Files of this computer on their way to the server, until each is answered. Stopped, it sends no more of them, and
 * drops what is answered afterwards.
 */
export const createFileSendingMachine = <Kept, Failure>(sender: FileSender<Kept, Failure>) =>
  setup({
    types: {
      context: {} as FileSendingContext<Kept, Failure>,
      input: {} as { readonly files: readonly LocalFile[] },
      events: {} as Answered<Kept, Failure>,
      output: {} as readonly FileAnswer<Kept, Failure>[],
    },
    actors: {
      send: fromCallback<Answered<Kept, Failure>, readonly LocalFile[]>(({ input: files, sendBack }) => {
        let isGivenUp = false;
        const onAnswer: Parameters<typeof sendFiles<Kept, Failure>>[2] = (place, answer) => {
          if (isGivenUp) return;
          sendBack({ type: 'answered', place, answer: answer.ok ? { kept: answer.val } : { failure: answer.val } });
        };
        void sendFiles(sender, files, onAnswer, () => isGivenUp);
        return () => {
          isGivenUp = true;
        };
      }),
    },
    guards: { isAnswered: ({ context: { files, answers } }) => answers.size === files.length },
    actions: {
      keep: assign(({ context }, { place, answer }: Answered<Kept, Failure>) => ({
        answers: new Map(context.answers).set(place, answer),
      })),
    },
  }).createMachine({
    id: 'file-sending',
    context: ({ input: { files } }) => ({ files, answers: new Map() }),
    initial: 'sending',
    states: {
      sending: {
        invoke: { src: 'send', input: ({ context }) => context.files },
        on: { answered: { actions: { type: 'keep', params: ({ event }) => event } } },
        always: { guard: 'isAnswered', target: 'sent' },
      },
      sent: { type: 'final' },
    },
    output: ({ context: { files, answers } }) => files.flatMap((_, place) => answers.get(place) ?? []),
  });
