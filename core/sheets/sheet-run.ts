import type { Caller } from '#core/access/caller.ts';
import type { ImportProgress } from '#core/imports/import-record.ts';
import type { ImportState } from '#core/imports/import-state.ts';
import type { SheetRunKindName } from '#core/imports/record-kinds.ts';
import type { SheetReading } from '#core/imports/sheet-reading.ts';
import type { SheetFailure, SheetReport, UnderstoodColumns } from './sheet.service.ts';
import type { SheetTarget } from './sheet-target.ts';

/**
 * What one that is being written waits for: a change of its list's prices that is due and not made yet, or another
 * sheet of that list, which was confirmed before it.
 */
export const sheetRunWaits = ['price-change', 'other-sheet'] as const;
export type SheetRunWait = (typeof sheetRunWaits)[number];

/** A sheet that was brought: what it would do, and once somebody says so what it did (docs/rules/sheets.md 1). */
export interface SheetRun<Reason> extends SheetReading {
  readonly id: string;
  readonly fileName: string;
  /** reading → planned → writing → done; failed from reading and writing. */
  readonly state: ImportState;
  /** The user name of who brought it. */
  readonly startedBy: string;
  /** When something last happened to it; milliseconds since 1970. */
  readonly changedAt: number;
  /** When it is deleted unless somebody opens it again; milliseconds since 1970. */
  readonly keptUntil: number;
  /** Whether somebody had it written before: then some of its rows may be stored, in any state of the run. */
  readonly wasApplied: boolean;
  /**
   * The moment from which the sheet holds, ISO 8601; null for at once, until somebody confirms it, and for kinds
   * without one.
   */
  readonly at: string | null;
  /** Rows that are written, of all; null before the first ones are, and once it has ended. */
  readonly progress: ImportProgress | null;
  /** What it waits for before its first rows are written; null for nothing. */
  readonly waitsFor: SheetRunWait | null;
  /** What it would do while it is planned, what it did once it is done; null in the other states. */
  readonly report: SheetReport<Reason> | null;
  /** The first rows and what is understood of the columns, where they were read or a person has to name the columns. */
  readonly understood: UnderstoodColumns | null;
  /** Why it failed; null where it did not. */
  readonly failure: SheetRunFailure | null;
}

/** A sheet in a list, without its rows. */
export interface SheetRunSummary
  extends Omit<
    SheetRun<never>,
    'wasApplied' | 'at' | 'waitsFor' | 'report' | 'understood' | 'failure' | 'mapping' | 'sheet'
  > {
  /** While it is planned: how many rows it would write, and how many stay out; null in the other states. */
  readonly planned: { readonly wouldWrite: number; readonly rejected: number } | null;
}

export type SheetRunFailure =
  | SheetFailure
  | { readonly code: 'import-not-found' }
  | { readonly code: 'import-not-ready'; readonly state: ImportState }
  /** Somebody had it read again or written, or it was changed otherwise, since the caller saw it. */
  | { readonly code: 'import-changed' }
  /** None of its rows was rejected. */
  | { readonly code: 'nothing-rejected' };

/** All that a person sees of a sheet, but when and by whom. */
export type SheetRunFacts = SheetReading & {
  readonly report: SheetReport<SheetReason> | null;
  readonly understood: UnderstoodColumns | null;
  readonly failure: SheetRunFailure | null;
};

/** Why a row stays out, of any kind of sheet. */
export interface SheetReason {
  readonly code: string;
}

/** A sheet as every process finds it. */
export interface StoredSheetRun extends SheetRunFacts {
  readonly id: string;
  readonly kind: SheetRunKindName;
  /** Null where its kind has one thing alone. */
  readonly target: SheetTarget | null;
  readonly fileName: string;
  readonly state: ImportState;
  /** How many times something was asked of it: each is a job of its own. */
  readonly attempt: number;
  /** The last user who had it read or confirmed it: rows are written with their rights and name. */
  readonly caller: Caller;
  /** The user name of who brought it. */
  readonly startedBy: string;
  /** By which the history knows what it writes, or wrote last; null before it is first applied. */
  readonly importId: string | null;
  /** The import before it was confirmed again, some of whose rows may be stored. */
  readonly earlierImportId: string | null;
  /** When somebody last asked how far it is; milliseconds since 1970. */
  readonly lookedAt: number;
  /** When something last happened to it; milliseconds since 1970. */
  readonly changedAt: number;
}
