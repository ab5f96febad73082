import {
  type CatalogueProduct,
  type CatalogueRow,
  isForSale,
  isWithoutPrice,
} from '#core/catalogue/products/catalogue-product.ts';
import { priceOf, type ViewerContext } from '#core/catalogue/products/price-for-customer.ts';
import { isSwitchedOff } from '#core/catalogue/products/row-on-sale.ts';
import { stockStates } from '#core/catalogue/products/stock.ts';
import { costAt } from '#core/pricing/price.ts';
import { toCents } from '#core/shared/money.ts';
import type { OrderRow } from './quick-order.ts';

export interface ProductAndRow {
  readonly product: CatalogueProduct;
  readonly row: CatalogueRow;
}

/** Nobody can order a row of a brand or family that is switched off. */
export const isVisibleRow =
  ({ disabled }: Pick<ViewerContext, 'disabled'>) =>
  ({ product, row }: ProductAndRow): boolean =>
    !isSwitchedOff(product, row, disabled);

export const isOrderable = ({ row }: ProductAndRow, { terms }: Pick<ViewerContext, 'terms'>): boolean =>
  isForSale(row, terms.priceListId);

/**
 * The row at the caller's prices, as so many of it would be ordered beside what the cart holds: a part of one is one,
 * null takes the multiple.
 */
export const toOrderRow = (
  { product, row }: ProductAndRow,
  wanted: number | null,
  { terms, inCart }: ViewerContext,
): OrderRow => {
  const quantity = wanted === null ? row.multiple : Math.ceil(wanted);
  const held = inCart.get(row.productPriceId) ?? 0;
  const price = priceOf(product, row, terms);
  const cost = price === null ? null : costAt(price, held + quantity).cost;
  return {
    productId: product.shown.productId,
    productPriceId: row.productPriceId,
    code: row.code,
    brand: row.brandName,
    description: product.shown.description,
    drawing: product.shown.drawing,
    multiple: row.multiple,
    offers: (price?.offers ?? []).map(({ minQuantity, multiplesOnly }) => ({ minQuantity, multiplesOnly })),
    stockState: row.stockState,
    isDiscontinued: row.isDiscontinued,
    isNotAvailable: price === null && !row.isDiscontinued,
    isWithoutPrice: isWithoutPrice(row, price),
    inCart: held,
    quantity,
    cost,
    subtotal: cost === null ? null : toCents(cost.times(quantity)),
  };
};

/** Sorts rows in stock first, then the cheapest; rows not for sale last. */
export const byStockThenCost = (a: OrderRow, b: OrderRow): number => {
  if (a.cost === null || b.cost === null) return Number(a.cost === null) - Number(b.cost === null);
  return stockStates.indexOf(a.stockState) - stockStates.indexOf(b.stockState) || a.cost.comparedTo(b.cost);
};
