import type { Caller } from '#core/access/caller.ts';
import type { Change } from '#core/imports/change.ts';
import type { UnderstoodSheet } from '#core/imports/column-choice.ts';
import type { DecimalMarkUnclear } from '#core/imports/decimal-mark.ts';
import type { MappingFailure } from '#core/imports/mapping.ts';
import type { RecogniseFailure } from '#core/imports/recognise.ts';
import type { RepeatedBelow } from '#core/imports/repeated-rows.ts';
import type { CellsBeyondHeadings, TooManyCells } from '#core/imports/sheet-lines.ts';
import type { SheetReading } from '#core/imports/sheet-reading.ts';
import type { SpreadsheetFailure } from '#core/imports/spreadsheet.port.ts';
import type { CatalogueBusy } from '#core/shared/catalogue-busy.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { EmptiedField } from './emptied-fields.ts';
import type { SheetChangedSince } from './sheet-look.ts';
import type { SheetTargetFailure } from './sheet-target.ts';

/** Bytes of a sheet's file. */
export const maxSheetBytes = 8 * 1024 * 1024;

/** Rejected rows that are answered where not all are asked for. */
export const maxRejectedAnswered = 1000;

/** Rows that come in or change, of which what they do is answered; also the things that no row names. */
export const maxExamples = 500;

/** What is there and no row of a sheet names: nothing is done to it (docs/rules/imports.md 14). */
export interface MissingThings {
  readonly count: number;
  /** The first of them. */
  readonly names: readonly string[];
}

/**
 * Whether a file is only looked at, and whether all its rejected rows are answered, for their file, or the first of
 * them.
 */
export interface HowToImport {
  readonly isDryRun: boolean;
  readonly allRejected?: boolean | undefined;
}

export interface SheetUpload extends SheetReading {
  /** The file's name, for the history. */
  readonly fileName: string;
  readonly content: Uint8Array;
}

/** What is understood of a sheet's columns, none where that is not enough, and its first rows. */
export type UnderstoodColumns = UnderstoodSheet;

/**
 * Things of one kind out to a spreadsheet and in from one, in the same columns. `Reason` is why a row of it stays out.
 */
export interface SheetService<Reason> {
  /** All things of the kind, a row each. */
  exportAll(
    caller: Caller,
    format: SheetFormat,
    signal?: AbortSignal,
  ): Promise<Result<NamedFile<AsyncIterable<Uint8Array>>, SheetFailure>>;
  /** What a file would do, or (`isDryRun` false) does: row after row, so that running it again is safe. */
  importFile(
    caller: Caller,
    upload: SheetUpload,
    isDryRun: boolean,
    /** Answers all rejected rows, for their file; else the first of them. */
    allRejected?: boolean,
  ): Promise<Result<SheetReport<Reason>, SheetFailure>>;
  /** The first rows of a file and what is understood of its columns, for the person who assigns the columns by hand. */
  readColumns(caller: Caller, upload: Omit<SheetUpload, 'fileName'>): Promise<Result<UnderstoodColumns, SheetFailure>>;
}

/**
 * A cell with an error of the spreadsheet, or a formula that was never worked out, by its heading; a row whose cells
 * stand nobody knows where.
 */
export type RowUnreadable =
  | { readonly code: 'cell-unreadable'; readonly heading: string }
  /** A number with another decimal mark than the one that was given for the sheet. */
  | { readonly code: 'other-decimal-mark'; readonly heading: string; readonly value: string }
  /** Dollars, or other money than pesos. */
  | { readonly code: 'foreign-amount'; readonly heading: string; readonly value: string }
  /** A code that lost digits in the spreadsheet ('7,00E+02'), or that it made a date. */
  | { readonly code: 'damaged-code' | 'code-became-date'; readonly heading: string; readonly value: string }
  | TooManyCells
  | CellsBeyondHeadings
  | RepeatedBelow;

/** The row of that line has the same thing already, and counts. */
export interface RowRepeated {
  readonly code: 'code-repeated' | 'document-repeated' | 'document-contradicted' | 'offer-repeated';
  readonly line: number;
}

export interface RejectedSheetRow<Reason> {
  /** 1-based, as the spreadsheet counts. */
  readonly line: number;
  /** The cells as in the file. */
  readonly cells: readonly string[];
  readonly reasons: readonly Reason[];
}

/** What a row does; the first row where a thing has several. */
export interface SheetExample {
  readonly line: number;
  readonly kind: 'new' | 'changed';
  /** The name of its thing. */
  readonly name: string;
  readonly changes: readonly Change[];
}

export interface SheetReport<Reason> {
  readonly isDryRun: boolean;
  /** The import's id in the history, by which it can be undone; null where none was recorded. */
  readonly importId: string | null;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Null where it is not counted. */
  readonly missing: MissingThings | null;
  /** The file's own headings. */
  readonly headings: readonly string[];
  /**
   * The mapping that it was read with: the one that was said, or the remembered one; null where its headings were
   * enough.
   */
  readonly mapping: string | null;
  /** Headings that are no column of the sheet. */
  readonly ignored: readonly string[];
  /** Rows whose price changes steeply; null where they are not counted. */
  readonly steep: number | null;
  /** The data that its empty cells would empty, by field, of all its rows; none of one that is written. */
  readonly emptied: readonly EmptiedField[];
  /** The first rows that come in or change. */
  readonly examples: readonly SheetExample[];
  /** All rejected rows, or the first. */
  readonly rejected: readonly RejectedSheetRow<Reason>[];
  /** How many there are. */
  readonly rejectedCount: number;
  /** Rows that count and that some of those rejected repeat: they stand with them in their file. */
  readonly kept: readonly RejectedSheetRow<Reason>[];
  /** Why nothing was written of one that was confirmed; null where nothing changed since it was looked at. */
  readonly changedSince: SheetChangedSince | null;
}

export type SheetFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'not-offered' }
  | { readonly code: 'too-many-sheet-rows'; readonly max: number }
  | { readonly code: 'body-too-large' }
  /** Somebody else writes the catalogue: nothing more is imported, and what was stays. */
  | CatalogueBusy
  | { readonly code: 'exports-busy' }
  /** The job of the sheet ended without saying why. What was written before stays. */
  | { readonly code: 'interrupted' }
  | { readonly code: 'given-up' }
  | DecimalMarkUnclear
  /** A thousand rows took longer than any honest file's. */
  | { readonly code: 'reading-too-slow' }
  | SheetTargetFailure
  | SpreadsheetFailure
  | RecogniseFailure
  | MappingFailure;
