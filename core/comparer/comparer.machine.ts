import { type ActorRefFrom, assign, emit, setup } from 'xstate';
import { type Compared, type ComparerFull, maxCompared, toggled } from './comparer.ts';
import type { ComparerMemory } from './comparer-memory.port.ts';

export interface ComparerContext {
  readonly list: readonly Compared[];
}

export type ComparerEvent =
  | { readonly type: 'toggle'; readonly product: Compared }
  | { readonly type: 'clear' }
  | { readonly type: 'open' }
  | { readonly type: 'close' };

export type ComparerEmitted = { readonly type: 'refused'; readonly failure: ComparerFull };

export type ComparerActor = ActorRefFrom<ReturnType<typeof createComparerMachine>>;

/** What is to be compared, kept while somebody moves from screen to screen, and whether the window is open. */
export function createComparerMachine(memory: ComparerMemory) {
  return setup({
    types: {
      context: {} as ComparerContext,
      events: {} as ComparerEvent,
      emitted: {} as ComparerEmitted,
    },
    actions: {
      keep: ({ context }) => memory.write(context.list),
    },
    guards: {
      hasRoom: ({ context, event }) => event.type === 'toggle' && toggled(context.list, event.product).ok,
      isEmpty: ({ context }) => context.list.length === 0,
    },
  }).createMachine({
    id: 'comparer',
    context: () => ({ list: memory.read().slice(0, maxCompared) }),
    initial: 'closed',
    on: {
      toggle: [
        {
          guard: 'hasRoom',
          actions: [
            assign(({ context, event }) => ({ list: toggled(context.list, event.product).unwrapOr(context.list) })),
            'keep',
          ],
        },
        { actions: emit({ type: 'refused', failure: { code: 'comparer-full', most: maxCompared } }) },
      ],
      clear: { target: '.closed', actions: [assign({ list: [] }), 'keep'] },
    },
    states: {
      closed: { on: { open: { guard: ({ context }) => context.list.length > 0, target: 'open' } } },
      open: { on: { close: 'closed' }, always: { guard: 'isEmpty', target: 'closed' } },
    },
  });
}
