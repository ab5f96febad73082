import type { Caller } from '#core/access/caller.ts';
import type { SpreadsheetFailure } from '#core/catalogue/import/spreadsheet.port.ts';
import type { CustomerFlaw } from '#core/customers/customer-details.ts';
import type { CustomerClash, CustomerNotAsSeen } from '#core/customers/customer-management.repository.port.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { UnknownName } from './customer-sheet.ts';

/** A workbook for people, and a text with semicolons. */
export const customerSheetFormats = ['xlsx', 'csv'] as const;
export type CustomerSheetFormat = (typeof customerSheetFormats)[number];

/** Customers out of a spreadsheet and into one, in the same columns: the capability behind `api/Management/CustomerSheets`. */
export interface CustomerSheetService {
  /** Every customer, by name, a row each. */
  take(
    caller: Caller,
    format: CustomerSheetFormat,
    signal?: AbortSignal,
  ): Promise<Result<NamedFile<AsyncIterable<Uint8Array>>, CustomerSheetFailure>>;
  /** What a file would do, or (`isDryRun` false) does: each row by its code, one after the other, so that running it again is safe. */
  bring(
    caller: Caller,
    content: Uint8Array,
    isDryRun: boolean,
  ): Promise<Result<CustomerSheetReport, CustomerSheetFailure>>;
}

export type RowReason =
  | CustomerFlaw
  | UnknownName
  | CustomerClash
  | CustomerNotAsSeen
  /** An error of the spreadsheet, or a formula that was never worked out; the column by its heading. */
  | { readonly code: 'cell-unreadable'; readonly heading: string }
  /** The same code stands in another row before it. */
  | { readonly code: 'code-repeated'; readonly line: number };

export interface RejectedCustomerRow {
  /** 1-based, as the spreadsheet counts. */
  readonly line: number;
  /** As they stand in the file. */
  readonly cells: readonly string[];
  readonly reasons: readonly RowReason[];
}

export interface CustomerSheetReport {
  readonly isDryRun: boolean;
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** As the file names its columns. */
  readonly headings: readonly string[];
  /** Those that no column of customers is called. */
  readonly ignored: readonly string[];
  readonly rejected: readonly RejectedCustomerRow[];
}

export const maxCustomerRows = 20_000;

export type CustomerSheetFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'not-offered' }
  /** No column is called code or name. */
  | { readonly code: 'customer-columns-missing' }
  | { readonly code: 'too-many-customer-rows'; readonly max: number }
  | { readonly code: 'exports-busy' }
  | { readonly code: 'given-up' }
  | SpreadsheetFailure;
