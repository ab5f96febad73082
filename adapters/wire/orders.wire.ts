import * as z from 'zod/mini';
import type { Order, OrderSummary } from '#core/orders/order.ts';
import { orderStates } from '#core/orders/state.ts';
import { money, toPesos } from '#core/shared/money.ts';
import { pesos } from './amounts.wire.ts';
import {
  deliverySurchargeWire,
  discountRowsFromWire,
  discountRowsToWire,
  discountRowWire,
  grantedFromWire,
  grantedOfferWire,
  grantedToWire,
  surchargeFromWire,
  surchargeToWire,
} from './cart.wire.ts';
import { answeredId, idFromWire, idWire } from './ids.wire.ts';

export const orderToSendWire = z.strictObject({
  deliveryMethodId: idWire,
  notes: z._default(z.nullish(z.string().check(z.maxLength(1000))), ''),
});

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

const orderLineWire = z.object({
  kind: z.enum(['product', 'lot']),
  code: z.string(),
  brand: z.string(),
  description: z.string(),
  quantity: z.number(),
  listPrice: pesos,
  cost: pesos,
  subtotal: pesos,
  components: z.array(z.object({ code: z.string(), brand: z.string(), quantity: z.number() })),
});

export const orderWire = z.object({
  ...orderSummaryWire.shape,
  notes: z.optional(z.string()),
  sentBy: z.optional(z.string()),
  actedBy: z.nullish(z.string()),
  subtotal: z.optional(pesos),
  discount: z.optional(pesos),
  discountExplanation: z.optional(z.array(discountRowWire)),
  shoppingCartContainer: z.object({
    products: z.array(orderLineWire),
    offerValueQuantities: z.array(grantedOfferWire),
    deliverySurcharge: z.object({ ...deliverySurchargeWire.shape, charged: z.optional(pesos) }),
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
  sentBy: order.sentBy,
  actedBy: order.actedBy,
  subtotal: toPesos(order.subtotal),
  discount: toPesos(order.discount),
  discountExplanation: discountRowsToWire(order.discountExplanation),
  shoppingCartContainer: {
    products: order.lines.map((line) => ({
      ...line,
      listPrice: toPesos(line.listPrice),
      cost: toPesos(line.cost),
      subtotal: toPesos(line.subtotal),
      components: [...line.components],
    })),
    offerValueQuantities: grantedToWire(order.offerValueQuantities),
    deliverySurcharge: {
      ...surchargeToWire(order.deliverySurcharge),
      charged: toPesos(order.deliverySurcharge.charged),
    },
  },
});

export const orderFromWire = (order: z.infer<typeof orderWire>): Order => ({
  ...orderSummaryFromWire(order),
  notes: order.notes ?? '',
  sentBy: order.sentBy ?? '',
  actedBy: order.actedBy ?? null,
  lines: order.shoppingCartContainer.products.map((line) => ({
    ...line,
    listPrice: money(line.listPrice),
    cost: money(line.cost),
    subtotal: money(line.subtotal),
  })),
  offerValueQuantities: grantedFromWire(order.shoppingCartContainer.offerValueQuantities),
  deliverySurcharge: {
    ...surchargeFromWire(order.shoppingCartContainer.deliverySurcharge),
    charged: money(order.shoppingCartContainer.deliverySurcharge.charged ?? 0),
  },
  subtotal: money(order.subtotal ?? order.total),
  discount: money(order.discount ?? 0),
  discountExplanation: discountRowsFromWire(order.discountExplanation ?? []),
});
