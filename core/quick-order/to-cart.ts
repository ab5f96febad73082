import type { RowToSet } from '#core/cart/cart.service.ts';
import { isReady, type OrderLine } from './quick-order.ts';

/** The lines that can go to the cart as rows to set: what it is to hold, beside what it was seen to hold. */
export const rowsForCart = (lines: readonly OrderLine[]): readonly RowToSet[] =>
  lines
    .filter(isReady)
    .flatMap(({ row }) =>
      row === null
        ? []
        : [{ productPriceId: row.productPriceId, quantity: row.inCart + row.quantity, was: row.inCart }],
    );
