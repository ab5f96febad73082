import { assign, setup, transition } from 'xstate';
import { isMisunderstood } from '#core/imports/misunderstood.ts';
import type { SheetPreview } from '#core/imports/sheet-preview.ts';
import type { ImportRun, RunFailure } from './import.service.ts';
import type { ChangedSinceLook } from './plan/changed-since-look.ts';
import type { RowProgress } from './plan/import-rows.ts';
import { emptySummary } from './plan/plan.ts';

/** Events of an import, in the order in which they may come. */
export type ImportEvent =
  /** The headings of the sheet were understood. */
  | ({ readonly type: 'understood' } & Pick<
      ImportRun,
      'columns' | 'decimal' | 'constants' | 'headings' | 'unknownHeadings'
    >)
  /** The first rows were seen, whether or not the headings are understood. */
  | { readonly type: 'opened'; readonly preview: SheetPreview }
  /** Somebody said which column is what: the sheet is read again from the beginning. */
  | ({ readonly type: 'mapped' } & Pick<ImportRun, 'supplier'>)
  /** So many rows of the file were read, or written. */
  | ({ readonly type: 'advanced' } & RowProgress)
  /** The whole file was read, or written; nobody sees it before it is published. */
  | ({ readonly type: 'read' } & RowProgress)
  /** Somebody wants what was planned to be written. */
  | { readonly type: 'applied' }
  /** Something that the import would write over was changed since it was looked at: nothing of it was written. */
  | ({ readonly type: 'overtaken'; readonly changedSince: ChangedSinceLook } & RowProgress)
  | { readonly type: 'published' }
  | { readonly type: 'failed'; readonly failure: RunFailure };

/** The facts of an import before its file is read. */
export const nothingRead: Pick<
  ImportRun,
  | 'rowsRead'
  | 'rowsTotal'
  | 'columns'
  | 'decimal'
  | 'constants'
  | 'headings'
  | 'unknownHeadings'
  | 'summary'
  | 'changedSince'
> = {
  ...{ rowsRead: 0, rowsTotal: null, columns: [], decimal: 'auto', constants: [], headings: [], unknownHeadings: [] },
  summary: emptySummary,
  changedSince: null,
};

/** What is told as it was planned, also after it was written: it is in the catalogue by then. */
const plannedAlone = ({ newNames, alike, alikeCodes }: ImportRun['summary']) => ({ newNames, alike, alikeCodes });

/** All that a person sees of an import, without its state. */
type ImportFacts = Omit<ImportRun, 'state'>;

/**
 * An import's states: reading → planned → writing → done; failed from reading and writing (docs/rules/imports.md 3).
 * One that is planned, or was misunderstood, is read again with another mapping (4); one that would write over what was
 * changed since somebody looked at it is planned again (22).
 */
const importMachine = setup({
  types: { context: {} as ImportFacts, input: {} as ImportFacts, events: {} as ImportEvent },
  actions: {
    understand: assign(({ event }) =>
      event.type === 'understood'
        ? {
            columns: event.columns,
            decimal: event.decimal,
            constants: event.constants,
            headings: event.headings,
            unknownHeadings: event.unknownHeadings,
          }
        : {},
    ),
    open: assign(({ event }) => (event.type === 'opened' ? { preview: event.preview } : {})),
    readAgain: assign(({ event }) =>
      event.type === 'mapped' ? { ...nothingRead, preview: null, failure: null, supplier: event.supplier } : {},
    ),
    // What was new before it was written is what a person wants to read afterwards too: writing finds no new names.
    advance: assign(({ event, context }) =>
      event.type === 'advanced' || event.type === 'read'
        ? { rowsRead: event.rowsRead, summary: { ...event.summary, ...plannedAlone(context.summary) } }
        : {},
    ),
    plan: assign(({ event }) =>
      event.type === 'read' ? { rowsRead: event.rowsRead, rowsTotal: event.rowsRead, summary: event.summary } : {},
    ),
    beginAnew: assign({ rowsRead: 0, changedSince: null }),
    planAgain: assign(({ event, context }) =>
      event.type === 'overtaken'
        ? {
            rowsRead: event.rowsRead,
            rowsTotal: event.rowsRead,
            summary: { ...event.summary, ...plannedAlone(context.summary) },
            changedSince: event.changedSince,
          }
        : {},
    ),
    fail: assign(({ event }) => (event.type === 'failed' ? { failure: event.failure } : {})),
  },
  guards: { isMisunderstood: ({ context }) => context.failure !== null && isMisunderstood(context.failure) },
}).createMachine({
  id: 'import',
  context: ({ input }) => input,
  initial: 'reading',
  states: {
    reading: {
      on: {
        opened: { actions: 'open' },
        understood: { actions: 'understand' },
        advanced: { actions: 'advance' },
        read: { target: 'planned', actions: 'plan' },
        failed: { target: 'failed', actions: 'fail' },
      },
    },
    planned: {
      on: {
        applied: { target: 'writing', actions: 'beginAnew' },
        mapped: { target: 'reading', actions: 'readAgain' },
      },
    },
    writing: {
      on: {
        understood: { actions: 'understand' },
        advanced: { actions: 'advance' },
        read: { actions: 'advance' },
        overtaken: { target: 'planned', actions: 'planAgain' },
        published: 'done',
        failed: { target: 'failed', actions: 'fail' },
      },
    },
    done: { type: 'final' },
    failed: { on: { mapped: { target: 'reading', actions: 'readAgain', guard: 'isMisunderstood' } } },
  },
});

/** The import after an event; null where its state allows none of that kind. */
export const nextRun = (run: ImportRun, event: ImportEvent): ImportRun | null => {
  const { state, ...facts } = run;
  const snapshot = importMachine.resolveState({ value: state, context: facts });
  if (!snapshot.can(event)) return null;
  const [next] = transition(importMachine, snapshot, event);
  return { ...next.context, state: next.value };
};
