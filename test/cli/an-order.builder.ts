import type { Order, OrderLine } from '#core/orders/order.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

export const anOrderLine = (line: Partial<OrderLine> = {}): OrderLine => ({
  kind: 'product',
  code: '6203 2RS',
  brand: 'SKF',
  description: 'Rodamiento rígido de bolas sellado de los dos lados para alternador',
  quantity: 4,
  listPrice: money(5000),
  cost: money(3225),
  subtotal: money(12900),
  components: [],
  ...line,
});

export const anOrder = (order: Partial<Order> = {}): Order => ({
  id: asId('1'),
  year: 2026,
  number: 1,
  date: '2026-03-09T02:05:00Z',
  customerId: asId('7'),
  customerName: 'Repuestos de la Ruta Nacional Número Ocho S.R.L.',
  total: money('11997'),
  deliveryMethodName: 'Reparto zona sur · miércoles y viernes',
  state: 'Sent',
  stateDate: '2026-03-09T02:05:00Z',
  notes: '',
  sentBy: 'cliente',
  actedBy: null,
  lines: [anOrderLine()],
  offerValueQuantities: [],
  deliverySurcharge: { shoppingCartText: '', minAmount: money(0), value: money(0), charged: money(0) },
  subtotal: money(12900),
  discount: money(903),
  discountExplanation: [{ reason: 'Retiro en depósito', detail: '7 %', value: money(903) }],
  ...order,
});
