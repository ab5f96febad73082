import type { Caller } from '#core/access/caller.ts';
import type { ReadFailure } from '#core/catalogue/import/draft-source.port.ts';
import type { RowReason } from '#core/catalogue/import/row-reasons.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { HowToImport, SheetReport } from '#core/sheets/sheet.service.ts';
import type { ChangeFlaw } from './price-change.ts';
import type { PriceListClash } from './price-list-management.repository.port.ts';

/** A sheet of new prices of a list (CSV or XLSX: code, brand, price), and from when on they hold; null for at once. */
export interface PriceSheet {
  readonly fileName: string;
  readonly content: Uint8Array;
  readonly at: string | null;
}

/** New prices of a list out of a sheet: the capability behind `api/Management/PriceLists/{id}/sheets`. */
export interface PriceSheetService {
  /**
   * What the sheet says against the prices of today, and (`isDryRun` false) settles it for its moment. Its rejected
   * rows stay out; the first `maxRejectedTold` of them are answered, or all where `allRejected` says so.
   */
  schedule(
    caller: Caller,
    id: PriceListId,
    sheet: PriceSheet,
    how: HowToImport,
    signal?: AbortSignal,
  ): Promise<Result<PriceSheetReport, PriceSheetFailure>>;
}

export type PriceSheetReport = SheetReport<RowReason>;

export const maxPriceSheetRows = 200_000;

export type PriceSheetFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'not-offered' }
  | { readonly code: 'too-many-sheet-rows'; readonly max: number }
  | { readonly code: 'body-too-large' }
  /** It has no rows. */
  | { readonly code: 'price-sheet-empty' }
  | Extract<ChangeFlaw, { readonly code: `moment-${string}` }>
  | PriceListClash
  | ReadFailure;
