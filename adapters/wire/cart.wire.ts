import * as z from 'zod/mini';
import { type LineSeen, type LineToSet, maxRowsAtOnce, type RowToSet } from '#core/cart/cart.service.ts';
import type { Cart } from '#core/cart/cart.ts';
import type { OrderBlock } from '#core/customers/order-block.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import { money, toPesos } from '#core/shared/money.ts';
import { percentage, pesos } from './amounts.wire.ts';
import { cartLineFromWire, cartLineToWire, cartLineWire } from './cart-line.wire.ts';
import { grantedFromWire, grantedOfferWire, grantedToWire } from './granted-offer.wire.ts';
import { answeredId, idFromWire, idWire, optionalIdFromWire, optionalIdWire } from './ids.wire.ts';

/**
 * The body of `POST api/ShoppingCarts`: the line's ids and its quantity; what describes it is accepted and ignored
 * (docs/rules/cart.md 9).
 */
export const lineToSetWire = z.strictObject({
  productPriceId: optionalIdWire,
  offerLotId: optionalIdWire,
  offerId: optionalIdWire,
  quantity: z.number().check(z.int(), z.nonnegative(), z.maximum(maxPerLine)),
  code: z.nullish(z.string()),
  productId: z.nullish(idWire),
  productBrandId: z.nullish(idWire),
  productBrandName: z.nullish(z.string()),
  internalCode: z.nullish(z.string()),
});

/** The quantity of this line that the caller saw in the cart: refused where the cart has another one now. */
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
        quantity: z.number().check(z.int(), z.positive(), z.maximum(maxPerLine)),
        was: z.number().check(z.int(), z.nonnegative(), z.maximum(maxPerLine)),
      }),
    )
    .check(z.minLength(1), z.maxLength(maxRowsAtOnce)),
});

export const rowsToSetFromWire = ({ lines }: z.infer<typeof rowsToSetWire>): RowToSet[] => [
  // The last quantity counts where a row is sent twice.
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

export const discountRowWire = z.object({ reason: z.string(), detail: z.nullish(z.string()), value: pesos });

export const deliverySurchargeWire = z.object({ shoppingCartText: z.string(), minAmount: pesos, value: pesos });

export const orderBlockWire = z.object({
  state: z.string(),
  contact: z.nullish(z.object({ name: z.string(), phone: z.string() })),
});

export const orderBlockFromWire = (block: z.infer<typeof orderBlockWire> | null | undefined): OrderBlock | null =>
  block == null ? null : { state: block.state, contact: block.contact ?? null };

export const cartWire = z.object({
  products: z.array(cartLineWire),
  offerValueQuantities: z.nullish(z.array(grantedOfferWire)),
  deliverySurcharge: z.nullish(deliverySurchargeWire),
  specialDiscounts: z.nullish(
    z.array(z.object({ id: answeredId, title: z.string(), percentage, explanation: z.nullish(z.string()) })),
  ),
  subtotal: pesos,
  discount: z.nullish(pesos),
  discountExplanation: z.nullish(z.array(discountRowWire)),
  surcharge: z.optional(pesos),
  missingForFreeDelivery: z.optional(pesos),
  total: pesos,
  updatedAt: z.optional(z.string()),
  /** Why it cannot be sent, and whom to call; null while it can be. */
  orderBlock: z.nullish(orderBlockWire),
  /** The value of the ETag, for clients that read only bodies. */
  tag: z.nullish(z.string()),
});

export const discountRowsToWire = (rows: Cart['discountExplanation']): z.infer<typeof discountRowWire>[] =>
  rows.map((row) => ({ ...row, value: toPesos(row.value) }));

export const discountRowsFromWire = (rows: z.infer<typeof discountRowWire>[]): Cart['discountExplanation'] =>
  rows.map((row) => ({ ...row, detail: row.detail ?? '', value: money(row.value) }));

export const surchargeToWire = (terms: Cart['deliverySurcharge']): z.infer<typeof deliverySurchargeWire> => ({
  shoppingCartText: terms.shoppingCartText,
  minAmount: toPesos(terms.minAmount),
  value: toPesos(terms.value),
});

/** For a back end that charges none. */
export const noSurcharge = { shoppingCartText: '', minAmount: 0, value: 0 };

export const surchargeFromWire = (terms: z.infer<typeof deliverySurchargeWire>): Cart['deliverySurcharge'] => ({
  shoppingCartText: terms.shoppingCartText,
  minAmount: money(terms.minAmount),
  value: money(terms.value),
});

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
  offerValueQuantities: grantedFromWire(cart.offerValueQuantities ?? []),
  deliverySurcharge: surchargeFromWire(cart.deliverySurcharge ?? noSurcharge),
  specialDiscounts: (cart.specialDiscounts ?? []).map((discount) => ({
    ...discount,
    explanation: discount.explanation ?? '',
    id: String(discount.id),
    percentage: money(discount.percentage),
  })),
  subtotal: money(cart.subtotal),
  discount: money(cart.discount ?? 0),
  discountExplanation: discountRowsFromWire(cart.discountExplanation ?? []),
  surcharge: money(
    cart.surcharge ??
      money(cart.total)
        .minus(cart.subtotal)
        .plus(cart.discount ?? 0),
  ),
  missingForFreeDelivery: money(cart.missingForFreeDelivery ?? 0),
  total: money(cart.total),
  updatedAt: cart.updatedAt ?? '',
  orderBlock: orderBlockFromWire(cart.orderBlock),
  tag: cart.tag ?? null,
});
