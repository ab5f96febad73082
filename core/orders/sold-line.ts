import type { CartLine } from '#core/cart/cart.ts';
import type { OrderLine } from './order.ts';

/** Fields that matter only while the line can be changed are left out. */
export const soldLine = ({ offers, acceptedCost, isGone, drawing, productTypeName, ...line }: CartLine): OrderLine =>
  line;
