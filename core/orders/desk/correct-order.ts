import { type DiscountRow, lineSubtotal, withinSubtotal } from '#core/cart/totals.ts';
import { type Money, money, sum, toCents } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { CorrectedLine, Order, OrderLine } from '../order.ts';
import type { OrderState } from '../state.ts';

/** How many of a line are left; none removes it. */
export interface LineCorrection {
  readonly id: OrderLine['id'];
  readonly quantity: number;
}

export interface CorrectionToMake {
  /** Why, in words that the customer reads. */
  readonly reason: string;
  /** Only the lines that change. */
  readonly lines: readonly LineCorrection[];
}

export type CorrectionFlaw =
  | { readonly code: 'correction-reason-missing' }
  | { readonly code: 'correction-nothing-changed' }
  | { readonly code: 'correction-line-unknown' }
  /** Never more than was ordered: the customer has to say so. */
  | { readonly code: 'correction-not-less' }
  /** Nothing would be left: that is a cancelled order. */
  | { readonly code: 'correction-nothing-left' }
  | { readonly code: 'order-not-correctable'; readonly state: OrderState };

export const maxReasonLength = 500;

/** Until it leaves the house. */
export const isCorrectable = (state: OrderState): boolean => state === 'Sent' || state === 'Received';

type Correctable = Pick<Order, 'state' | 'lines' | 'subtotal' | 'discountExplanation' | 'deliverySurcharge'>;

export interface CorrectedOrder
  extends Pick<Order, 'lines' | 'subtotal' | 'discount' | 'discountExplanation' | 'total'> {
  readonly changes: readonly CorrectedLine[];
}

/**
 * The order with less of some lines, at the prices that it had (docs/rules/orders.md 10): a percentage off is taken off less, an offer that was
 * earned stays in proportion, and the delivery costs no more than it did.
 */
export const correctOrder = (
  order: Correctable,
  { reason, lines: wanted }: CorrectionToMake,
): Result<CorrectedOrder, CorrectionFlaw> => {
  if (!isCorrectable(order.state)) return Err({ code: 'order-not-correctable', state: order.state });
  if (reason.trim() === '') return Err({ code: 'correction-reason-missing' });
  const quantities = new Map(wanted.map(({ id, quantity }) => [id, quantity]));
  if (wanted.some(({ id }) => order.lines.every((line) => line.id !== id)))
    return Err({ code: 'correction-line-unknown' });
  const quantityOf = (line: OrderLine): number => quantities.get(line.id) ?? line.quantity;
  if (order.lines.some((line) => quantityOf(line) > line.quantity)) return Err({ code: 'correction-not-less' });
  const changed = order.lines.filter((line) => quantityOf(line) !== line.quantity);
  if (changed.length === 0) return Err({ code: 'correction-nothing-changed' });
  const lines = order.lines
    .filter((line) => quantityOf(line) > 0)
    .map((line) => {
      const quantity = quantityOf(line);
      return { ...line, quantity, subtotal: lineSubtotal({ quantity, cost: line.cost }) };
    });
  if (lines.length === 0) return Err({ code: 'correction-nothing-left' });
  const subtotal = sum(lines.map((line) => line.subtotal));
  const discountExplanation = withinSubtotal(
    order.discountExplanation.map((row) => ({ ...row, value: discountOf(row, order.subtotal, subtotal) })),
    subtotal,
  );
  const discount = sum(discountExplanation.map(({ value }) => value));
  return Ok({
    lines,
    subtotal,
    discountExplanation,
    discount,
    total: subtotal.minus(discount).plus(order.deliverySurcharge.charged),
    changes: changed.map((line) => ({
      productCode: line.productCode,
      productBrandName: line.productBrandName,
      title: line.offerLotTitle ?? line.description,
      from: line.quantity,
      to: quantityOf(line),
    })),
  });
};

/** The percentage of the whole that it says, where that is what it was; else in proportion. Never more than it was. */
const discountOf = ({ detail, value }: DiscountRow, before: Money, now: Money): Money => {
  const percentage = /^(\d+(?:,\d+)?) %$/.exec(detail)?.[1]?.replace(',', '.');
  const of = (subtotal: Money): Money | null =>
    percentage === undefined ? null : toCents(subtotal.times(money(percentage)).dividedBy(100));
  const exact = of(now);
  if (exact !== null && of(before)?.equals(value)) return exact;
  return before.isZero() ? value : toCents(value.times(now).dividedBy(before));
};
