import type { CartLine } from '#core/cart/cart.ts';
import type { OrderLine } from './order.ts';

/** What only matters while the line can still be changed stays behind. */
export const soldLine = ({ offers, acceptedCost, isGone, drawing, productTypeName, ...line }: CartLine): OrderLine =>
  line;
