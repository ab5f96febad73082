import { assign, setup, transition } from 'xstate';
import type { SheetReading } from '#core/imports/sheet-reading.ts';
import type { SheetReport, UnderstoodColumns } from './sheet.service.ts';
import type { SheetReason, SheetRunFacts, SheetRunFailure, StoredSheetRun } from './sheet-run.ts';

/** What a person asks of a sheet as they saw it: when it had last changed, in milliseconds since 1970. */
interface AskedOfSeen {
  readonly seenAt: number;
}

/** Events of an uploaded sheet. */
export type SheetRunEvent =
  /** The sheet was read and compared with the stored things. */
  | {
      readonly type: 'planned';
      readonly report: SheetReport<SheetReason>;
      readonly understood: UnderstoodColumns | null;
    }
  /** The sheet is to be read again, perhaps with another mapping. */
  | ({ readonly type: 'again' } & AskedOfSeen & SheetReading)
  /**
   * Somebody wants what was planned to be written; `supplier` is whose columns are remembered, `at` from when on it
   * holds (null for at once).
   */
  | ({ readonly type: 'applied'; readonly supplier: string | null; readonly at: string | null } & AskedOfSeen)
  /** Something that the sheet would write over was changed since it was looked at: nothing of it was written. */
  | { readonly type: 'overtaken'; readonly report: SheetReport<SheetReason> }
  | { readonly type: 'done'; readonly report: SheetReport<SheetReason> }
  | { readonly type: 'failed'; readonly failure: SheetRunFailure; readonly understood: UnderstoodColumns | null };

/**
 * The states of a sheet: reading → planned → writing → done; failed from reading and writing, and read again from there
 * (docs/rules/sheets.md 1). One that would write over what was changed since somebody looked at it is planned again
 * (3).
 */
const sheetRunMachine = setup({
  types: { context: {} as SheetRunFacts, input: {} as SheetRunFacts, events: {} as SheetRunEvent },
  actions: {
    // The mapping may be a remembered one: keeping it makes sure that what was seen is what is written.
    plan: assign(({ event }) =>
      event.type === 'planned'
        ? { report: event.report, understood: event.understood, mapping: event.report.mapping, failure: null }
        : {},
    ),
    readAgain: assign(({ event }) =>
      event.type === 'again'
        ? {
            mapping: event.mapping,
            sheet: event.sheet,
            supplier: event.supplier,
            report: null,
            understood: null,
            failure: null,
          }
        : {},
    ),
    apply: assign(({ event }) => (event.type === 'applied' ? { supplier: event.supplier } : {})),
    planAgain: assign(({ event }) => (event.type === 'overtaken' ? { report: event.report } : {})),
    finish: assign(({ event }) => (event.type === 'done' ? { report: event.report } : {})),
    fail: assign(({ event }) =>
      event.type === 'failed' ? { report: null, understood: event.understood, failure: event.failure } : {},
    ),
  },
}).createMachine({
  id: 'sheetRun',
  context: ({ input }) => input,
  initial: 'reading',
  states: {
    reading: {
      on: { planned: { target: 'planned', actions: 'plan' }, failed: { target: 'failed', actions: 'fail' } },
    },
    planned: {
      on: {
        again: { target: 'reading', actions: 'readAgain' },
        applied: { target: 'writing', actions: 'apply' },
      },
    },
    writing: {
      on: {
        done: { target: 'done', actions: 'finish' },
        overtaken: { target: 'planned', actions: 'planAgain' },
        failed: { target: 'failed', actions: 'fail' },
      },
    },
    done: { type: 'final' },
    failed: { on: { again: { target: 'reading', actions: 'readAgain' } } },
  },
});

/** Why a sheet may not be forgotten by somebody who saw it so (milliseconds since 1970); null where it may. */
export const whyNotForgotten = (
  { state, changedAt }: Pick<StoredSheetRun, 'state' | 'changedAt'>,
  seenAt: number,
): SheetRunFailure | null => {
  if (changedAt !== seenAt) return { code: 'import-changed' };
  return state === 'writing' ? { code: 'import-not-ready', state } : null;
};

/**
 * The sheet after an event at that time (milliseconds since 1970); null where its state allows none of that kind, or
 * where it has changed since the caller saw it.
 */
export const nextSheetRun = (stored: StoredSheetRun, event: SheetRunEvent, now: number): StoredSheetRun | null => {
  if ('seenAt' in event && event.seenAt !== stored.changedAt) return null;
  const { mapping, sheet, supplier, report, understood, failure } = stored;
  const context: SheetRunFacts = { mapping, sheet, supplier, report, understood, failure };
  const snapshot = sheetRunMachine.resolveState({ value: stored.state, context });
  if (!snapshot.can(event)) return null;
  const [next] = transition(sheetRunMachine, snapshot, event);
  // An import of which no row was written is not in the history.
  const importId = event.type === 'overtaken' ? stored.earlierImportId : stored.importId;
  const at = event.type === 'applied' ? event.at : (stored.target?.at ?? null);
  const target = stored.target && { ...stored.target, at };
  return { ...stored, ...next.context, target, importId, state: next.value, changedAt: now };
};
