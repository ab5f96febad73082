import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import type { SheetRunQueries } from '#web/sheet-exchange/sheet-run-queries.ts';

/** Sheets of new prices that come in, each list's by themselves. */
export interface PriceSheetQueries {
  of(id: PriceListId): SheetRunQueries<RowReason>;
  stop(): void;
}

export const createPriceSheetQueries = (open: (id: PriceListId) => SheetRunQueries<RowReason>): PriceSheetQueries => {
  const stores = new Map<PriceListId, SheetRunQueries<RowReason>>();
  return {
    of: (id) => getOrCreate(stores, id, () => open(id)),
    stop() {
      for (const { stop } of stores.values()) stop();
    },
  };
};
