import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import type { Caller } from '#core/access/caller.ts';
import type { RowToSet } from '#core/cart/cart.service.ts';
import type { Result } from '#core/shared/result.ts';
import {
  askedAgain,
  blankOrderDraft,
  type Mending,
  mendedLine,
  numberOf,
  type OpenedList,
  type OrderDraft,
  type OrderDraftMemory,
} from './order-draft.ts';
import type { AskedLine, QuickOrderFailure, QuickOrderService } from './quick-order.service.ts';
import type { QuickOrder } from './quick-order.ts';
import { emptied, linesToAsk, nothingRead, type QuickOrderContext, rowsToAdd, taken } from './quick-order-context.ts';

export type QuickOrderEvent =
  | { readonly type: 'type'; readonly text: string }
  /** Its lines come after those that are there. */
  | { readonly type: 'readText' }
  | { readonly type: 'readFile'; readonly content: AsyncIterable<Uint8Array> }
  | { readonly type: 'mend'; readonly line: number; readonly part: Mending }
  | { readonly type: 'remove'; readonly lines: readonly number[] }
  /** Prices or the cart may have changed: what stands is asked again. */
  | { readonly type: 'refresh' }
  /** The lines are a saved list's from now on. */
  | { readonly type: 'saved'; readonly list: OpenedList }
  /** A draft that was given up comes back. */
  | { readonly type: 'restore'; readonly draft: OrderDraft }
  | { readonly type: 'clear' }
  /** All lines into the cart, or none. */
  | { readonly type: 'add' }
  /** Nobody looks at it any more: what is being asked is not awaited. */
  | { readonly type: 'leave' };

export type QuickOrderEmitted = { readonly type: 'read'; readonly order: QuickOrder } | { readonly type: 'added' };

export interface QuickOrderPorts {
  readonly service: QuickOrderService;
  readonly caller: Caller;
  readonly memory: OrderDraftMemory;
  /** Sets all rows in the cart, or none, and tells the person of it. Answers whether they were set. */
  readonly add: (rows: readonly RowToSet[]) => Promise<boolean>;
}

export type QuickOrderActor = ActorRefFrom<ReturnType<typeof createQuickOrderMachine>>;

type Answer = Result<QuickOrder, QuickOrderFailure>;
const failureOf = (answer: Answer): QuickOrderFailure | null => (answer.ok ? null : answer.val);
type Reading = { readonly text: string } | { readonly content: AsyncIterable<Uint8Array> };

const linesLeft = ({ draft }: QuickOrderContext, event: QuickOrderEvent): readonly AskedLine[] =>
  event.type === 'remove' ? draft.lines.filter((line) => !event.lines.includes(numberOf(line))) : draft.lines;

/**
 * A quick order, from what is pasted to the cart. The server calculates everything anew at each change, so that sums and states are always its
 * own; a later question makes the answer of an earlier one irrelevant.
 */
export function createQuickOrderMachine({ service, caller, memory, add }: QuickOrderPorts) {
  return setup({
    types: {
      context: {} as QuickOrderContext,
      events: {} as QuickOrderEvent,
      emitted: {} as QuickOrderEmitted,
    },
    actors: {
      read: fromPromise<Answer, Reading>(({ input }) =>
        'text' in input ? service.resolve(caller, input) : service.readSheet(caller, input.content),
      ),
      resolve: fromPromise<Answer, readonly AskedLine[]>(({ input }) => service.resolve(caller, { lines: input })),
      add: fromPromise<boolean, readonly RowToSet[]>(({ input }) => add(input)),
    },
    guards: {
      /** One thing is read at a time. */
      mayRead: ({ context }) => context.read === null,
      mayReadText: ({ context }) => context.read === null && context.draft.text.trim() !== '',
      hasLines: ({ context }) => context.draft.lines.length > 0,
      hasOrder: ({ context }) => context.order !== null,
      /** A line is another since the server was asked. */
      isUnresolved: ({ context: { draft, order } }) =>
        JSON.stringify(draft.lines) !== JSON.stringify(order?.lines.map(askedAgain) ?? []),
      /** Nothing is left to ask for. */
      leavesNone: ({ context, event }) => context.read === null && linesLeft(context, event).length === 0,
      restoresLines: ({ event }) => event.type === 'restore' && event.draft.lines.length > 0,
    },
    actions: {
      keep: ({ context }) => memory.write(context.draft),
      type: assign(({ context, event }) =>
        event.type === 'type' ? { draft: { ...context.draft, text: event.text }, failure: null } : {},
      ),
      belong: assign(({ context, event }) =>
        event.type === 'saved' ? { draft: { ...context.draft, list: event.list } } : {},
      ),
      mend: assign(({ context, event }) => {
        if (event.type !== 'mend') return {};
        const lines = context.draft.lines.map((line) =>
          numberOf(line) === event.line ? mendedLine(line, event.part) : line,
        );
        return { draft: { ...context.draft, lines } };
      }),
      remove: assign(({ context, event }) => ({ draft: { ...context.draft, lines: linesLeft(context, event) } })),
      /** What is typed since then stays. */
      restore: assign(({ context, event }) => {
        if (event.type !== 'restore') return {};
        const text = context.draft.text === '' ? event.draft.text : context.draft.text;
        return { draft: { ...event.draft, text } };
      }),
      empty: assign(({ context }) => emptied(context)),
      clear: assign({ draft: blankOrderDraft, order: null, failure: null, ...nothingRead }),
      refuse: assign((_, answer: Answer) => ({ failure: failureOf(answer), ...nothingRead })),
      forgetRead: assign(nothingRead),
      append: assign((_, { lines, ignored }: QuickOrder) => ({ read: { lines: lines.map(askedAgain), ignored } })),
      take: assign(({ context }, answered: QuickOrder) => taken(context, answered)),
      tellRead: emit((_, order: QuickOrder) => ({ type: 'read' as const, order })),
      tellAdded: emit({ type: 'added' as const }),
    },
  }).createMachine({
    id: 'quick-order',
    context: () => ({ draft: memory.read(), order: null, failure: null, ...nothingRead }),
    initial: 'resting',
    on: {
      type: { actions: ['type', 'keep'] },
      saved: { actions: ['belong', 'keep'] },
      readText: { guard: 'mayReadText', target: '.reading' },
      readFile: { guard: 'mayRead', target: '.reading' },
      mend: { target: '.resolving', actions: ['mend', 'keep'] },
      remove: [
        { guard: 'leavesNone', target: '.resting', actions: ['empty', 'keep'] },
        { target: '.resolving', actions: ['remove', 'keep'] },
      ],
      refresh: { guard: 'hasLines', target: '.resolving' },
      restore: [
        { guard: 'restoresLines', target: '.resolving', actions: ['restore', 'keep'] },
        { target: '.resting', actions: ['restore', 'keep'] },
      ],
      clear: { target: '.resting', actions: ['clear', 'keep'] },
      leave: { target: '.resting', actions: 'forgetRead' },
    },
    states: {
      resting: { on: { add: { guard: 'hasOrder', target: 'adding' } } },
      reading: {
        entry: assign({ readText: ({ context, event }) => (event.type === 'readText' ? context.draft.text : null) }),
        invoke: {
          src: 'read',
          input: ({ context, event }) =>
            event.type === 'readFile' ? { content: event.content } : { text: context.draft.text },
          onDone: [
            {
              guard: ({ context, event }) => event.output.ok && context.draft.lines.length === 0,
              target: 'resting',
              actions: [
                { type: 'append', params: ({ event }) => event.output.unwrap() },
                { type: 'take', params: ({ event }) => event.output.unwrap() },
                'keep',
                { type: 'tellRead', params: ({ event }) => event.output.unwrap() },
              ],
            },
            {
              guard: ({ event }) => event.output.ok,
              target: 'resolving',
              actions: { type: 'append', params: ({ event }) => event.output.unwrap() },
            },
            {
              guard: 'isUnresolved',
              target: 'resolving',
              actions: { type: 'refuse', params: ({ event }) => event.output },
            },
            { target: 'resting', actions: { type: 'refuse', params: ({ event }) => event.output } },
          ],
        },
        on: {
          // What is read is resolved with the lines as they stand by then.
          readText: {},
          readFile: {},
          refresh: {},
          mend: { actions: ['mend', 'keep'] },
          remove: [{ guard: 'leavesNone', actions: ['empty', 'keep'] }, { actions: ['remove', 'keep'] }],
        },
      },
      resolving: {
        invoke: {
          src: 'resolve',
          input: ({ context }) => linesToAsk(context),
          onDone: [
            {
              guard: ({ context, event }) => event.output.ok && context.read !== null,
              target: 'resting',
              actions: [
                { type: 'take', params: ({ event }) => event.output.unwrap() },
                'keep',
                { type: 'tellRead', params: ({ event }) => event.output.unwrap() },
              ],
            },
            {
              guard: ({ event }) => event.output.ok,
              target: 'resting',
              actions: [{ type: 'take', params: ({ event }) => event.output.unwrap() }, 'keep'],
            },
            { target: 'resting', actions: { type: 'refuse', params: ({ event }) => event.output } },
          ],
        },
      },
      /** All lines are on their way into the cart: no line is another until it is known whether they are there. */
      adding: {
        invoke: {
          src: 'add',
          input: ({ context }) => rowsToAdd(context),
          onDone: [
            { guard: ({ event }) => event.output, target: 'resting', actions: ['tellAdded', 'empty', 'keep'] },
            // A colleague may have changed the cart.
            { target: 'resolving' },
          ],
        },
        on: { readText: {}, readFile: {}, mend: {}, remove: {}, refresh: {}, restore: {}, clear: {}, leave: {} },
      },
    },
  });
}
