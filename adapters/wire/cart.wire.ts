import * as z from 'zod/mini';
import type { Cart, CartLine } from '#core/cart/cart.ts';
import { type LineSeen, type LineToSet, mostRowsAtOnce, type RowToSet } from '#core/cart/cart-desk.ts';
import { mostPerLine } from '#core/cart/quantity.ts';
import { stockStates } from '#core/catalogue/stock.ts';
import type { OrderBlock } from '#core/customers/order-block.ts';
import { money, toPesos } from '#core/shared/money.ts';
import {
  discountsFromWire,
  discountsToWire,
  discountWire,
  fromWireOrNull,
  percentage,
  pesos,
  toWireOrNull,
} from './amounts.wire.ts';
import { answeredId, idFromWire, idWire, optionalIdFromWire, optionalIdWire } from './ids.wire.ts';

/** The body of `POST api/ShoppingCarts`: the line's ids and its quantity; the descriptive fields of portal.md §3 are accepted and ignored. */
export const lineToSetWire = z.strictObject({
  productPriceId: optionalIdWire,
  offerLotId: optionalIdWire,
  offerId: optionalIdWire,
  quantity: z.number().check(z.int(), z.nonnegative(), z.maximum(mostPerLine)),
  code: z.nullish(z.string()),
  productId: z.nullish(idWire),
  productBrandId: z.nullish(idWire),
  productBrandName: z.nullish(z.string()),
  internalCode: z.nullish(z.string()),
});

/** What the cart was seen to hold of the line that is set: refused where it holds something else by now. */
export const seenQuantityWire = z.object({
  'seen-quantity': z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
});

/** The cart that was seen, by its ETag. */
export const seenCartWire = z.object({ 'if-match': z.optional(z.string().check(z.maxLength(200))) });

/** A call that says all there is by its address. */
export const nothingWire = z.nullish(z.strictObject({}));

/** The body of `POST api/ShoppingCarts/batch`: all of the rows are set, or none. */
export const rowsToSetWire = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        productPriceId: idWire,
        quantity: z.number().check(z.int(), z.positive(), z.maximum(mostPerLine)),
        was: z.number().check(z.int(), z.nonnegative(), z.maximum(mostPerLine)),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostRowsAtOnce)),
});

export const rowsToSetFromWire = ({ lines }: z.infer<typeof rowsToSetWire>): RowToSet[] => [
  // The same row twice would be one that contradicts itself: the last word counts.
  ...new Map(
    lines.map((line): [string, RowToSet] => [
      String(line.productPriceId),
      { ...line, productPriceId: idFromWire(line.productPriceId) },
    ]),
  ).values(),
];

export const lineKeyWire = z.object({
  productPriceId: z.optional(z.string()),
  offerId: z.optional(z.string()),
  offerLotId: z.optional(z.string()),
});

type LineNamed = Pick<z.infer<typeof lineToSetWire>, 'productPriceId' | 'offerLotId' | 'offerId'>;

export const lineSeenFromWire = (line: LineNamed, was?: string): LineSeen => ({
  productPriceId: optionalIdFromWire(line.productPriceId),
  offerLotId: optionalIdFromWire(line.offerLotId),
  offerId: optionalIdFromWire(line.offerId),
  ...(was === undefined ? {} : { was: Number(was) }),
});

export const lineToSetFromWire = (body: z.infer<typeof lineToSetWire>, was?: string): LineToSet => ({
  ...lineSeenFromWire(body, was),
  quantity: body.quantity,
});

export const cartStateWire = z.object({ count: z.number(), updatedAt: z.string() });

export const cartLineWire = z.object({
  id: answeredId,
  date: z.string(),
  productId: z.nullish(answeredId),
  productCode: z.string(),
  description: z.optional(z.string()),
  productTypeName: z.optional(z.string()),
  drawing: z.optional(z.string()),
  productBrandId: z.nullish(answeredId),
  productBrandName: z.string(),
  productPriceId: z.nullish(answeredId),
  offerId: z.nullish(answeredId),
  offerLotId: z.nullish(answeredId),
  offerLotTitle: z.nullish(z.string()),
  internalCode: z.string(),
  multiple: z.number(),
  offers: z.optional(z.array(z.object({ minQuantity: z.number(), multiplesOnly: z.boolean() }))),
  quantity: z.number(),
  listPrice: pesos,
  discountsApplied: z.array(discountWire),
  cost: pesos,
  acceptedCost: z.optional(pesos),
  subtotal: z.optional(pesos),
  stockState: z.enum(stockStates),
  addedBy: z.string(),
  isGone: z.optional(z.boolean()),
  products: z.array(
    z.object({ productId: answeredId, productCode: z.string(), productBrandName: z.string(), quantity: z.number() }),
  ),
});

export const discountRowWire = z.object({ reason: z.string(), detail: z.string(), value: pesos });

export const deliverySurchargeWire = z.object({ shoppingCartText: z.string(), minAmount: pesos, value: pesos });

export const grantedOfferWire = z.object({
  id: answeredId,
  title: z.string(),
  discount: z.nullish(percentage),
  giftText: z.string(),
  value: pesos,
});

export const orderBlockWire = z.object({
  state: z.string(),
  contact: z.nullish(z.object({ name: z.string(), phone: z.string() })),
});

export const orderBlockFromWire = (block: z.infer<typeof orderBlockWire> | null | undefined): OrderBlock | null =>
  block == null ? null : { state: block.state, contact: block.contact ?? null };

export const cartWire = z.object({
  products: z.array(cartLineWire),
  offerValueQuantities: z.array(grantedOfferWire),
  deliverySurcharge: deliverySurchargeWire,
  specialDiscounts: z.array(z.object({ id: answeredId, title: z.string(), percentage, explanation: z.string() })),
  subtotal: pesos,
  discount: pesos,
  discountExplanation: z.array(discountRowWire),
  surcharge: z.optional(pesos),
  missingForFreeDelivery: z.optional(pesos),
  total: pesos,
  updatedAt: z.optional(z.string()),
  /** Why it cannot be sent, and whom to call; null while it can be. */
  orderBlock: z.nullish(orderBlockWire),
  /** What the ETag says, for who reads bodies only. */
  tag: z.nullish(z.string()),
});

export const cartLineToWire = (line: CartLine): z.infer<typeof cartLineWire> => ({
  ...line,
  listPrice: toPesos(line.listPrice),
  discountsApplied: discountsToWire(line.discountsApplied),
  cost: toPesos(line.cost),
  acceptedCost: toPesos(line.acceptedCost),
  subtotal: toPesos(line.subtotal),
  offers: [...line.offers],
  products: [...line.products],
});

export const cartLineFromWire = (line: z.infer<typeof cartLineWire>): CartLine => ({
  id: String(line.id),
  date: line.date,
  productId: optionalIdFromWire(line.productId),
  productCode: line.productCode,
  description: line.description ?? '',
  productTypeName: line.productTypeName ?? '',
  drawing: line.drawing ?? 'part',
  productBrandId: optionalIdFromWire(line.productBrandId),
  productBrandName: line.productBrandName,
  productPriceId: optionalIdFromWire(line.productPriceId),
  offerId: optionalIdFromWire(line.offerId),
  offerLotId: optionalIdFromWire(line.offerLotId),
  offerLotTitle: line.offerLotTitle ?? null,
  internalCode: line.internalCode,
  multiple: line.multiple,
  offers: line.offers ?? [],
  quantity: line.quantity,
  listPrice: money(line.listPrice),
  discountsApplied: discountsFromWire(line.discountsApplied),
  cost: money(line.cost),
  acceptedCost: money(line.acceptedCost ?? line.cost),
  subtotal: money(line.subtotal ?? money(line.cost).times(line.quantity)),
  stockState: line.stockState,
  addedBy: line.addedBy,
  isGone: line.isGone ?? false,
  products: line.products.map((component) => ({ ...component, productId: idFromWire(component.productId) })),
});

export const discountRowsToWire = (rows: Cart['discountExplanation']): z.infer<typeof discountRowWire>[] =>
  rows.map((row) => ({ ...row, value: toPesos(row.value) }));

export const discountRowsFromWire = (rows: z.infer<typeof discountRowWire>[]): Cart['discountExplanation'] =>
  rows.map((row) => ({ ...row, value: money(row.value) }));

export const surchargeToWire = (terms: Cart['deliverySurcharge']): z.infer<typeof deliverySurchargeWire> => ({
  shoppingCartText: terms.shoppingCartText,
  minAmount: toPesos(terms.minAmount),
  value: toPesos(terms.value),
});

export const surchargeFromWire = (terms: z.infer<typeof deliverySurchargeWire>): Cart['deliverySurcharge'] => ({
  shoppingCartText: terms.shoppingCartText,
  minAmount: money(terms.minAmount),
  value: money(terms.value),
});

export const grantedToWire = (granted: Cart['offerValueQuantities']): z.infer<typeof grantedOfferWire>[] =>
  granted.map((offer) => ({ ...offer, discount: toWireOrNull(offer.discount), value: toPesos(offer.value) }));

export const grantedFromWire = (granted: z.infer<typeof grantedOfferWire>[]): Cart['offerValueQuantities'] =>
  granted.map((offer) => ({
    ...offer,
    id: String(offer.id),
    discount: fromWireOrNull(offer.discount),
    value: money(offer.value),
  }));

export const cartToWire = (cart: Cart): z.infer<typeof cartWire> => ({
  products: cart.products.map(cartLineToWire),
  offerValueQuantities: grantedToWire(cart.offerValueQuantities),
  deliverySurcharge: surchargeToWire(cart.deliverySurcharge),
  specialDiscounts: cart.specialDiscounts.map((discount) => ({
    ...discount,
    percentage: discount.percentage.toNumber(),
  })),
  subtotal: toPesos(cart.subtotal),
  discount: toPesos(cart.discount),
  discountExplanation: discountRowsToWire(cart.discountExplanation),
  surcharge: toPesos(cart.surcharge),
  missingForFreeDelivery: toPesos(cart.missingForFreeDelivery),
  total: toPesos(cart.total),
  updatedAt: cart.updatedAt,
  orderBlock: cart.orderBlock,
  tag: cart.tag,
});

export const cartFromWire = (cart: z.infer<typeof cartWire>): Cart => ({
  products: cart.products.map(cartLineFromWire),
  offerValueQuantities: grantedFromWire(cart.offerValueQuantities),
  deliverySurcharge: surchargeFromWire(cart.deliverySurcharge),
  specialDiscounts: cart.specialDiscounts.map((discount) => ({
    ...discount,
    id: String(discount.id),
    percentage: money(discount.percentage),
  })),
  subtotal: money(cart.subtotal),
  discount: money(cart.discount),
  discountExplanation: discountRowsFromWire(cart.discountExplanation),
  surcharge: money(cart.surcharge ?? money(cart.total).minus(cart.subtotal).plus(cart.discount)),
  missingForFreeDelivery: money(cart.missingForFreeDelivery ?? 0),
  total: money(cart.total),
  updatedAt: cart.updatedAt ?? '',
  orderBlock: orderBlockFromWire(cart.orderBlock),
  tag: cart.tag ?? null,
});
