import * as z from 'zod/mini';
import {
  type SheetReason,
  type SheetRun,
  type SheetRunFailure,
  type SheetRunSummary,
  sheetRunWaits,
} from '#core/sheets/sheet-run.ts';
import { coded, readingFields, understoodSheetToWire, understoodSheetWire } from './imports.wire.ts';
import {
  type PriceSheetPath,
  type SheetPath,
  sheetFileFields,
  sheetFileName,
  sheetReportFromWire,
  sheetReportToWire,
  sheetReportWire,
} from './sheets.wire.ts';

/** Uploaded sheets of one kind; another call uploads one and writes it at once. */
export const sheetRunsPath = (path: SheetPath | PriceSheetPath): string => `${path}/runs`;

/** The body of a call that brings one. */
export const sheetRunUploadWire = z.strictObject({ ...sheetFileFields, fileName: sheetFileName });

/** The sheet's `changedAt` as the caller saw it. */
const seenAt = z.number();

/** The body of a call that has a sheet read again. */
export const sheetReadingWire = z.strictObject({ seenAt, ...readingFields });

/** The body of a call that has a sheet written: whose columns are remembered. */
export const sheetApplyWire = z.strictObject({ seenAt, supplier: readingFields.supplier });

/** For new prices of a list: from when on they hold too, null for at once. */
export const priceSheetApplyWire = z.strictObject({
  ...sheetApplyWire.shape,
  at: z._default(z.nullable(z.string().check(z.maxLength(40))), null),
});

/** `seenAt` in the address of the call that discards a sheet. */
export const sheetDiscardQueryWire = z.strictObject({ seenAt: z.string().check(z.regex(/^\d{1,15}$/)) });

const stateFields = {
  id: z.string(),
  fileName: z.string(),
  supplier: z.nullable(z.string()),
  state: z.enum(['reading', 'planned', 'writing', 'done', 'failed']),
  startedBy: z.string(),
  changedAt: z.number(),
  keptUntil: z.number(),
  progress: z.nullable(z.object({ done: z.number(), total: z.number() })),
};

export const sheetRunWire = z.object({
  ...stateFields,
  wasApplied: z.boolean(),
  at: z.nullable(z.string()),
  /** Null of an older server, which does not say it. */
  waitsFor: z._default(z.nullable(z.enum(sheetRunWaits)), null),
  mapping: z.nullable(z.string()),
  sheet: z.nullable(z.string()),
  report: z.nullable(sheetReportWire),
  understood: z.nullable(understoodSheetWire),
  failure: z.nullable(coded<SheetRunFailure>()),
});

/** How many rows a planned sheet would write, and how many stay out. */
const plannedWire = z.nullable(z.object({ wouldWrite: z.number(), rejected: z.number() }));

export const sheetRunsWire = z.object({ runs: z.array(z.object({ ...stateFields, planned: plannedWire })) });

export const sheetRunToWire = <Reason extends SheetReason>(run: SheetRun<Reason>): z.input<typeof sheetRunWire> => ({
  ...run,
  report: run.report && sheetReportToWire(run.report),
  understood: run.understood && understoodSheetToWire(run.understood),
  failure: run.failure && { ...run.failure },
});

export const sheetRunFromWire = <Reason>(run: z.infer<typeof sheetRunWire>): SheetRun<Reason> => ({
  ...run,
  report: run.report && sheetReportFromWire<Reason>(run.report),
});

export const sheetRunsToWire = (runs: readonly SheetRunSummary[]): z.input<typeof sheetRunsWire> => ({
  runs: [...runs],
});
