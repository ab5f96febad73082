import type { SpreadsheetFailure } from '#core/catalogue/import/spreadsheet.port.ts';
import type { Result } from '#core/shared/result.ts';
import type { CustomerSheetFormat } from './customer-sheet.service.ts';
import type { CustomerSheetField } from './customer-sheet.ts';

/** A sheet as it was read: its first row names the columns. */
export interface CustomerTable {
  readonly headings: readonly string[];
  readonly rows: readonly CustomerTableRow[];
}

export interface CustomerTableRow {
  /** 1-based, as the spreadsheet counts. */
  readonly line: number;
  readonly cells: readonly string[];
  /** 0-based columns whose cells the file holds but nobody can read: an error, a formula without its value. */
  readonly unreadable: readonly number[];
}

export interface CustomerTables {
  read(
    content: Uint8Array,
    mostRows: number,
  ): Promise<
    Result<CustomerTable, SpreadsheetFailure | { readonly code: 'too-many-customer-rows'; readonly max: number }>
  >;
  /** The bytes of the file; null where too many are being made. An aborted signal rejects. */
  write(
    format: CustomerSheetFormat,
    rows: readonly Readonly<Record<CustomerSheetField, string>>[],
    signal?: AbortSignal,
  ): Promise<AsyncIterable<Uint8Array> | null>;
}
