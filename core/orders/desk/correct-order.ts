import type { GrantedOffer } from '#core/cart/cart.ts';
import { type DiscountRow, lineSubtotal, percentageDetail, withinSubtotal } from '#core/cart/totals.ts';
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

type Correctable = Pick<
  Order,
  'state' | 'lines' | 'subtotal' | 'discountExplanation' | 'offerValueQuantities' | 'deliverySurcharge'
>;

export interface CorrectedOrder
  extends Pick<Order, 'lines' | 'subtotal' | 'discount' | 'discountExplanation' | 'offerValueQuantities' | 'total'> {
  readonly changes: readonly CorrectedLine[];
}

/**
 * The order with less of some lines, at the prices that it had (docs/rules/orders.md 10): a percentage off is taken off less, an offer that was
 * earned is worth less by what is left of its own lines, and the delivery costs no more than it did.
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
  const offerOf = offersOfRows(order);
  const discountExplanation = withinSubtotal(
    order.discountExplanation.map((row) => {
      const offer = offerOf.get(row);
      const value =
        offer === undefined
          ? lessOf(percentageIn(row.detail), row.value, order.subtotal, subtotal)
          : worthOf(offer, row.value, order.lines, lines);
      return { ...row, value };
    }),
    subtotal,
  ).filter(({ value }) => value.gt(0));
  const discount = sum(discountExplanation.map(({ value }) => value));
  return Ok({
    lines,
    subtotal,
    discountExplanation,
    offerValueQuantities: order.offerValueQuantities.map((offer) => ({
      ...offer,
      value: offer.discount === null ? offer.value : worthOf(offer, offer.value, order.lines, lines),
    })),
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

/** Which row of the explanation is which offer's: by title and percentage, the last of them, since offers come after other discounts. */
const offersOfRows = ({
  discountExplanation,
  offerValueQuantities,
}: Pick<Order, 'discountExplanation' | 'offerValueQuantities'>): ReadonlyMap<DiscountRow, GrantedOffer> => {
  const rows = new Map<DiscountRow, GrantedOffer>();
  for (const offer of [...offerValueQuantities].reverse()) {
    if (offer.discount === null) continue;
    const detail = percentageDetail(offer.discount);
    const row = discountExplanation.findLast(
      (each) => !rows.has(each) && each.reason === offer.title && each.detail === detail,
    );
    if (row !== undefined) rows.set(row, offer);
  }
  return rows;
};

/** The lines that an offer discounts. An older order does not say: then its maker tells, else it is every line. */
const reachedBy = ({ lineIds, productBrandId }: GrantedOffer, lines: readonly OrderLine[]): ReadonlySet<string> => {
  if (lineIds !== null) return new Set(lineIds);
  const likely = lines.filter(
    (line) => line.offerLotTitle === null && (productBrandId === null || line.productBrandId === productBrandId),
  );
  return new Set((likely.length > 0 ? likely : lines).map(({ id }) => id));
};

/** What an offer takes off of what is left of its lines, where it took off `value` before. */
const worthOf = (offer: GrantedOffer, value: Money, before: readonly OrderLine[], now: readonly OrderLine[]): Money => {
  const reached = reachedBy(offer, before);
  const sumOf = (lines: readonly OrderLine[]): Money =>
    sum(lines.filter(({ id }) => reached.has(id)).map(({ subtotal }) => subtotal));
  return lessOf(offer.discount, value, sumOf(before), sumOf(now));
};

const percentageIn = (detail: string): Money | null => {
  const written = /^(\d+(?:,\d+)?) %$/.exec(detail)?.[1];
  return written === undefined ? null : money(written.replace(',', '.'));
};

/** The percentage of the sum, where that is what was taken off; else in proportion. */
const lessOf = (percentage: Money | null, value: Money, before: Money, now: Money): Money => {
  const of = (whole: Money): Money | null =>
    percentage === null ? null : toCents(whole.times(percentage).dividedBy(100));
  const exact = of(now);
  if (exact !== null && of(before)?.equals(value)) return exact;
  return before.isZero() ? value : toCents(value.times(now).dividedBy(before));
};
