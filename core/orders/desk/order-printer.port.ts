import type { PaperOrder } from './paper-order.ts';

/** What staff need on paper: what to fetch from the shelves, and what goes with the parts. */
export const orderPapers = ['picking', 'delivery'] as const;
export type OrderPaper = (typeof orderPapers)[number];

export interface OrderPrinter {
  /** A PDF in which each order begins on a page of its own; the same orders give the same bytes. */
  print(paper: OrderPaper, orders: readonly PaperOrder[]): Promise<Uint8Array>;
}
