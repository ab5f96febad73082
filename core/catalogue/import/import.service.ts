import type { Caller } from '#core/access/caller.ts';
import type { UnderstoodSheet } from '#core/imports/column-choice.ts';
import type { ImportState } from '#core/imports/import-state.ts';
import type { ImportKind } from '#core/imports/record-kinds.ts';
import type { SheetReading } from '#core/imports/sheet-reading.ts';
import type { Result } from '#core/shared/result.ts';
import type { ChangedSinceLook } from './plan/changed-since-look.ts';
import type { ImportSummary } from './plan/plan.ts';
import type { ReadFailure } from './rows/draft-source.port.ts';

/** Bringing spreadsheets into the catalogue: first what would happen, then all of it or nothing. */
export interface ImportService {
  /** Takes the file in and starts reading and comparing it; nothing is written. */
  start(caller: Caller, upload: ImportUpload): Promise<Result<ImportRun, ImportFailure>>;
  /**
   * Reads the same file again with another mapping, worksheet or price list: one that is planned, or whose columns were
   * not understood.
   */
  map(caller: Caller, id: string, reading: ImportReading): Promise<Result<ImportRun, ImportFailure>>;
  /** Imports with a dry run that were neither confirmed nor discarded, the newest first. */
  unconfirmed(caller: Caller): Promise<Result<readonly UnconfirmedImport[], ImportFailure>>;
  show(caller: Caller, id: string): Promise<Result<ImportRun, ImportFailure>>;
  /**
   * Writes what was planned; where it would write over what was changed since, it is planned again and tells that, and
   * the next time it counts as seen (docs/rules/imports.md 22).
   */
  apply(caller: Caller, id: string, options: ImportApplying): Promise<Result<ImportRun, ImportFailure>>;
  /**
   * Forgets it and its file. One that is being read or written is given up first, and nothing of it stays. One that is
   * done was too late: `import-not-ready`.
   */
  discard(caller: Caller, id: string): Promise<Result<void, ImportFailure>>;
}

export interface ImportApplying {
  /** Refuses a file with any rejected row. */
  readonly strict: boolean;
  /**
   * The `changedAt` that the caller saw: `import-changed` where it has moved since; null where the caller gives none.
   */
  readonly seenAt: number | null;
}

/** How a file is read. */
export interface ImportReading extends SheetReading {
  /** The price list that a list of prices is for, where neither the file nor the mapping says so. */
  readonly priceList: string | null;
}

export interface ImportUpload extends ImportReading {
  readonly kind: ImportKind;
  readonly fileName: string;
  /** The file's bytes, as they come. */
  readonly content: AsyncIterable<Uint8Array>;
}

export interface ImportRun extends UnderstoodSheet {
  readonly id: string;
  readonly kind: ImportKind;
  readonly fileName: string;
  /** The supplier of the list; null where nobody named one. */
  readonly supplier: string | null;
  readonly state: ImportState;
  readonly rowsRead: number;
  /** Rows of the whole file, once it has been read. */
  readonly rowsTotal: number | null;
  /** The sheet's heading row; empty where it has none, or is not understood. */
  readonly headings: readonly string[];
  readonly unknownHeadings: readonly string[];
  readonly summary: ImportSummary;
  /** What was changed since an import that was to be written was looked at, so that it waits to be confirmed anew. */
  readonly changedSince: ChangedSinceLook | null;
  /** When something last happened to it; milliseconds since 1970. */
  readonly changedAt: number;
  readonly failure: RunFailure | null;
}

/** A sheet that was looked at, and neither imported nor discarded (docs/rules/imports.md 20). */
export interface UnconfirmedImport {
  readonly id: string;
  readonly kind: ImportKind;
  readonly fileName: string;
  /** The worksheet that was read of a workbook with several; '' for all others. */
  readonly worksheet: string;
  /** Null where nobody named the supplier. */
  readonly supplier: string | null;
  /** The name of the user who uploaded it. */
  readonly startedBy: string;
  /** When it was read; milliseconds since 1970. */
  readonly readAt: number;
  /** When it is deleted unless somebody opens it again; milliseconds since 1970. */
  readonly keptUntil: number;
  /** Whether its columns are understood: it can be imported as it is. */
  readonly isUnderstood: boolean;
}

export type RunFailure =
  | ReadFailure
  | { readonly code: 'catalogue-busy'; readonly holder: string }
  /** `strict`, and rows were rejected. */
  | { readonly code: 'rows-rejected'; readonly rejected: number }
  | { readonly code: 'interrupted' };

export type ImportFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'import-not-found' }
  | { readonly code: 'import-not-ready'; readonly state: ImportState }
  /** Somebody had it read again or written since the caller saw it. */
  | { readonly code: 'import-changed' }
  | { readonly code: 'body-too-large' }
  | RunFailure;
