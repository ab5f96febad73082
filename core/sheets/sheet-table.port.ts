import type { IsReadableSheet, SpreadsheetFailure } from '#core/imports/spreadsheet.port.ts';
import type { Result } from '#core/shared/result.ts';
import type { SheetFormat } from '#core/shared/sheet-format.ts';

/** A sheet as it was read, titles and headings among its rows. */
export interface SheetTable {
  readonly rows: readonly SheetTableRow[];
  /** A CSV, not a workbook. */
  readonly isText: boolean;
  /** Names of all worksheets, empty for a CSV. */
  readonly sheets: readonly string[];
  /** The worksheet that was read, empty for a CSV. */
  readonly sheet: string;
  /** Names of the other worksheets that a person sees and that have something in them; empty for a CSV. */
  readonly others: readonly string[];
}

export interface SheetTableRow {
  /** 1-based, as the spreadsheet counts. */
  readonly line: number;
  readonly cells: readonly string[];
  /**
   * 0-based columns whose cells are numbers of the spreadsheet's own: written with a comma, also where the sheet's
   * texts use a point.
   */
  readonly numeric: readonly number[];
  /** 0-based columns whose cells the workbook keeps as dates; left out for none. */
  readonly dates?: readonly number[];
  /** 0-based columns whose cells the file holds but nobody can read: an error, a formula without its value. */
  readonly unreadable: readonly number[];
}

/** The name and the columns of a sheet. */
export interface SheetLayout {
  readonly name: string;
  readonly columns: readonly { readonly heading: string; readonly isWide: boolean }[];
}

export interface SheetTables {
  /**
   * Rows beyond `maxRows` are not read; one more tells that there are any. `sheet` is a worksheet's name or number,
   * null for the first that a person sees and `isReadable`, else the first with something in it.
   */
  read(
    content: Uint8Array,
    options: {
      readonly maxRows: number;
      readonly sheet: string | number | null;
      readonly isReadable: IsReadableSheet;
    },
  ): Promise<Result<SheetTable, SpreadsheetFailure>>;
  /** The bytes of the file; null where too many are being made. An aborted signal rejects. */
  write(
    format: SheetFormat,
    layout: SheetLayout,
    batches: AsyncIterable<readonly (readonly string[])[]>,
    signal?: AbortSignal,
  ): Promise<AsyncIterable<Uint8Array> | null>;
}
