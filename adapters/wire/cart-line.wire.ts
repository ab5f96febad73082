import * as z from 'zod/mini';
import type { CartLine } from '#core/cart/cart.ts';
import { stockStates } from '#core/catalogue/products/stock.ts';
import type { OrderLine } from '#core/orders/order.ts';
import { money, toPesos } from '#core/shared/money.ts';
import { discountsFromWire, discountsToWire, discountWire, pesos } from './amounts.wire.ts';
import { answeredId, optionalIdFromWire } from './ids.wire.ts';

const optionalAnsweredId = z.nullish(answeredId);
const text = z.nullish(z.string());

const soldShape = {
  id: optionalAnsweredId,
  date: text,
  productId: optionalAnsweredId,
  productCode: text,
  description: text,
  /** The file name of the first photograph. */
  image: text,
  productBrandId: optionalAnsweredId,
  productBrandName: text,
  productPriceId: optionalAnsweredId,
  offerId: optionalAnsweredId,
  offerLotId: optionalAnsweredId,
  offerLotTitle: text,
  internalCode: text,
  multiple: z.nullish(z.number()),
  quantity: z.number(),
  listPrice: z.nullish(pesos),
  discountsApplied: z.nullish(z.array(discountWire)),
  cost: pesos,
  subtotal: z.nullish(pesos),
  stockState: z.nullish(z.enum(stockStates)),
  addedBy: text,
  products: z.nullish(
    z.array(
      z.object({ productId: optionalAnsweredId, productCode: text, productBrandName: text, quantity: z.number() }),
    ),
  ),
};

/** The line that was ordered, in whose place this one stands. */
const replacesWire = z.object({
  productCode: z.string(),
  productBrandName: z.string(),
  title: z.string(),
  quantity: z.number(),
});

/**
 * A line of an order, by the cart's names (docs/rules/orders.md 6). Another back end leaves out what its line has not:
 * a combo no code, for one.
 */
export const orderLineWire = z.object({ ...soldShape, replaces: z.nullish(replacesWire) });

export const cartLineWire = z.object({
  ...soldShape,
  productTypeName: text,
  drawing: text,
  offers: z.nullish(z.array(z.object({ id: optionalAnsweredId, minQuantity: z.number(), multiplesOnly: z.boolean() }))),
  acceptedCost: z.nullish(pesos),
  isGone: z.nullish(z.boolean()),
});

export const orderLineToWire = (line: OrderLine): z.infer<typeof orderLineWire> => ({
  ...line,
  listPrice: toPesos(line.listPrice),
  discountsApplied: discountsToWire(line.discountsApplied),
  cost: toPesos(line.cost),
  subtotal: toPesos(line.subtotal),
  products: [...line.products],
});

export const orderLineFromWire = (line: z.infer<typeof orderLineWire>, index: number): OrderLine => ({
  id: String(line.id ?? index + 1),
  date: line.date ?? '',
  productId: optionalIdFromWire(line.productId),
  productCode: line.productCode ?? '',
  description: line.description ?? '',
  image: line.image ?? null,
  productBrandId: optionalIdFromWire(line.productBrandId),
  productBrandName: line.productBrandName ?? '',
  productPriceId: optionalIdFromWire(line.productPriceId),
  offerId: optionalIdFromWire(line.offerId),
  offerLotId: optionalIdFromWire(line.offerLotId),
  offerLotTitle: line.offerLotTitle || null,
  internalCode: line.internalCode ?? '',
  multiple: line.multiple ?? 1,
  quantity: line.quantity,
  listPrice: money(line.listPrice ?? line.cost),
  discountsApplied: discountsFromWire(line.discountsApplied ?? []),
  cost: money(line.cost),
  subtotal: money(line.subtotal ?? money(line.cost).times(line.quantity)),
  stockState: line.stockState ?? null,
  addedBy: line.addedBy ?? '',
  products: (line.products ?? []).map((component) => ({
    productId: optionalIdFromWire(component.productId),
    productCode: component.productCode ?? '',
    productBrandName: component.productBrandName ?? '',
    quantity: component.quantity,
  })),
  ...(line.replaces ? { replaces: line.replaces } : {}),
});

export const cartLineToWire = (line: CartLine): z.infer<typeof cartLineWire> => ({
  ...orderLineToWire(line),
  productTypeName: line.productTypeName,
  drawing: line.drawing,
  offers: [...line.offers],
  acceptedCost: toPesos(line.acceptedCost),
  isGone: line.isGone,
});

export const cartLineFromWire = (line: z.infer<typeof cartLineWire>, index: number): CartLine => ({
  ...orderLineFromWire(line, index),
  productTypeName: line.productTypeName ?? '',
  drawing: line.drawing ?? 'part',
  offers: (line.offers ?? []).map((offer) => ({ ...offer, id: optionalIdFromWire(offer.id) })),
  acceptedCost: money(line.acceptedCost ?? line.cost),
  isGone: line.isGone ?? false,
});
