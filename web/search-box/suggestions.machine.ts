import { assign, fromPromise, setup } from 'xstate';
import type { CatalogueFailure } from '#core/catalogue/catalogue-failure.ts';
import { maxSuggestions } from '#core/search/suggestions/max-suggestions.ts';
import type { Result } from '#core/shared/result.ts';

/** Milliseconds after the last key before suggestions are asked for (docs/rules/search.md 8). */
export const typingMs = 750;

export interface SuggestionsContext<Offer> {
  readonly text: string;
  readonly suggestions: readonly Offer[];
  /** The one that the arrows chose; −1 for none: then Enter searches the text. */
  readonly chosen: number;
}

export type SuggestionsEvent =
  | { readonly type: 'type'; readonly text: string }
  /** No further letter is awaited: the typed text is searched at once. */
  | { readonly type: 'now' }
  | { readonly type: 'move'; readonly by: 1 | -1 }
  | { readonly type: 'close' };

/** The list under the search field. Without an answer there is no list: the field works all the same. */
export const createSuggestionsMachine = <Offer>(
  load: (text: string) => Promise<Result<readonly Offer[], CatalogueFailure>>,
) =>
  setup({
    types: { context: {} as SuggestionsContext<Offer>, events: {} as SuggestionsEvent },
    actors: {
      load: fromPromise<readonly Offer[] | null, string>(async ({ input }) => (await load(input)).unwrapOr(null)),
    },
    delays: { typing: typingMs },
    guards: {
      isBlank: ({ event }) => event.type === 'type' && event.text.trim() === '',
      isSomething: ({ context }) => context.text.trim() !== '',
      isNothing: ({ event }) => 'output' in event && Array.isArray(event.output) && event.output.length === 0,
    },
    actions: {
      take: assign({ text: ({ event, context }) => (event.type === 'type' ? event.text : context.text), chosen: -1 }),
      drop: assign({ suggestions: [], chosen: -1 }),
    },
  }).createMachine({
    id: 'suggestions',
    context: { text: '', suggestions: [], chosen: -1 },
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
            { guard: ({ event }) => event.output === null, target: 'failed' },
            { guard: 'isNothing', target: 'nothing' },
            {
              target: 'open',
              actions: assign({
                suggestions: ({ event }) => (event.output ?? []).slice(0, maxSuggestions),
                chosen: -1,
              }),
            },
          ],
          onError: 'closed',
        },
      },
      /** The call failed. */
      failed: { entry: 'drop' },
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
