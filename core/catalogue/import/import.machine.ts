import { assign, setup, transition } from 'xstate';
import type { ImportRun, RunFailure } from './import.service.ts';
import type { WalkProgress } from './walk.ts';

/** What happens to an import, in the order in which it may. */
export type ImportEvent =
  /** Its headings were understood. */
  | ({ readonly type: 'understood' } & Pick<ImportRun, 'columns' | 'unknownHeadings'>)
  /** So many rows of the file were read, or written. */
  | ({ readonly type: 'advanced' } & WalkProgress)
  /** The whole file was read, or written; nobody sees it before it is published. */
  | ({ readonly type: 'walked' } & WalkProgress)
  /** Somebody wants what was planned to be written. */
  | { readonly type: 'applied' }
  | { readonly type: 'published' }
  | { readonly type: 'failed'; readonly failure: RunFailure };

/** What a person is told of it, without the state. */
type ImportFacts = Omit<ImportRun, 'state'>;

/** An import's states: reading → planned → writing → done; failed from reading and writing (docs/rules/imports.md 3). */
const importMachine = setup({
  types: { context: {} as ImportFacts, input: {} as ImportFacts, events: {} as ImportEvent },
  actions: {
    understand: assign(({ event }) =>
      event.type === 'understood' ? { columns: event.columns, unknownHeadings: event.unknownHeadings } : {},
    ),
    // What was new before it was written is what a person wants to read afterwards too: writing finds no new names.
    advance: assign(({ event, context }) =>
      event.type === 'advanced' || event.type === 'walked'
        ? { rowsRead: event.rowsRead, summary: { ...event.summary, newNames: context.summary.newNames } }
        : {},
    ),
    plan: assign(({ event }) =>
      event.type === 'walked' ? { rowsRead: event.rowsRead, rowsTotal: event.rowsRead, summary: event.summary } : {},
    ),
    beginAnew: assign({ rowsRead: 0 }),
    fail: assign(({ event }) => (event.type === 'failed' ? { failure: event.failure } : {})),
  },
}).createMachine({
  id: 'import',
  context: ({ input }) => input,
  initial: 'reading',
  states: {
    reading: {
      on: {
        understood: { actions: 'understand' },
        advanced: { actions: 'advance' },
        walked: { target: 'planned', actions: 'plan' },
        failed: { target: 'failed', actions: 'fail' },
      },
    },
    planned: { on: { applied: { target: 'writing', actions: 'beginAnew' } } },
    writing: {
      on: {
        understood: { actions: 'understand' },
        advanced: { actions: 'advance' },
        walked: { actions: 'advance' },
        published: 'done',
        failed: { target: 'failed', actions: 'fail' },
      },
    },
    done: { type: 'final' },
    failed: { type: 'final' },
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
