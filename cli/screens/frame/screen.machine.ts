import { type ActorRefFrom, assign, raise, type SnapshotFrom } from 'xstate';
import { isOnBoard, laneSizes, laneToLoad } from './board.ts';
import { afterAction, shown, withAnswer } from './screen-changes.ts';
import { questionOf, type ScreenContext } from './screen-context.ts';
import type { AskedPages } from './screen-pages.ts';
import { nearEnd, screenSetup } from './screen-setup.ts';
import { fieldOf } from './text-field.ts';

export type ScreenActor = ActorRefFrom<typeof screenMachine>;
export type ScreenSnapshot = SnapshotFrom<typeof screenMachine>;

/** The list from its beginning: its first page, or as much as was there. */
const fromStart = (context: ScreenContext, isAgain: boolean): AskedPages => ({
  screen: context.screen,
  question: questionOf(context),
  after: null,
  atLeast: isAgain ? context.items.length : 0,
  lanes: isOnBoard(context) ? { atLeast: isAgain ? laneSizes(context) : {} } : null,
});

/** The page after those that are there. */
const nextPage = (context: ScreenContext): AskedPages => {
  const lane = isOnBoard(context) ? laneToLoad(context, nearEnd) : null;
  return {
    ...{ screen: context.screen, question: questionOf(context), atLeast: 0 },
    after: lane === null ? context.next : (context.laneNext[lane] ?? null),
    lanes: lane === null ? null : { more: lane },
  };
};

/**
 * A screen of the terminal: its list, which is asked for by pages and again when something outdates it; what is open
 * beside it; and what stands before both, the filter, a dialog or the help. A failure is shown, and leaves the rows and
 * the typed text as they were.
 */
export const screenMachine = screenSetup.createMachine({
  id: 'screen',
  type: 'parallel',
  context: ({ input: { screen, isWide, question = null } }) => ({
    screen,
    isWide,
    tab: Math.max(
      0,
      screen.tabs.findIndex(({ id }) => id === question?.tab),
    ),
    text: question?.text ?? '',
    only: question?.only ?? null,
    items: [],
    itemsBefore: [],
    next: null,
    laneNext: {},
    note: null,
    counts: {},
    work: null,
    cursor: 0,
    marked: new Set(),
    opened: null,
    detail: null,
    scroll: 0,
    helpScroll: 0,
    finding: fieldOf(''),
    dialog: null,
    drafts: new Map(),
    message: null,
    problem: null,
    listProblem: null,
    detailProblem: null,
    pageProblem: null,
    isStale: false,
    end: null,
  }),
  on: {
    'pasted-aside': { actions: 'tellPastedAside' },
    'not-alone': { actions: 'tellNotAlone' },
    'connected-again': { actions: 'forgetProblems' },
    'session-over': { actions: 'tellSessionOver' },
  },
  states: {
    list: {
      initial: 'loading',
      on: {
        move: { actions: 'move' },
        mark: { actions: 'mark' },
        'mark-all': { actions: 'markAll' },
        outdated: { actions: 'stale' },
        refresh: { actions: 'stale' },
        tab: { guard: 'hasTabs', target: '.loading', actions: 'turnTab' },
        lane: { actions: 'turnLane' },
        resized: { guard: 'isOther', target: '.refreshing', actions: 'resize' },
        narrow: [{ guard: 'mayNarrow', target: '.loading', actions: 'narrow' }, { actions: 'tellNotNarrowed' }],
        asked: '.loading',
        acted: '.refreshing',
        all: { guard: 'isFiltered', target: '.loading', actions: 'findAll' },
      },
      states: {
        loading: {
          entry: 'fresh',
          invoke: {
            src: 'pages',
            input: ({ context }) => fromStart(context, false),
            onDone: {
              target: 'ready',
              actions: [
                assign(({ context, event }) => withAnswer(context, event.output, false)),
                raise({ type: 'taken' }),
              ],
            },
          },
        },
        ready: {
          always: [
            { guard: 'isStale', target: 'settling' },
            { guard: 'isNearEnd', target: 'more' },
          ],
          after: {
            working: { guard: 'isWorking', target: 'refreshing' },
            again: { guard: 'isAskedAgain', target: 'refreshing' },
          },
        },
        /** A single change often brings several live events. */
        settling: { after: { settling: 'refreshing' } },
        refreshing: {
          entry: 'fresh',
          invoke: {
            src: 'pages',
            input: ({ context }) => fromStart(context, true),
            onDone: {
              target: 'ready',
              actions: [
                assign(({ context, event }) => withAnswer(context, event.output, false)),
                raise({ type: 'taken' }),
              ],
            },
          },
        },
        more: {
          invoke: {
            src: 'pages',
            input: ({ context }) => nextPage(context),
            onDone: [
              {
                guard: ({ event }) => 'problem' in event.output,
                target: 'cutShort',
                actions: assign(({ context, event }) => withAnswer(context, event.output, true)),
              },
              { target: 'ready', actions: assign(({ context, event }) => withAnswer(context, event.output, true)) },
            ],
          },
        },
        /** The rest could not be asked for: it is asked for when somebody moves on, or asks again. */
        cutShort: {
          on: {
            refresh: [
              { guard: 'isNearEnd', target: 'more' },
              { target: 'ready', actions: 'stale' },
            ],
            outdated: { target: 'ready', actions: 'stale' },
            move: { target: 'ready', actions: 'move' },
            lane: { target: 'ready', actions: 'turnLane' },
          },
        },
      },
    },
    pane: {
      initial: 'closed',
      states: {
        closed: { on: { open: { guard: 'mayOpen', target: 'open', actions: 'openRow' } } },
        open: {
          initial: 'asking',
          on: {
            back: { target: 'closed', actions: 'close' },
            tab: { guard: 'hasTabs', target: 'closed', actions: 'close' },
            narrow: { guard: 'mayNarrow', target: 'closed' },
            asked: 'closed',
            all: 'closed',
            scroll: { actions: 'scroll' },
            next: { guard: 'hasNext', target: '.asking', actions: 'openNext' },
          },
          states: {
            asking: {
              invoke: {
                src: 'open',
                input: ({ context: { screen, opened } }) => ({ screen, item: opened }),
                onDone: { target: 'shown', actions: assign(({ event }) => shown(event.output)) },
              },
            },
            // The list is newer than what is open.
            shown: { on: { taken: 'asking' } },
          },
        },
      },
    },
    layer: {
      initial: 'none',
      states: {
        none: {
          on: {
            find: { target: 'finding', actions: 'beginFinding' },
            help: 'help',
            act: { target: 'opening', actions: 'ask' },
          },
        },
        finding: {
          on: {
            typed: { actions: 'typeFinding' },
            submit: { target: 'none', actions: ['find', raise({ type: 'asked' })] },
            dismiss: 'none',
          },
        },
        help: {
          entry: 'helpFromTop',
          on: { dismiss: 'none', help: 'none', 'scroll-help': { actions: 'scrollHelp' } },
        },
        opening: {
          always: [
            { guard: 'isAnswered', target: 'running' },
            { guard: 'isDialog', target: 'asking' },
            { target: 'none' },
          ],
        },
        asking: {
          on: {
            typed: { actions: 'typeIntoDialog' },
            choose: { actions: 'choose' },
            submit: { target: 'opening', actions: 'goOn' },
            answer: [
              { guard: ({ event }) => event.isYes, target: 'opening', actions: 'goOn' },
              { target: 'none', actions: ['keepDraft', 'endDialog'] },
            ],
            dismiss: [
              { guard: 'isFirstStep', target: 'none', actions: ['keepDraft', 'endDialog'] },
              { actions: 'goBack' },
            ],
          },
        },
        running: {
          invoke: {
            src: 'run',
            input: ({ context }) => {
              if (context.dialog === null) throw new Error('nothing was asked');
              return context.dialog;
            },
            onDone: [
              {
                guard: ({ event, context }) => 'problem' in event.output && (context.dialog?.steps.length ?? 0) > 0,
                target: 'asking',
                actions: [assign(({ context, event }) => afterAction(context, event.output)), raise({ type: 'acted' })],
              },
              {
                guard: ({ event }) => 'problem' in event.output,
                target: 'none',
                actions: [
                  assign({
                    problem: ({ event }) => ('problem' in event.output ? event.output.problem : null),
                    dialog: null,
                  }),
                  raise({ type: 'acted' }),
                ],
              },
              {
                target: 'none',
                actions: [assign(({ context, event }) => afterAction(context, event.output)), raise({ type: 'acted' })],
              },
            ],
          },
        },
      },
    },
  },
});
