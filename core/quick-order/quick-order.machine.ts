import { type ActorRefFrom, assign, emit, fromPromise, setup } from 'xstate';
import type { RowToSet } from '#core/cart/cart.service.ts';
import { Err, type Result } from '#core/shared/result.ts';
import { withoutDefects } from '#core/shared/without-defects.ts';
import { putBack } from './given-up.ts';
import { askedAgain, blankOrderDraft, mendedLine, numberOf, withList } from './order-draft.ts';
import type { AskedLine, QuickOrderFailure } from './quick-order.service.ts';
import { isReady, type QuickOrder } from './quick-order.ts';
import {
  emptied,
  isUnresolved,
  linesToAsk,
  nothingRead,
  type QuickOrderContext,
  rowsToAdd,
  withAnswer,
  withoutAdded,
} from './quick-order-context.ts';
import type { QuickOrderEmitted, QuickOrderEvent, QuickOrderPorts } from './quick-order-events.ts';

export type QuickOrderActor = ActorRefFrom<ReturnType<typeof createQuickOrderMachine>>;

type Answer = Result<QuickOrder, QuickOrderFailure>;
const failureOf = (answer: Answer): QuickOrderFailure | null => (answer.ok ? null : answer.val);
const tryAgain: Answer = Err({ code: 'unreachable' });
type Reading = { readonly text: string } | { readonly content: AsyncIterable<Uint8Array> };

const linesLeft = ({ draft }: QuickOrderContext, event: QuickOrderEvent): readonly AskedLine[] =>
  event.type === 'remove' ? draft.lines.filter((line) => !event.lines.includes(numberOf(line))) : draft.lines;

/** Lines came while others were on their way into the cart. */
const addedLeavesSome = (context: QuickOrderContext): boolean => (withoutAdded(context).draft?.lines.length ?? 0) > 0;

/**
 * A quick order, from what is pasted to the cart. The server calculates everything anew at each change, so that sums
 * and states are always its own; a later question makes the answer of an earlier one irrelevant.
 */
export function createQuickOrderMachine({ service, caller, memory, add, onDefect }: QuickOrderPorts) {
  const answered = withoutDefects(onDefect);
  return setup({
    types: {
      context: {} as QuickOrderContext,
      events: {} as QuickOrderEvent,
      emitted: {} as QuickOrderEmitted,
    },
    actors: {
      read: fromPromise<Answer, Reading>(({ input }) =>
        answered(
          () => ('text' in input ? service.resolve(caller, input) : service.readSheet(caller, input.content)),
          tryAgain,
        ),
      ),
      resolve: fromPromise<Answer, readonly AskedLine[]>(({ input }) =>
        answered(() => service.resolve(caller, { lines: input }), tryAgain),
      ),
      add: fromPromise<boolean, readonly RowToSet[]>(({ input }) => answered(() => add(input), false)),
    },
    guards: {
      /** Reads no second text or file before the first is read. */
      mayRead: ({ context }) => context.read === null,
      mayReadText: ({ context }) => context.read === null && context.draft.text.trim() !== '',
      hasLines: ({ context }) => context.draft.lines.length > 0,
      mayAdd: ({ context: { order } }) => order?.lines.every(isReady) ?? false,
      isUnresolved: ({ context }) => isUnresolved(context),
      /** No line is left to ask the server for. */
      leavesNone: ({ context, event }) => context.read === null && linesLeft(context, event).length === 0,
      restoresLines: ({ event }) => event.type === 'restore' && event.draft.lines.length > 0,
      isReading: ({ context }) => context.read !== null,
    },
    actions: {
      keep: ({ context }) => memory.write(context.draft),
      type: assign(({ context, event }) =>
        event.type === 'type'
          ? { draft: { ...context.draft, text: event.text }, failure: null, linesFailure: null }
          : {},
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
      open: assign(({ context, event }) =>
        event.type === 'open' ? { draft: withList(context.draft, event.lines, event.list) } : {},
      ),
      restore: assign(({ context, event }) =>
        event.type === 'restore' ? { draft: putBack(context.draft, event.draft) } : {},
      ),
      empty: assign(({ context }) => emptied(context)),
      clear: assign({ draft: blankOrderDraft, order: null, failure: null, linesFailure: null, ...nothingRead }),
      emptyOfAdded: assign(({ context }) => withoutAdded(context)),
      refuse: assign((_, answer: Answer) => ({ failure: failureOf(answer), ...nothingRead })),
      failLines: assign((_, answer: Answer) => ({ linesFailure: failureOf(answer), ...nothingRead })),
      forgetRead: assign(nothingRead),
      append: assign((_, { lines, ignored }: QuickOrder) => ({ read: { lines: lines.map(askedAgain), ignored } })),
      take: assign(({ context }, answered: QuickOrder) => withAnswer(context, answered)),
      tellRead: emit((_, order: QuickOrder) => ({ type: 'read' as const, order })),
      tellAdded: emit({ type: 'added' as const }),
    },
  }).createMachine({
    id: 'quick-order',
    context: () => ({ draft: memory.read(), order: null, failure: null, linesFailure: null, ...nothingRead }),
    initial: 'resting',
    on: {
      type: { actions: ['type', 'keep'] },
      saved: { actions: ['belong', 'keep'] },
      readText: { guard: 'mayReadText', target: '.reading' },
      readFile: { guard: 'mayRead', target: '.reading' },
      mend: { guard: 'hasLines', target: '.resolving', actions: ['mend', 'keep'] },
      remove: [
        { guard: 'leavesNone', target: '.resting', actions: ['empty', 'keep'] },
        { target: '.resolving', actions: ['remove', 'keep'] },
      ],
      refresh: { guard: 'hasLines', target: '.resolving' },
      open: { target: '.resolving', actions: ['open', 'keep'] },
      restore: [
        { guard: 'restoresLines', target: '.resolving', actions: ['restore', 'keep'] },
        { actions: ['restore', 'keep'] },
      ],
      clear: { target: '.resting', actions: ['clear', 'keep'] },
      leave: { target: '.resting', actions: 'forgetRead' },
    },
    states: {
      resting: {
        on: {
          add: [
            { guard: 'isUnresolved', target: 'resolving' },
            { guard: 'mayAdd', target: 'adding' },
          ],
        },
      },
      reading: {
        entry: assign({
          readText: ({ context, event }) => (event.type === 'readText' ? context.draft.text : null),
          failure: null,
        }),
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
          // The lines that were read are resolved together with those of the draft at that time.
          readText: {},
          readFile: {},
          refresh: {},
          mend: { actions: ['mend', 'keep'] },
          open: { actions: ['open', 'keep'] },
          restore: { actions: ['restore', 'keep'] },
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
            {
              guard: 'isReading',
              target: 'resting',
              actions: { type: 'refuse', params: ({ event }) => event.output },
            },
            { target: 'resting', actions: { type: 'failLines', params: ({ event }) => event.output } },
          ],
        },
      },
      /**
       * Puts all lines in the cart. Until the answer is known lines can be corrected, opened and restored; the other
       * events are ignored.
       */
      adding: {
        invoke: {
          src: 'add',
          input: ({ context }) => rowsToAdd(context),
          onDone: [
            {
              guard: ({ context, event }) => event.output && addedLeavesSome(context),
              target: 'resolving',
              actions: ['tellAdded', 'emptyOfAdded', 'keep'],
            },
            { guard: ({ event }) => event.output, target: 'resting', actions: ['tellAdded', 'emptyOfAdded', 'keep'] },
            // A colleague may have changed the cart.
            { target: 'resolving' },
          ],
        },
        on: {
          mend: { actions: ['mend', 'keep'] },
          open: { actions: ['open', 'keep'] },
          restore: { actions: ['restore', 'keep'] },
          readText: {},
          readFile: {},
          remove: {},
          refresh: {},
          clear: {},
          leave: {},
        },
      },
    },
  });
}
