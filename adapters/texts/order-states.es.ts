import type { MoveRefusal } from '#core/orders/move-refusal.ts';
import type { OrderState } from '#core/orders/state.ts';
import type { Texts } from './problem-text.es.ts';

export const orderStateTexts = {
  Sent: 'Enviado',
  Received: 'Recibido',
  InDelivery: 'En reparto',
  Delivered: 'Repartido',
  Cancelled: 'Cancelado',
} as const satisfies Record<OrderState, string>;

/** Why an order stays in the state that it is in. */
export const moveRefusalTexts: Texts<MoveRefusal> = {
  'order-not-found': () => 'No encontramos ese pedido',
  'state-not-allowed': ({ from, to }) =>
    from === to
      ? `El pedido ya está en estado ${orderStateTexts[from]}`
      : `Un pedido en estado ${orderStateTexts[from]} no puede pasar a ${orderStateTexts[to]}`,
  'order-moved': ({ state }) =>
    `Alguien cambió el pedido mientras lo mirabas: ahora está en estado ${orderStateTexts[state]}. Miralo de nuevo`,
};
