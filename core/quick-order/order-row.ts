import { priceOf, type ViewerContext } from '#core/catalogue/products/price-for-customer.ts';
import { type CardRow, isForSale, type ProductCard } from '#core/catalogue/products/product-card.ts';
import { isSwitchedOff } from '#core/catalogue/products/row-on-sale.ts';
import { stockStates } from '#core/catalogue/products/stock.ts';
import { costAt } from '#core/pricing/price.ts';
import { toCents } from '#core/shared/money.ts';
import type { OrderRow } from './quick-order.ts';

export interface CardAndRow {
  readonly card: ProductCard;
  readonly row: CardRow;
}

/** Nothing of a brand or family that is switched off can be ordered, by anybody. */
export const isVisibleRow =
  ({ disabled }: Pick<ViewerContext, 'disabled'>) =>
  ({ card, row }: CardAndRow): boolean =>
    !isSwitchedOff(card, row, disabled);

export const isOrderable = ({ row }: CardAndRow, { terms }: Pick<ViewerContext, 'terms'>): boolean =>
  isForSale(row, terms.priceListId);

/**
 * The row at the caller's prices, as so many of it would be ordered beside what the cart holds: a part of one is one,
 * null takes the multiple.
 */
export const toOrderRow = (
  { card, row }: CardAndRow,
  wanted: number | null,
  { terms, inCart }: ViewerContext,
): OrderRow => {
  const quantity = wanted === null ? row.multiple : Math.ceil(wanted);
  const held = inCart.get(row.productPriceId) ?? 0;
  const price = priceOf(card, row, terms);
  const cost = price === null ? null : costAt(price, held + quantity).cost;
  return {
    productId: card.shown.productId,
    productPriceId: row.productPriceId,
    code: row.code,
    brand: row.brandName,
    description: card.shown.description,
    drawing: card.shown.drawing,
    multiple: row.multiple,
    offers: (price?.offers ?? []).map(({ minQuantity, multiplesOnly }) => ({ minQuantity, multiplesOnly })),
    stockState: row.stockState,
    isDiscontinued: row.isDiscontinued,
    isNotAvailable: price === null && !row.isDiscontinued,
    inCart: held,
    quantity,
    cost,
    subtotal: cost === null ? null : toCents(cost.times(quantity)),
  };
};

/** In stock first, then the cheapest; what is not for sale last. */
export const byStockThenCost = (a: OrderRow, b: OrderRow): number => {
  if (a.cost === null || b.cost === null) return Number(a.cost === null) - Number(b.cost === null);
  return stockStates.indexOf(a.stockState) - stockStates.indexOf(b.stockState) || a.cost.comparedTo(b.cost);
};
