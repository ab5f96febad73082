import type { Caller } from '#core/access/caller.ts';
import type { TooManyCells } from '#core/catalogue/import/sheet-lines.ts';
import type { SpreadsheetFailure } from '#core/catalogue/import/spreadsheet.port.ts';
import type { CatalogueBusy } from '#core/catalogue/names/catalogue-name.repository.port.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';

/** A workbook for people, and a text with semicolons. */
export const sheetFormats = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

/** Bytes of a sheet's file. */
export const maxSheetBytes = 8 * 1024 * 1024;

/** Rejected rows that are answered where not all are asked for. */
export const maxRejectedTold = 1000;

/** Things of one kind out to a spreadsheet and in from one, in the same columns. `Reason` is why a row of it stays out. */
export interface SheetService<Reason> {
  /** All of them, a row each. */
  take(
    caller: Caller,
    format: SheetFormat,
    signal?: AbortSignal,
  ): Promise<Result<NamedFile<AsyncIterable<Uint8Array>>, SheetFailure>>;
  /** What a file would do, or (`isDryRun` false) does: row after row, so that running it again is safe. */
  bring(
    caller: Caller,
    content: Uint8Array,
    isDryRun: boolean,
    /** Answers all rejected rows, for their file; else the first of them. */
    allRejected?: boolean,
  ): Promise<Result<SheetReport<Reason>, SheetFailure>>;
}

/** A cell with an error of the spreadsheet, or a formula that was never worked out, by its heading; a row whose cells stand nobody knows where. */
export type RowUnreadable = { readonly code: 'cell-unreadable'; readonly heading: string } | TooManyCells;

export interface RejectedSheetRow<Reason> {
  /** 1-based, as the spreadsheet counts. */
  readonly line: number;
  /** As they stand in the file. */
  readonly cells: readonly string[];
  readonly reasons: readonly Reason[];
}

export interface SheetReport<Reason> {
  readonly isDryRun: boolean;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** As the file names its columns. */
  readonly headings: readonly string[];
  /** Those that no column of the sheet is called. */
  readonly ignored: readonly string[];
  /** All of them, or the first. */
  readonly rejected: readonly RejectedSheetRow<Reason>[];
  /** How many there are. */
  readonly rejectedCount: number;
}

export type SheetFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'not-offered' }
  /** Columns that have to be there and are not, as they are called on the way out. */
  | { readonly code: 'sheet-columns-missing'; readonly columns: readonly string[] }
  | { readonly code: 'too-many-sheet-rows'; readonly max: number }
  | { readonly code: 'body-too-large' }
  /** Somebody else writes the catalogue: nothing more is imported, and what was stays. */
  | CatalogueBusy
  | { readonly code: 'exports-busy' }
  | { readonly code: 'given-up' }
  | SpreadsheetFailure;
