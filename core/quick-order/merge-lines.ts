import type { ViewerContext } from '#core/catalogue/products/price-for-customer.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import { type ProductAndRow, toOrderRow } from './order-row.ts';
import { lacksQuantity, type OrderLine, type OrderRow } from './quick-order.ts';
import { stateOf } from './resolve-line.ts';

/**
 * Lines that ask for the same row become the first of them, with the sum of their quantities, its cost and its state;
 * they are compared with nothing, for no list had that quantity. A line that waits for a choice, or for a quantity that
 * can be ordered, stands alone.
 */
export const mergeLines = (
  lines: readonly OrderLine[],
  rowOf: (row: OrderRow) => ProductAndRow | undefined,
  viewer: ViewerContext,
): readonly OrderLine[] => {
  const merged: OrderLine[] = [];
  const places = new Map<ProductPriceId, number>();
  for (const line of lines) {
    const isOpen = lacksQuantity(line) || line.unread !== null || line.state === 'too-many';
    const id = isOpen ? undefined : line.row?.productPriceId;
    const place = id === undefined ? undefined : places.get(id);
    const first = place === undefined ? undefined : merged[place];
    if (id === undefined || place === undefined || first === undefined) {
      if (id !== undefined) places.set(id, merged.length);
      merged.push(line);
    } else merged[place] = together(first, line, rowOf, viewer);
  }
  return merged;
};

const together = (
  first: OrderLine,
  second: OrderLine,
  rowOf: (row: OrderRow) => ProductAndRow | undefined,
  viewer: ViewerContext,
): OrderLine => {
  const which = first.row === null ? undefined : rowOf(first.row);
  if (which === undefined || first.row === null || second.row === null) return first;
  const quantity = Math.min(first.row.quantity + second.row.quantity, maxPerLine + 1);
  const row = toOrderRow(which, quantity, viewer);
  const lines = [...first.lines, ...second.lines];
  const compared = { costBefore: null, costNow: null };
  return {
    ...first,
    ...compared,
    lines,
    quantity,
    ...stateOf(row, { quantity, unread: null }, first.match ?? 'chosen', first.foundBy),
  };
};
