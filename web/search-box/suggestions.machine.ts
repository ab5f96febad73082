import { assign, fromPromise, setup } from 'xstate';
import { maxSuggestions } from '#core/search/suggestions/max-suggestions.ts';
import type { Result } from '#core/shared/result.ts';

/** Milliseconds after the last key before suggestions are asked for (docs/rules/search.md 8). */
export const typingMs = 750;

export interface SuggestionsContext<Offer, Failure> {
  readonly text: string;
  readonly suggestions: readonly Offer[];
  /** Why there was no answer to the text; null where there was one. */
  readonly failure: Failure | null;
  /** The suggestion that the arrows chose; −1 for none: then Enter searches the text. */
  readonly chosen: number;
}

export type SuggestionsEvent =
  | { readonly type: 'type'; readonly text: string }
  /** No further letter is awaited: the typed text is searched at once. */
  | { readonly type: 'now' }
  | { readonly type: 'move'; readonly by: 1 | -1 }
  | { readonly type: 'close' };

/** The list under a combobox. Without an answer there is no list: the field works all the same. */
export const createSuggestionsMachine = <Offer, Failure>(
  load: (text: string) => Promise<Result<readonly Offer[], Failure>>,
) =>
  setup({
    types: { context: {} as SuggestionsContext<Offer, Failure>, events: {} as SuggestionsEvent },
    actors: {
      load: fromPromise<Result<readonly Offer[], Failure>, string>(({ input }) => load(input)),
    },
    delays: { typing: typingMs },
    guards: {
      isBlank: ({ event }) => event.type === 'type' && event.text.trim() === '',
      isSomething: ({ context }) => context.text.trim() !== '',
    },
    actions: {
      take: assign({ text: ({ event, context }) => (event.type === 'type' ? event.text : context.text), chosen: -1 }),
      drop: assign({ suggestions: [], chosen: -1 }),
      forgive: assign({ failure: null }),
    },
  }).createMachine({
    id: 'suggestions',
    context: { text: '', suggestions: [], failure: null, chosen: -1 },
    initial: 'closed',
    on: {
      type: [
        { guard: 'isBlank', target: '.closed', actions: 'take' },
        { target: '.typing', reenter: true, actions: 'take' },
      ],
      now: { guard: 'isSomething', target: '.asking' },
      close: '.closed',
    },
    states: {
      closed: { entry: 'drop' },
      typing: { after: { typing: 'asking' } },
      asking: {
        invoke: {
          src: 'load',
          input: ({ context }) => context.text.trim(),
          onDone: [
            {
              guard: ({ event }) => !event.output.ok,
              target: 'failed',
              actions: assign({ failure: ({ event }) => (event.output.ok ? null : event.output.val) }),
            },
            { guard: ({ event }) => event.output.unwrapOr([]).length === 0, target: 'nothing' },
            {
              target: 'open',
              actions: assign({
                suggestions: ({ event }) => event.output.unwrapOr([]).slice(0, maxSuggestions),
                chosen: -1,
              }),
            },
          ],
          onError: 'closed',
        },
      },
      /** The call failed. */
      failed: { entry: 'drop', exit: 'forgive' },
      /** The server answered that there is none. */
      nothing: { entry: 'drop' },
      open: {
        on: {
          move: {
            actions: assign({
              // The arrows wrap, through the text itself.
              chosen: ({ context, event }) => {
                const places = context.suggestions.length + 1;
                return ((context.chosen + 1 + event.by + places) % places) - 1;
              },
            }),
          },
        },
      },
    },
  });
