import {
  type OrderReading,
  readOrder as readingOrder,
  readSheet as readingSheet,
  type SheetRow,
} from '#core/quick-order/read-order.ts';
import type { WrittenOrder } from '#core/quick-order/written-order.ts';

const atOnce = (reading: OrderReading): WrittenOrder => {
  let step = reading.next();
  while (!step.done) step = reading.next();
  return step.value;
};

/** Orders read in one go, for tests in which nobody else waits. */
export const readOrder = (pasted: string): WrittenOrder => atOnce(readingOrder(pasted));
export const readSheet = (rows: readonly SheetRow[]): WrittenOrder => atOnce(readingSheet(rows));
