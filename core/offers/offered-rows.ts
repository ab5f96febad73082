import { type Disabled, isDisabled } from '#core/catalogue/exclusions/disabled.ts';
import { type CardRow, isForSale, type ProductCard, typeIdsOf } from '#core/catalogue/products/product-card.ts';
import type { PriceListId } from '#core/shared/ids.ts';

const isOffered = (row: CardRow): boolean => row.promotion !== null || row.offers.length > 0;

/**
 * The card with only the rows that are for sale, on offer, and of a brand that is not switched off; null without any.
 */
export const offeredRows = (card: ProductCard, priceListId: PriceListId, disabled: Disabled): ProductCard | null => {
  const rows = card.rows.filter(
    (row) => isOffered(row) && isForSale(row, priceListId) && !isDisabled(disabled, row.brandId, typeIdsOf(card)),
  );
  return rows.length === 0 ? null : { ...card, rows };
};
