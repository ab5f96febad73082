import type { GrantedOffer } from '#core/cart/cart.ts';
import { checkQuantity, type QuantityFailure } from '#core/cart/quantity.ts';
import { type DiscountRow, lineSubtotal, percentageDetail, withinSubtotal } from '#core/cart/totals.ts';
import type { ProductPriceId } from '#core/shared/ids.ts';
import { type Money, money, sum, toCents } from '#core/shared/money.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { tidyText } from '#core/shared/tidy-text.ts';
import { type CorrectedLine, type Order, type OrderLine, type ReplacedProduct, titleOfLine } from '../order.ts';
import type { OrderState } from '../state.ts';

/** How many of a line are left; none removes it. */
export interface LineCorrection {
  readonly id: OrderLine['id'];
  readonly quantity: number;
  /** The row that goes in its place, `quantity` times; left out where the product stays. */
  readonly productPriceId?: ProductPriceId | undefined;
  /** The cost in pesos that the customer was shown; goes with `productPriceId`. */
  readonly seenCost?: Money | undefined;
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
  /** No line would be left: the order has to be cancelled instead. */
  | { readonly code: 'correction-nothing-left' }
  /** A line is replaced by at least one piece, of another product. */
  | { readonly code: 'replacement-quantity-missing' }
  | { readonly code: 'replacement-same-product' }
  /** The replacement is not in the catalogue, or is switched off. */
  | { readonly code: 'replacement-not-sold' }
  /** The replacement has no price for this customer. */
  | { readonly code: 'replacement-without-price'; readonly productCode: string }
  /** The replacement's cost is not the one that was shown, or none was shown. */
  | { readonly code: 'replacement-cost-moved'; readonly productCode: string }
  | QuantityFailure
  | { readonly code: 'order-not-correctable'; readonly state: OrderState };

export const maxReasonLength = 500;

/** Whether an order can be corrected: until it is dispatched. */
export const isCorrectable = (state: OrderState): boolean => state === 'Sent' || state === 'Received';

type Correctable = Pick<
  Order,
  'state' | 'lines' | 'subtotal' | 'discountExplanation' | 'offerValueQuantities' | 'deliverySurcharge'
>;

export interface CorrectedOrder
  extends Pick<Order, 'lines' | 'subtotal' | 'discount' | 'discountExplanation' | 'offerValueQuantities' | 'total'> {
  readonly changes: readonly CorrectedLine[];
  /** The new line of each line of before; null where it is gone. */
  readonly places: readonly (OrderLine | null)[];
}

/** The lines that go in the place of others, at today's price, by the ids of those. */
export type Replacements = ReadonlyMap<OrderLine['id'], OrderLine>;

const noReplacements: Replacements = new Map();

/** Why a correction is refused, prices of replacement products left aside; null where it is not. */
export const correctionFlaw = (
  order: Pick<Order, 'state' | 'lines'>,
  { reason, lines }: CorrectionToMake,
): CorrectionFlaw | null =>
  isCorrectable(order.state) && tidyText(reason) === ''
    ? { code: 'correction-reason-missing' }
    : linesFlaw(order, lines);

/** Why a correction of lines is refused, whatever its reason says; null where it is not. */
export const linesFlaw = (
  order: Pick<Order, 'state' | 'lines'>,
  wanted: readonly LineCorrection[],
): CorrectionFlaw | null => {
  if (!isCorrectable(order.state)) return { code: 'order-not-correctable', state: order.state };
  if (wanted.some(({ id }) => order.lines.every((line) => line.id !== id))) return { code: 'correction-line-unknown' };
  const asked = new Map(wanted.map((each) => [each.id, each]));
  const quantityOf = (line: OrderLine): number => asked.get(line.id)?.quantity ?? line.quantity;
  if (order.lines.some((line) => quantityOf(line) > line.quantity)) return { code: 'correction-not-less' };
  const replaced = order.lines.filter(({ id }) => asked.get(id)?.productPriceId !== undefined);
  if (replaced.some((line) => quantityOf(line) === 0)) return { code: 'replacement-quantity-missing' };
  if (replaced.some((line) => asked.get(line.id)?.productPriceId === line.productPriceId))
    return { code: 'replacement-same-product' };
  if (replaced.length === 0 && order.lines.every((line) => quantityOf(line) === line.quantity))
    return { code: 'correction-nothing-changed' };
  return order.lines.every((line) => quantityOf(line) === 0) ? { code: 'correction-nothing-left' } : null;
};

/**
 * What an order comes to with less of some lines, in pesos: what is known before it is sent, since nothing else is
 * priced anew. Null where a product is replaced, whose price of today the server says, or where the lines are refused.
 */
export const correctedTotal = (order: Correctable, lines: readonly LineCorrection[]): Money | null => {
  const corrected = correctLines(order, lines, noReplacements);
  return corrected.ok ? corrected.val.total : null;
};

/** The replacement that costs another sum than was seen, if there is one (docs/rules/orders.md 4). */
const unseenCost = (lines: readonly LineCorrection[], replacements: Replacements): CorrectionFlaw | null => {
  for (const { id, seenCost } of lines) {
    const other = replacements.get(id);
    if (other !== undefined && seenCost?.equals(other.cost) !== true) {
      return { code: 'replacement-cost-moved', productCode: other.productCode };
    }
  }
  return null;
};

/**
 * The order as a correction leaves it (`correctLines`), with a reason and the replacements at the costs that were seen.
 */
export const correctOrder = (
  order: Correctable,
  correction: CorrectionToMake,
  replacements: Replacements = noReplacements,
): Result<CorrectedOrder, CorrectionFlaw> => {
  const flaw = correctionFlaw(order, correction);
  if (flaw !== null) return Err(flaw);
  const corrected = correctLines(order, correction.lines, replacements);
  const unseen = corrected.ok ? unseenCost(correction.lines, replacements) : null;
  return unseen === null ? corrected : Err(unseen);
};

/**
 * The order with less of some lines at the prices that it had, or with other products in their place at today's
 * (docs/rules/orders.md 10, 11): a percentage off is taken off the sum, an offer that was earned is worth less by what
 * is left of its own lines, and the delivery costs no more than it did.
 */
export const correctLines = (
  order: Correctable,
  wanted: readonly LineCorrection[],
  replacements: Replacements,
): Result<CorrectedOrder, CorrectionFlaw> => {
  const flaw = linesFlaw(order, wanted);
  if (flaw !== null) return Err(flaw);
  const asked = new Map(wanted.map((each) => [each.id, each]));
  const quantityOf = (line: OrderLine): number => asked.get(line.id)?.quantity ?? line.quantity;
  const isReplaced = (line: OrderLine): boolean => asked.get(line.id)?.productPriceId !== undefined;
  if (order.lines.some((line) => isReplaced(line) && !replacements.has(line.id)))
    return Err({ code: 'replacement-not-sold' });
  const newLines = new Map(
    order.lines.flatMap((line) => {
      const other = isReplaced(line) ? replacements.get(line.id) : undefined;
      return other === undefined ? [] : [[line.id, inPlaceOf(line, other, quantityOf(line))] as const];
    }),
  );
  if ([...newLines.values()].some(isWhatWasOrdered)) return Err({ code: 'replacement-same-product' });
  for (const line of newLines.values()) {
    const wrong = checkQuantity(line.quantity, line.multiple);
    if (wrong !== null) return Err(wrong);
  }
  const changed = order.lines.filter((line) => isReplaced(line) || quantityOf(line) !== line.quantity);
  const places = order.lines.map((line) => {
    const quantity = quantityOf(line);
    if (quantity === 0) return null;
    return newLines.get(line.id) ?? { ...line, quantity, subtotal: lineSubtotal({ quantity, cost: line.cost }) };
  });
  const lines = places.flatMap((line) => line ?? []);
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
    places,
    subtotal,
    discountExplanation,
    offerValueQuantities: order.offerValueQuantities.map((offer) => ({
      ...offer,
      value: offer.discount === null ? offer.value : worthOf(offer, offer.value, order.lines, lines),
      // What goes in the place of a line earned no offer: an older order, that does not say which lines did, says it
      // from here on.
      lineIds: newLines.size === 0 ? offer.lineIds : [...reachedBy(offer, order.lines)],
    })),
    discount,
    total: subtotal.minus(discount).plus(order.deliverySurcharge.charged),
    changes: changed.map((line) => {
      const other = newLines.get(line.id);
      const change = { ...namedOf(line), from: line.quantity, to: quantityOf(line) };
      return other === undefined ? change : { ...change, replacement: { ...namedOf(other), lineId: other.id } };
    }),
  });
};

const namedOf = (line: OrderLine) => ({
  productCode: line.productCode,
  productBrandName: line.productBrandName,
  title: titleOfLine(line),
});

/** The id of the line as it was ordered: '4r2' is what is in the place of '4' now. */
export const orderedId = (id: OrderLine['id']): OrderLine['id'] => id.replace(/r\d+$/, '');

/** The line of another product, with an id that no line of the order has had, and what was ordered first. */
const inPlaceOf = (line: OrderLine, other: OrderLine, quantity: number): OrderLine => {
  const replaces: ReplacedProduct = line.replaces ?? { ...namedOf(line), quantity: line.quantity };
  const count = Number(/r(\d+)$/.exec(line.id)?.[1] ?? 0) + 1;
  const subtotal = lineSubtotal({ quantity, cost: other.cost });
  // The line keeps the user who ordered it: the customer does not see which member of staff replaced it.
  const { addedBy } = line;
  return { ...other, id: `${orderedId(line.id)}r${count}`, addedBy, quantity, subtotal, replaces };
};

/** Back in its own place it would be charged anew, at another price. */
const isWhatWasOrdered = ({ productCode, productBrandName, replaces }: OrderLine): boolean =>
  replaces?.productCode === productCode && replaces.productBrandName === productBrandName;

/**
 * Which row of the explanation is which offer's: by title and percentage, the last of them, since offers come after
 * other discounts.
 */
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

/** What an offer takes off the lines that are left, where it took off `value` before. */
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
