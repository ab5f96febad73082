import type { OrderState } from '#core/orders/state.ts';

export const orderStateTexts = {
  Sent: 'Enviado',
  Received: 'Recibido',
  InDelivery: 'En reparto',
  Delivered: 'Repartido',
  Cancelled: 'Cancelado',
} as const satisfies Record<OrderState, string>;
