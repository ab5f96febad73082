import type { SheetFormat } from '#core/shared/sheet-format.ts';
import type { PaperOrder } from './paper-order.ts';

/**
 * The papers of orders for staff: what to fetch from the store, order by order or for all orders at once, and what goes
 * with the parts.
 */
export const orderPapers = ['picking', 'picking-by-location', 'delivery'] as const;
export type OrderPaper = (typeof orderPapers)[number];

/** A4, or a sheet. */
export const paperFormats = ['pdf', 'xlsx', 'csv'] as const;
export type PaperFormat = (typeof paperFormats)[number];

export interface OrderPrinter {
  /**
   * A PDF in which each order begins on a page of its own, except in the list for all orders at once; equal orders give
   * equal bytes.
   */
  print(paper: OrderPaper, orders: readonly PaperOrder[]): Promise<Uint8Array>;
}

export interface OrderPaperTables {
  /** Writes an order paper as a table; null where too many are being made. */
  write(paper: OrderPaper, format: SheetFormat, orders: readonly PaperOrder[]): Promise<Uint8Array | null>;
}
