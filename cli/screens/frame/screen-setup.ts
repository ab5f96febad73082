import { assign, fromPromise, setup } from 'xstate';
import { whyNoRow } from '../nothing-chosen.ts';
import { sessionOverText } from '../session-over.ts';
import { byLane, isOnBoard, keysOfLane, laneToLoad, movedInLane, turnedLane } from './board.ts';
import { choosing, type Dialog, draftOf, goneBack, goneOn, isAnswered, openDialog, typedInto } from './dialog.ts';
import type { Done, Only, Question, Screen } from './screen.ts';
import { fromTheTop, kept } from './screen-changes.ts';
import { draftKey, keyAt, nextCursor, type ScreenContext, targetsOf, withItems } from './screen-context.ts';
import type { ScreenEvent } from './screen-event.ts';
import { type Answer, type AskedPages, type Pages, pages } from './screen-pages.ts';
import { edited, fieldOf, roomProblem } from './text-field.ts';

/** Rows below the cursor from which on the next page is asked for: about as many as a window shows. */
export const nearEnd = 30;

/** Longest filter, in characters. */
const maxFindLength = 100;

async function opened({ screen, item }: { readonly screen: Screen; readonly item: unknown }): Promise<Answer<unknown>> {
  const { detail } = screen;
  if (detail === null) return { got: item };
  const answer = await detail.open(item);
  return answer.ok ? { got: answer.val } : { problem: answer.val };
}

async function done({ action, items, answers }: Dialog): Promise<Answer<Done>> {
  const answer = await action.run(items, answers);
  return answer.ok ? { got: answer.val } : { problem: answer.val };
}

const withDialog =
  (change: (dialog: Dialog, context: ScreenContext) => Dialog | null) =>
  ({ context }: { context: ScreenContext }): Partial<ScreenContext> =>
    context.dialog === null ? {} : { dialog: change(context.dialog, context) };

/** What only the rows of the one that is open or on share; null where it shares nothing that is known. */
const narrowedTo = (context: ScreenContext): Only | null => {
  const [item] = targetsOf(context, false);
  return item === undefined ? null : (context.screen.narrowing?.of(item) ?? null);
};

const noMessages = { message: null, problem: null, detailProblem: null };

/** What the machine of a screen is made with: actors that ask, guards, and what each event changes. */
export const screenSetup = setup({
  types: {
    context: {} as ScreenContext,
    events: {} as ScreenEvent,
    input: {} as {
      readonly screen: Screen;
      readonly isWide: boolean;
      /** What is asked first; the whole list where nothing says. */
      readonly question?: Question | null;
    },
  },
  actors: {
    pages: fromPromise<Answer<Pages>, AskedPages>(({ input }) => pages(input)),
    open: fromPromise<Answer<unknown>, { readonly screen: Screen; readonly item: unknown }>(({ input }) =>
      opened(input),
    ),
    run: fromPromise<Answer<Done>, Dialog>(({ input }) => done(input)),
  },
  delays: { settling: 150, working: 700, again: 5000 },
  guards: {
    isStale: ({ context }) => context.isStale,
    /** The window became wide enough for the board, or too narrow. */
    isOther: ({ context, event }) =>
      event.type === 'resized' && context.screen.board !== undefined && event.isWide !== context.isWide,
    hasTabs: ({ context }) => context.screen.tabs.length > 0,
    mayNarrow: ({ context }) => context.only !== null || narrowedTo(context) !== null,
    isAskedAgain: ({ context }) => context.screen.isAskedAgain === true,
    isWorking: ({ context }) => context.work !== null,
    isNearEnd: ({ context }) =>
      isOnBoard(context)
        ? laneToLoad(context, nearEnd) !== null
        : context.next !== null && context.cursor + nearEnd >= context.items.length,
    hasItems: ({ context }) => context.items.length > 0,
    mayOpen: ({ context }) => context.screen.detail !== null && context.cursor < context.items.length,
    hasNext: ({ context, event }) => {
      const to = nextCursor(context, event.type === 'next' ? event.by : 0);
      return to >= 0 && to < context.items.length;
    },
    isAnswered: ({ context }) => context.dialog !== null && isAnswered(context.dialog),
    isFirstStep: ({ context }) => context.dialog !== null && goneBack(context.dialog) === null,
    isDialog: ({ context }) => context.dialog !== null,
    isFiltered: ({ context }) => context.text !== '' || context.only !== null,
  },
  actions: {
    move: assign(({ context, event }) => {
      if (event.type !== 'move') return {};
      const cursor = isOnBoard(context)
        ? movedInLane(context, event.by)
        : Math.max(0, Math.min(context.items.length - 1, context.cursor + event.by));
      return {
        cursor,
        message: null,
        problem: null,
      };
    }),
    helpFromTop: assign({ helpScroll: 0 }),
    scrollHelp: assign(({ event }) => (event.type === 'scroll-help' ? { helpScroll: event.to } : {})),
    scroll: assign(({ event }) => (event.type === 'scroll' ? { scroll: event.to } : {})),
    mark: assign(({ context }) => {
      const key = keyAt(context);
      if (key === null || !context.screen.actions.some(({ isBulk }) => isBulk)) return {};
      const marked = new Set(context.marked);
      if (!marked.delete(key)) marked.add(key);
      const next = isOnBoard(context)
        ? movedInLane(context, 1)
        : Math.min(context.items.length - 1, context.cursor + 1);
      return { marked, cursor: next, message: null };
    }),
    markAll: assign(({ context }) => {
      const { screen, items, marked } = context;
      if (!screen.actions.some(({ isBulk }) => isBulk)) return {};
      if (isOnBoard(context)) {
        const keys = keysOfLane(context);
        const others = [...marked].filter((key) => !keys.includes(key));
        return { marked: new Set(keys.every((key) => marked.has(key)) ? others : [...others, ...keys]) };
      }
      return { marked: new Set(marked.size > 0 ? [] : items.map((item) => screen.keyOf(item))) };
    }),
    turnTab: assign(({ context, event }) => {
      const { length } = context.screen.tabs;
      if (event.type !== 'tab') return {};
      return { tab: (context.tab + event.by + length) % length, ...fromTheTop(context) };
    }),
    turnLane: assign(({ context, event }) =>
      event.type === 'lane' ? { cursor: turnedLane(context, event.by), message: null, problem: null } : {},
    ),
    resize: assign(({ context, event }) => {
      if (event.type !== 'resized') return {};
      const { isWide } = event;
      // Until the list comes again its rows stay where they belong by now.
      return {
        isWide,
        next: null,
        laneNext: {},
        ...withItems(context, isWide ? byLane(context.screen, context.items) : context.items),
      };
    }),
    narrow: assign(({ context }) => ({
      only: context.only === null ? narrowedTo(context) : null,
      ...fromTheTop(context),
    })),
    tellNotNarrowed: assign(({ context }) => ({
      problem:
        targetsOf(context, false).length === 0
          ? whyNoRow(context.items, context.listProblem)
          : 'El servidor no dice de quién es',
      message: null,
    })),
    beginFinding: assign(({ context }) => ({ finding: fieldOf(context.text), message: null })),
    typeFinding: assign(({ context: { finding }, event }) =>
      event.type === 'typed'
        ? {
            finding: edited(finding, event.edit, maxFindLength),
            problem: roomProblem(finding, event.edit, maxFindLength),
          }
        : {},
    ),
    find: assign(({ context }) => ({ text: context.finding.text.trim(), ...fromTheTop(context) })),
    findAll: assign(({ context }) => ({ text: '', only: null, ...fromTheTop(context) })),
    tellPastedAside: assign({ problem: 'Lo que pegaste no se usó: acá no hay dónde escribir', message: null }),
    tellNotAlone: assign({ problem: 'Llegaron varias teclas juntas: apretala sola', message: null }),
    tellSessionOver: assign({ problem: sessionOverText, message: null }),
    /** Calls that failed without a connection may work now. */
    forgetProblems: assign(({ context: { dialog } }) => ({
      problem: null,
      dialog: dialog === null ? null : { ...dialog, problem: null },
    })),
    stale: assign({ isStale: true }),
    fresh: assign({ isStale: false }),
    clearMessages: assign(noMessages),
    openRow: assign(({ context }) => ({
      opened: context.items[context.cursor] ?? null,
      detail: null,
      scroll: 0,
      ...noMessages,
    })),
    openNext: assign(({ context, event }) => {
      const cursor = nextCursor(context, event.type === 'next' ? event.by : 0);
      return { cursor, opened: context.items[cursor] ?? null, detail: null, scroll: 0, ...noMessages };
    }),
    close: assign({ opened: null, detail: null, scroll: 0, ...noMessages }),
    ask: assign(({ context, event }) => {
      const action = context.screen.actions.find(({ key }) => event.type === 'act' && key === event.key);
      if (action === undefined) return {};
      const items = action.isOfScreen === true ? [] : targetsOf(context, action.isBulk === true);
      if (items.length === 0 && action.isOfScreen !== true) {
        return { problem: whyNoRow(context.items, context.listProblem), message: null };
      }
      const problem = action.refuses?.(items) ?? null;
      if (problem !== null) return { problem, message: null };
      const before = context.drafts.get(draftKey(context, action.key, items));
      return { dialog: openDialog(action, items, before), message: null, problem: null };
    }),
    typeIntoDialog: assign(({ context, event }) =>
      event.type === 'typed' && context.dialog !== null ? { dialog: typedInto(context.dialog, event.edit) } : {},
    ),
    choose: assign(({ context, event }) =>
      event.type === 'choose' && context.dialog !== null ? { dialog: choosing(context.dialog, event) } : {},
    ),
    goOn: assign(withDialog((dialog) => goneOn(dialog))),
    goBack: assign(withDialog((dialog) => goneBack(dialog))),
    keepDraft: assign(({ context }) =>
      context.dialog === null ? {} : { drafts: kept(context, draftOf(context.dialog)) },
    ),
    endDialog: assign({ dialog: null }),
  },
});
