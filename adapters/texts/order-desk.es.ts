import type { OrderDeskFailure } from '#core/orders/desk/order-desk.service.ts';
import { formatCount } from './numbers.es.ts';
import { moveRefusalTexts } from './order-states.es.ts';
import { everywhere, type Texts, tell } from './problem-text.es.ts';

const desk: Texts<OrderDeskFailure> = {
  ...everywhere,
  ...moveRefusalTexts,
  unreachable: () => 'No se pudieron traer los pedidos, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  'too-many-orders': ({ max }) => `Elegí hasta ${formatCount(max)} pedidos por vez`,
  'page-key-unreadable': () => 'Esa página ya no existe. Volvé al principio de la lista',
};

export const orderDeskProblem = (failure: OrderDeskFailure): string => tell(desk, failure);
