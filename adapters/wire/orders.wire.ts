import * as z from 'zod/mini';
import { surchargeOf } from '#core/cart/totals.ts';
import { maxOrderNotes } from '#core/orders/order.service.ts';
import type { Order, OrderSummary } from '#core/orders/order.ts';
import { orderStates } from '#core/orders/state.ts';
import { money, sum, toPesos } from '#core/shared/money.ts';
import { pesos } from './amounts.wire.ts';
import {
  deliverySurchargeWire,
  discountRowsFromWire,
  discountRowsToWire,
  discountRowWire,
  noSurcharge,
  surchargeFromWire,
  surchargeToWire,
} from './cart.wire.ts';
import { orderLineFromWire, orderLineToWire, orderLineWire } from './cart-line.wire.ts';
import { deliveryAddressWire } from './delivery-address.wire.ts';
import { grantedFromWire, grantedOfferWire, grantedToWire } from './granted-offer.wire.ts';
import { answeredId, idFromWire, idWire } from './ids.wire.ts';

export const orderToSendWire = z.strictObject({
  deliveryMethodId: idWire,
  deliveryAddress: z.optional(z.nullable(z.string().check(z.maxLength(100)))),
  notes: z._default(z.nullish(z.string().check(z.maxLength(maxOrderNotes))), ''),
});

/** What `GET api/Orders/delivery-addresses` answers. */
export const deliveryAddressesWire = z.array(deliveryAddressWire);

export const orderSummaryWire = z.object({
  id: answeredId,
  year: z.number(),
  number: z.number(),
  date: z.string(),
  customerId: z.optional(answeredId),
  customerName: z.optional(z.string()),
  total: pesos,
  deliveryMethodName: z.string(),
  state: z.enum(orderStates),
  stateDate: z.string(),
});

const correctionWire = z.object({
  at: z.string(),
  by: z.optional(z.string()),
  reason: z.string(),
  changes: z.array(
    z.object({
      productCode: z.string(),
      productBrandName: z.string(),
      title: z.string(),
      from: z.number(),
      to: z.number(),
      replacement: z.optional(
        z.object({ lineId: z.string(), productCode: z.string(), productBrandName: z.string(), title: z.string() }),
      ),
    }),
  ),
});

export const orderWire = z.object({
  ...orderSummaryWire.shape,
  notes: z.optional(z.string()),
  deliveryAddress: z.nullish(deliveryAddressWire),
  sentBy: z.optional(z.string()),
  actedBy: z.nullish(z.string()),
  subtotal: z.optional(pesos),
  discount: z.optional(pesos),
  discountExplanation: z.optional(z.array(discountRowWire)),
  corrections: z.optional(z.array(correctionWire)),
  shoppingCartContainer: z.object({
    products: z.array(orderLineWire),
    offerValueQuantities: z.nullish(z.array(grantedOfferWire)),
    deliverySurcharge: z.nullish(z.object({ ...deliverySurchargeWire.shape, charged: z.optional(pesos) })),
  }),
});

export const orderPageWire = z.object({
  orders: z.array(orderWire),
  currentPage: z.number(),
  totalPages: z.number(),
});

export const orderSummaryPageWire = z.object({
  orders: z.array(orderSummaryWire),
  currentPage: z.number(),
  totalPages: z.number(),
});

export const stateToSetWire = z.strictObject({ state: z.enum(orderStates) });

export const orderSummaryToWire = (order: OrderSummary): z.infer<typeof orderSummaryWire> => ({
  id: order.id,
  year: order.year,
  number: order.number,
  date: order.date,
  customerId: order.customerId,
  customerName: order.customerName,
  total: toPesos(order.total),
  deliveryMethodName: order.deliveryMethodName,
  state: order.state,
  stateDate: order.stateDate,
});

export const orderSummaryFromWire = (order: z.infer<typeof orderSummaryWire>): OrderSummary => ({
  id: idFromWire(order.id),
  year: order.year,
  number: order.number,
  date: order.date,
  customerId: idFromWire(order.customerId ?? ''),
  customerName: order.customerName ?? '',
  total: money(order.total),
  deliveryMethodName: order.deliveryMethodName,
  state: order.state,
  stateDate: order.stateDate,
});

export const orderToWire = (order: Order): z.infer<typeof orderWire> => ({
  ...orderSummaryToWire(order),
  notes: order.notes,
  deliveryAddress: order.deliveryAddress,
  sentBy: order.sentBy,
  actedBy: order.actedBy,
  subtotal: toPesos(order.subtotal),
  discount: toPesos(order.discount),
  discountExplanation: discountRowsToWire(order.discountExplanation),
  // The company does not learn which member of staff it was.
  corrections: order.corrections.map(({ at, reason, changes }) => ({ at, reason, changes: [...changes] })),
  shoppingCartContainer: {
    products: order.lines.map(orderLineToWire),
    offerValueQuantities: grantedToWire(order.offerValueQuantities),
    deliverySurcharge: {
      ...surchargeToWire(order.deliverySurcharge),
      charged: toPesos(order.deliverySurcharge.charged),
    },
  },
});

/** Fields that another back end leaves out are worked out of the lines and the total. */
export const orderFromWire = (order: z.infer<typeof orderWire>): Order => {
  const { products, offerValueQuantities, deliverySurcharge } = order.shoppingCartContainer;
  const lines = products.map(orderLineFromWire);
  const subtotal = money(order.subtotal ?? sum(lines.map((line) => line.subtotal)));
  const terms = surchargeFromWire(deliverySurcharge ?? noSurcharge);
  const charged = money(deliverySurcharge?.charged ?? surchargeOf(subtotal, terms));
  return {
    ...orderSummaryFromWire(order),
    notes: order.notes ?? '',
    deliveryAddress: order.deliveryAddress ?? null,
    sentBy: order.sentBy ?? '',
    actedBy: order.actedBy ?? null,
    lines,
    offerValueQuantities: grantedFromWire(offerValueQuantities ?? []),
    deliverySurcharge: { ...terms, charged },
    subtotal,
    discount: money(order.discount ?? subtotal.plus(charged).minus(order.total)),
    discountExplanation: discountRowsFromWire(order.discountExplanation ?? []),
    corrections: (order.corrections ?? []).map(({ by = '', changes, ...correction }) => ({
      ...correction,
      by,
      changes: changes.map(({ replacement, ...change }) =>
        replacement === undefined ? change : { ...change, replacement },
      ),
    })),
  };
};
