import {
  type CatalogueProduct,
  type CatalogueRow,
  isForSale,
  typeIdsOf,
} from '#core/catalogue/products/catalogue-product.ts';
import { type Disabled, isDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import type { PriceListId } from '#core/shared/ids.ts';

const isOffered = (row: CatalogueRow): boolean => row.promotion !== null || row.offers.length > 0;

/**
 * The product with only the rows that are for sale, on offer, and of a brand that is not switched off; null without
 * any.
 */
export const offeredRows = (
  product: CatalogueProduct,
  priceListId: PriceListId,
  disabled: Disabled,
): CatalogueProduct | null => {
  const rows = product.rows.filter(
    (row) => isOffered(row) && isForSale(row, priceListId) && !isDisabled(disabled, row.brandId, typeIdsOf(product)),
  );
  return rows.length === 0 ? null : { ...product, rows };
};
