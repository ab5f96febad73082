import type { Caller } from '#core/access/caller.ts';
import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import { columnSets } from '#core/catalogue/import/rows/columns.ts';
import type { Field } from '#core/catalogue/import/rows/fields.ts';
import type { ColumnSet } from '#core/imports/column-set.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { HowToImport, SheetFailure, SheetReport } from '#core/sheets/sheet.service.ts';

/** A sheet of new prices of a list (CSV or XLSX: code, brand, price), and from when on they hold; null for at once. */
export interface PriceSheet {
  readonly fileName: string;
  readonly content: Uint8Array;
  readonly at: string | null;
}

/** New prices of a list out of a sheet: the capability behind `api/Management/PriceLists/{id}/sheets`. */
export interface PriceSheetService {
  /**
   * What the sheet says against the prices of today, and (`isDryRun` false) settles it for its moment. Rejected rows
   * stay out; the first `maxRejectedAnswered` of them are answered, or all where `allRejected` says so.
   */
  schedule(
    caller: Caller,
    id: PriceListId,
    sheet: PriceSheet,
    how: HowToImport,
    signal?: AbortSignal,
  ): Promise<Result<PriceSheetReport, SheetFailure>>;
}

export type PriceSheetReport = SheetReport<RowReason>;

export const maxPriceSheetRows = 200_000;

/** Columns of a sheet of new prices: its list is given beside it, and needs no column. */
export const priceSheetColumns: ColumnSet<Field> = {
  ...columnSets.prices,
  required: [['code'], ['price']],
  constants: ['brand'],
};
