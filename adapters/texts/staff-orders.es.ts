import type { MoveRefusal } from '#core/orders/move-refusal.ts';
import type { OrderPapersFailure } from '#core/orders/staff/order-papers.service.ts';
import type { StaffOrderFailure } from '#core/orders/staff/staff-order.service.ts';
import { type FoundCounts, maxCounted, type OpenCounts, type OpenState } from '#core/orders/staff/staff-order.ts';
import { type OrderState, orderStates } from '#core/orders/state.ts';
import { formatCount } from './numbers.es.ts';
import { moveRefusalTexts, orderStateTexts } from './order-states.es.ts';
import { everywhere, listFileTexts, type Texts, tell } from './problem-text.es.ts';

const problems: Texts<StaffOrderFailure> = {
  ...everywhere,
  ...moveRefusalTexts,
  unreachable: () => 'No se pudieron traer los pedidos, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  'correction-reason-missing': () => 'Escribí el motivo: lo lee el cliente',
  'correction-nothing-changed': () => 'No cambiaste nada',
  'correction-line-unknown': () => 'El pedido ya no tiene alguno de esos renglones. Miralo de nuevo',
  'correction-not-less': () => 'No puede ser más de lo que tiene el pedido',
  'correction-nothing-left': () => 'No quedaría ningún artículo: para eso, cancelá el pedido',
  'replacement-quantity-missing': () => 'Poné cuántas unidades van del reemplazo: una como mínimo',
  'replacement-same-product': () => 'El reemplazo es el mismo artículo que se pidió: elegí otro',
  'replacement-not-sold': () => 'El artículo de reemplazo no está a la venta: elegí otro',
  'replacement-without-price': ({ productCode }) =>
    `${productCode} no tiene precio para este cliente: elegí otro reemplazo`,
  'replacement-cost-moved': ({ productCode }) =>
    `El precio de ${productCode} es otro: mirá cuánto sale ahora y volvé a corregir`,
  'quantity-not-multiple': ({ multiple }) =>
    `El reemplazo se vende de a ${formatCount(multiple)}: poné otra cantidad o elegí otro artículo`,
  'quantity-too-large': ({ most }) => `La cantidad va hasta ${formatCount(most)}`,
  'order-not-correctable': ({ state }) => `Un pedido en estado ${orderStateTexts[state]} ya no se corrige`,
  'too-many-orders': ({ max }) => `Elegí hasta ${formatCount(max)} pedidos por vez`,
  'page-key-unreadable': () => 'Esa página ya no existe. Volvé al principio de la lista',
};

export const staffOrderProblem = (failure: StaffOrderFailure): string => tell(problems, failure);
export const moveRefusalText = (refusal: MoveRefusal): string => tell(moveRefusalTexts, refusal);

/** How many orders wait in a state: '999+' from `maxCounted` on. */
export const openCountText = (count: number): string =>
  count >= maxCounted ? `${maxCounted - 1}+` : formatCount(count);

export const openCountTexts = (counts: OpenCounts): Readonly<Record<OpenState, string>> => ({
  Sent: openCountText(counts.Sent),
  Received: openCountText(counts.Received),
  InDelivery: openCountText(counts.InDelivery),
});

/** How many were found in each state: '12+' where they were not all counted, and nothing where none was then. */
export const foundCountTexts = ({ counts, isWhole }: FoundCounts): Partial<Record<OrderState, string>> =>
  Object.fromEntries(
    orderStates.flatMap((state) => {
      const count = formatCount(counts[state]);
      return isWhole ? [[state, count]] : counts[state] === 0 ? [] : [[state, `${count}+`]];
    }),
  );

/** What the button says that moves an order there. */
export const moveTexts = {
  Sent: 'Volver a Enviado',
  Received: 'Pasar a Recibido',
  InDelivery: 'Pasar a En reparto',
  Delivered: 'Pasar a Repartido',
  Cancelled: 'Cancelar',
} as const satisfies Record<OrderState, string>;

export const movedOneText = (number: string, to: OrderState): string =>
  `El pedido ${number} pasó a ${orderStateTexts[to]}`;

export const movedText = (count: number, to: OrderState): string =>
  count === 1
    ? `El pedido pasó a ${orderStateTexts[to]}`
    : `${formatCount(count)} pedidos pasaron a ${orderStateTexts[to]}`;

const papers: Texts<OrderPapersFailure> = {
  ...everywhere,
  unreachable: () => 'No se pudo hacer el archivo, reintentá',
  'not-offered': () => 'Este servidor no lo ofrece',
  'order-not-found': () => 'No encontramos alguno de esos pedidos',
  'too-many-orders': ({ max }) => `Elegí hasta ${formatCount(max)} pedidos por vez`,
  ...listFileTexts,
};

export const orderPapersProblem = (failure: OrderPapersFailure): string => tell(papers, failure);
