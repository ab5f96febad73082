import type { ImportProgress } from '#core/imports/import-record.ts';
import type { SheetRunKindName } from '#core/imports/record-kinds.ts';
import type { SheetReport } from './sheet.service.ts';
import type { SheetLook } from './sheet-look.ts';
import type { SheetRunSummary, StoredSheetRun } from './sheet-run.ts';

/** A sheet and how many of its rows are written. */
export interface FoundSheetRun {
  readonly stored: StoredSheetRun;
  readonly progress: ImportProgress | null;
}

export type SheetRunStanding = Pick<StoredSheetRun, 'id' | 'kind' | 'state' | 'attempt' | 'changedAt'>;

/** A sheet in a list; `lookedAt` is when somebody last asked how far it is, in milliseconds since 1970. */
export interface ListedSheetRun
  extends Omit<SheetRunSummary, 'keptUntil' | 'planned'>,
    Pick<StoredSheetRun, 'lookedAt'> {
  /** The figures of its report; null where it has none. */
  readonly counts: Pick<SheetReport<never>, 'created' | 'changed' | 'unchanged' | 'rejectedCount'> | null;
  /** Why it failed; null where it did not. */
  readonly failureCode: string | null;
  /** The worksheet that was read of a workbook with several; '' for all others. */
  readonly worksheet: string;
  /** Whether somebody had it written before: some of its rows may be stored. */
  readonly wasApplied: boolean;
}

/** Keeps uploaded sheets and their files, for all processes; no backup holds them. */
export interface SheetRunRepository {
  /**
   * Keeps a sheet that begins, with its file: both are there, or neither. Sheets that nobody asked about for a day are
   * forgotten, and the oldest ones beyond fifty that nobody works on.
   */
  add(stored: StoredSheetRun, content: Uint8Array): Promise<void>;
  /**
   * Sheets of a kind, and of a target where one is given, what happened last first; sheets that nobody asked about for
   * a day before `now` are forgotten.
   */
  list(kind: SheetRunKindName, target: string | null, now: number): Promise<readonly ListedSheetRun[]>;
  find(id: string): Promise<StoredSheetRun | null>;
  /** How it stands, without its report: that may be a thousand rows. */
  standing(id: string): Promise<SheetRunStanding | null>;
  /** Notes that somebody asked for the sheet, and answers it; null where it is not kept, or past its day. */
  follow(id: string, now: number): Promise<FoundSheetRun | null>;
  /** The file of the sheet; null where it is not kept. */
  content(id: string): Promise<Uint8Array | null>;
  /**
   * Changes it in one step: two who do wait for each other. Null where it is not kept, or `change` answers null: then
   * nothing is written. A `look` takes the place of the one before it, in the same step.
   */
  update(
    id: string,
    change: (stored: StoredSheetRun) => StoredSheetRun | null,
    look?: SheetLook,
  ): Promise<StoredSheetRun | null>;
  /** What there was when it was last compared; null where that is not known. */
  look(id: string): Promise<SheetLook | null>;
  /** Takes its file out; its report stays. */
  dropContent(id: string): Promise<void>;
  /** Takes it out, with its file, in one step with `mayGo`. False where that says no, or it is not there. */
  forget(id: string, mayGo: (stored: StoredSheetRun) => boolean): Promise<boolean>;
}
