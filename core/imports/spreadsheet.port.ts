import type { Failure, Result } from '#core/shared/result.ts';

/** A cell that the file holds but that no one can read as a value. `column` is 0-based. */
export type CellFault =
  | { readonly code: 'formula-without-value'; readonly column: number }
  | { readonly code: 'error-value'; readonly column: number; readonly value: string }
  /** A number of more than 15 digits: the spreadsheet program itself has already lost the last ones. */
  | { readonly code: 'number-too-long'; readonly column: number; readonly value: string };

/** A row with something in it. */
export interface SpreadsheetRow {
  /** 1-based: the line of a CSV where the row starts, the row number of a worksheet. */
  readonly line: number;
  /**
   * Cells as text: dates are ISO, numbers have a decimal point, neither grouping nor exponent, texts have no formula
   * mark. A number that the file shows as a percentage or in dollars is the text that a person sees, with all its
   * decimals: '12,5 %', 'U$S 12,5'.
   */
  readonly cells: readonly string[];
  /** 0-based columns that the file stores as a number: '39.125' there is never thirty-nine thousand. */
  readonly numeric?: readonly number[];
  /** 0-based columns that the file stores as a date: a code there is what the spreadsheet program made of another. */
  readonly dates?: readonly number[];
  readonly faults?: readonly CellFault[];
}

/** Why a file can't be read. Sizes in bytes, lines 1-based. */
export type SpreadsheetFailure =
  | (Failure<'file-not-found'> & { readonly path: string })
  | Failure<'empty-file'>
  | Failure<'not-a-spreadsheet'>
  | Failure<'old-excel'>
  /** The file is named as one of Excel; it is a text, and its headings are not known. */
  | Failure<'text-called-excel'>
  | Failure<'password-protected'>
  | (Failure<'unreadable-encoding'> & { readonly line: number })
  | (Failure<'unclosed-quote'> & { readonly line: number })
  | (Failure<'damaged-file'> & { readonly detail: string })
  | (Failure<'sheet-not-found'> & { readonly wanted: string; readonly sheets: readonly string[] })
  | (Failure<'zip-bomb'> & { readonly unpacked: number; readonly limit: number })
  | (Failure<'too-large'> & {
      readonly what: 'file' | 'unpacked' | 'rows' | 'columns' | 'cell';
      readonly limit: number;
      readonly line?: number;
    });

/** Judges a worksheet by its first rows, of which it gets `headingSearchRows` at most. */
export type IsReadableSheet = (firstRows: readonly (readonly string[])[]) => boolean;

export interface OpenOptions {
  /**
   * A worksheet by name or 1-based number; when absent the first that is not hidden and `isReadable`, else the first
   * that is not hidden and has something in it, else the first that has. A CSV has one sheet and ignores it.
   */
  readonly sheet?: string | number;
  /** Whether a worksheet with these first rows is one of those that are looked for; where nothing is said any is. */
  readonly isReadable?: IsReadableSheet;
}

export interface OpenSpreadsheet {
  readonly format: 'csv' | 'xlsx';
  /** Names of all worksheets, empty for a CSV. */
  readonly sheets: readonly string[];
  /** The name of the one being read, empty for a CSV. */
  readonly sheet: string;
  /** Names of the other worksheets that a person sees and that have something in them; empty for a CSV. */
  readonly others: readonly string[];
  /** Bytes of the file, for a progress bar. */
  readonly size: number;
  /** Can be iterated once. A failure is the last thing that comes; rows before it were good. */
  readonly batches: AsyncIterable<Result<readonly SpreadsheetRow[], SpreadsheetFailure>>;
}

export interface SpreadsheetReader {
  /** Opens a file by path; its content decides what it is, its name doesn't. */
  open(path: string, options?: OpenOptions): Promise<Result<OpenSpreadsheet, SpreadsheetFailure>>;
}
