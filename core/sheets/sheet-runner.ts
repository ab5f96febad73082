import type { Caller } from '#core/access/caller.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { SheetFailure, SheetReport, SheetUpload, UnderstoodColumns } from './sheet.service.ts';
import type { SheetLook } from './sheet-look.ts';
import type { SheetRunWait } from './sheet-run.ts';
import type { SheetTarget } from './sheet-target.ts';

/** A dry run, or the import of the history that the rows are written by. */
export interface SheetWork {
  /** Null for one that is only looked at. */
  readonly importId: string | null;
  /** What it is of; null where its kind has one thing alone. */
  readonly target?: SheetTarget | null | undefined;
  /** Answers all rejected rows; else the first of them. */
  readonly allRejected?: boolean | undefined;
  /** Aborted where the program stops: what was written stays, and the same import goes on later. */
  readonly signal?: AbortSignal | undefined;
  /** What there was at the look; nothing is written over something else (docs/rules/sheets.md 3). */
  readonly look?: SheetLook | null | undefined;
  /** Called with what there is, where nothing is written. */
  readonly onLook?: ((look: SheetLook) => void) | undefined;
  /** Says what is waited for while it is, and lets others go first. */
  readonly waits?: SheetWaits | undefined;
}

/** Awaits `until`, and says for what. */
export type SheetWaits = <Value>(wait: SheetRunWait, until: () => Promise<Value>) => Promise<Value>;

/** What is done with the files of one kind of sheet that come in. The service that calls it checks who may. */
export interface SheetReader<Reason> {
  /** Imports a file, or tells what it would do, also where `look` is outdated. */
  carryOut(caller: Caller, upload: SheetUpload, work: SheetWork): Promise<Result<SheetReport<Reason>, SheetFailure>>;
  /** The first rows of a file and what is understood of its columns. */
  understand(
    upload: Omit<SheetUpload, 'fileName'>,
    target?: SheetTarget | null,
  ): Promise<Result<UnderstoodColumns, SheetFailure>>;
}

/** Reads a kind of sheet that is exported too. */
export interface SheetRunner<Reason> extends SheetReader<Reason> {
  /** All things of the kind, a row each. */
  exportAll(
    caller: Caller,
    format: SheetFormat,
    signal?: AbortSignal,
  ): Promise<Result<NamedFile<AsyncIterable<Uint8Array>>, SheetFailure>>;
}
