import type { Caller } from '#core/access/caller.ts';
import type { SheetReading } from '#core/imports/sheet-reading.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { SheetUpload } from './sheet.service.ts';
import type { SheetRun, SheetRunFailure, SheetRunSummary } from './sheet-run.ts';

/**
 * Sheets of one kind that come in: each is kept with what it would do, and written by a job, so that a person who
 * leaves the screen finds it again (docs/rules/sheets.md 1). `Reason` is why a row of it stays out.
 */
export interface SheetRunService<Reason> {
  /** The kept sheets of all users, the last changed first; none whose file can never be read. */
  list(caller: Caller): Promise<Result<readonly SheetRunSummary[], SheetRunFailure>>;
  /** Takes a file in and begins to read it; nothing of it is written. */
  start(caller: Caller, upload: SheetUpload): Promise<Result<SheetRun<Reason>, SheetRunFailure>>;
  show(caller: Caller, id: string): Promise<Result<SheetRun<Reason>, SheetRunFailure>>;
  /**
   * Reads the same file again in another way, or one that failed. `seenAt` is the `changedAt` that the caller saw:
   * `import-changed` where it has moved since.
   */
  readAgain(
    caller: Caller,
    id: string,
    seenAt: number,
    reading: SheetReading,
  ): Promise<Result<SheetRun<Reason>, SheetRunFailure>>;
  /**
   * Writes what was planned, row after row; the columns are remembered for `supplier`, and what is of a moment holds
   * from `at` on (ISO 8601; null for at once). What is written is what was seen: `seenAt` as for `readAgain`.
   */
  apply(
    caller: Caller,
    id: string,
    seenAt: number,
    supplier: string | null,
    at?: string | null,
  ): Promise<Result<SheetRun<Reason>, SheetRunFailure>>;
  /**
   * All rejected rows, and those that they repeat, as a sheet that can be corrected and uploaded again: of one that is
   * planned or done.
   */
  rejectedRows(
    caller: Caller,
    id: string,
    format: SheetFormat,
    signal?: AbortSignal,
  ): Promise<Result<NamedFile<AsyncIterable<Uint8Array>>, SheetRunFailure>>;
  /**
   * Forgets it and its file, as it was seen: `seenAt` as for `readAgain`. What is being written cannot be stopped:
   * `import-not-ready`.
   */
  discard(caller: Caller, id: string, seenAt: number): Promise<Result<void, SheetRunFailure>>;
}
