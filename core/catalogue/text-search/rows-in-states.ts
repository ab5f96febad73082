import type { ProductPrice } from '../products/product.ts';
import type { StockState } from '../products/stock.ts';

type RowState = Pick<ProductPrice, 'stockState' | 'isDiscontinued' | 'isNotAvailable'>;

/** The state that a row is counted under: Red where it cannot be ordered, even with stock. */
export const shownState = (row: RowState): StockState =>
  row.isDiscontinued || row.isNotAvailable ? 'Red' : row.stockState;

/**
 * The product with the rows of those states alone (docs/rules/search.md 17); all of its rows where no state was asked
 * for, or where none is in one of them: its best row has a price in another list than the caller's.
 */
export const withRowsInStates = <Of extends { readonly prices: readonly RowState[] }>(
  product: Of,
  states: readonly StockState[],
): Of => {
  if (states.length === 0) return product;
  const prices = product.prices.filter((row) => states.includes(shownState(row)));
  return prices.length === 0 || prices.length === product.prices.length ? product : { ...product, prices };
};
