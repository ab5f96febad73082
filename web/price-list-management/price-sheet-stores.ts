import type { RowReason } from '#core/catalogue/import/row-reasons.ts';
import { getOrCreate } from '#core/shared/get-or-create.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import type { SheetRunStore } from '#web/sheet-exchange/sheet-run-store.ts';

/** Sheets of new prices that come in, each list's by themselves. */
export interface PriceSheetStores {
  of(id: PriceListId): SheetRunStore<RowReason>;
  stop(): void;
}

export const createPriceSheetStores = (open: (id: PriceListId) => SheetRunStore<RowReason>): PriceSheetStores => {
  const stores = new Map<PriceListId, SheetRunStore<RowReason>>();
  return {
    of: (id) => getOrCreate(stores, id, () => open(id)),
    stop() {
      for (const { stop } of stores.values()) stop();
    },
  };
};
