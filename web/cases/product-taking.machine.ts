import { assign, emit, fromPromise, setup } from 'xstate';
import type { Suggestion } from '#core/catalogue/text-search/catalogue.service.ts';
import { sameAs } from './product-finder.ts';

export interface ProductTakingContext {
  /** What was chosen and is not there yet, in its order: the first is being fetched. */
  readonly chosen: readonly Suggestion[];
  /** Whether something was typed since the last one was chosen. */
  readonly isTypedSince: boolean;
  /** The code of one that could not be fetched; null once another is typed or chosen. */
  readonly missed: string | null;
}

export type ProductTakingEvent =
  | { readonly type: 'take'; readonly suggestion: Suggestion }
  | { readonly type: 'type'; readonly text: string };

export interface TakenProduct<Found> {
  readonly type: 'taken';
  /** Null where it could not be fetched. */
  readonly product: Found | null;
  /** Something else is typed by now: it stays in the field. */
  readonly isTypedSince: boolean;
}

const isAwaited = ({ chosen }: ProductTakingContext, suggestion: Suggestion): boolean =>
  chosen.some(sameAs(suggestion));

/**
 * A product that was chosen among suggestions, until it is there with what the field needs of it. A field for
 * one product takes the newest alone: what is typed or chosen next takes its place. One that adds to several takes all
 * of them, whatever is typed or erased after. What is awaited and chosen again is asked for once, and taken once.
 */
export const createProductTakingMachine = <Found>(
  fetch: (suggestion: Suggestion) => Promise<Found | null>,
  isOneOfSeveral: boolean,
) =>
  setup({
    types: {
      context: {} as ProductTakingContext,
      events: {} as ProductTakingEvent,
      emitted: {} as TakenProduct<Found>,
    },
    actors: {
      fetch: fromPromise<Found | null, Suggestion>(({ input }) => fetch(input)),
    },
    actions: {
      choose: assign({
        chosen: ({ context, event }) => {
          if (event.type !== 'take' || isAwaited(context, event.suggestion)) return context.chosen;
          return [...(isOneOfSeveral ? context.chosen : []), event.suggestion];
        },
        isTypedSince: false,
        missed: null,
      }),
      forget: assign({ chosen: [], missed: null }),
    },
  }).createMachine({
    context: { chosen: [], isTypedSince: false, missed: null },
    initial: 'resting',
    on: {
      take: { target: '.fetching', reenter: true, actions: 'choose' },
      type: { target: '.resting', actions: 'forget' },
    },
    states: {
      resting: {},
      fetching: {
        invoke: {
          src: 'fetch',
          input: ({ context }) => context.chosen[0] as Suggestion,
          onDone: {
            target: 'next',
            actions: [
              emit(({ context: { chosen, isTypedSince }, event }) => ({
                type: 'taken' as const,
                product: event.output,
                isTypedSince: isTypedSince || chosen.length > 1,
              })),
              assign(({ context: { chosen, missed }, event }) => ({
                chosen: chosen.slice(1),
                missed: event.output === null ? (chosen[0]?.code ?? null) : missed,
              })),
            ],
          },
          onError: { target: 'resting', actions: ['forget', ({ event }) => reportError(event.error)] },
        },
        on: {
          take: {
            guard: ({ context, event }) => isOneOfSeveral || isAwaited(context, event.suggestion),
            actions: 'choose',
          },
          type: {
            guard: () => isOneOfSeveral,
            actions: assign({ isTypedSince: ({ event }) => event.text.trim() !== '', missed: null }),
          },
        },
      },
      next: { always: [{ guard: ({ context }) => context.chosen.length > 0, target: 'fetching' }, 'resting'] },
    },
  });
