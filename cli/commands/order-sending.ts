import { orderProblem } from '#adapters/texts/problems.es.ts';
import type { Caller } from '#core/access/caller.ts';
import type { Cart } from '#core/cart/cart.ts';
import { formatNumber } from '#core/orders/number.ts';
import { afterNoAnswer, keyAfter, type OpenOrderStore } from '#core/orders/open-order.ts';
import type { OrderFailure, OrderToSend } from '#core/orders/order.service.ts';
import type { Order } from '#core/orders/order.ts';
import { sendPersistently } from '#core/orders/send-persistently.ts';
import type { Result } from '#core/shared/result.ts';
import { done, type Outcome, problem } from '../outcome.ts';
import { pause } from '../pause.ts';
import { problemOf } from '../problems.ts';
import { whileItLasts } from '../progress.ts';
import type { Cli } from '../run-command.ts';

/** After these nobody knows whether the order was stored: the next attempt carries the same key. */
const unsettled: readonly OrderFailure['code'][] = ['unreachable', 'order-in-flight', 'not-signed-in'];

const openOrdersOf = ({ services }: Cli, { userName, customerId }: Caller): OpenOrderStore =>
  services.openOrders([userName, customerId ?? ''].join(' '));

/** Sends it until it is answered; what was answered is no longer open. */
const sendOpen = async (cli: Cli, caller: Caller, order: OrderToSend): Promise<Result<Order | null, OrderFailure>> => {
  const { services, terminal, outputMode } = cli;
  const wait = (ms: number) => pause(ms, terminal.interrupted);
  const sending =
    // Where no cart is told from another, nothing says that the key is understood: sending again might order twice.
    order.seenTag === null
      ? services.ownOrders.send(caller, order)
      : sendPersistently(services.ownOrders, caller, order, wait);
  const answer = await whileItLasts(terminal, outputMode, 'Enviando el pedido', sending);
  if (answer.ok || !unsettled.includes(answer.val.code)) openOrdersOf(cli, caller).forget();
  return answer;
};

/** The order that this becomes; a later call finds it, whatever happens to the answer. */
export const sendOnce = (
  cli: Cli,
  caller: Caller,
  wanted: Omit<OrderToSend, 'idempotencyKey'>,
): Promise<Result<Order | null, OrderFailure>> => {
  const store = openOrdersOf(cli, caller);
  const order = { ...wanted, idempotencyKey: keyAfter(store.read(), wanted, cli.services.newKey) };
  store.keep(order);
  return sendOpen(cli, caller, order);
};

/** What became of an order whose answer was lost; null where there is none, or it became nothing and the cart may be sent. */
export async function lostOrder(cli: Cli, caller: Caller, cart: Cart): Promise<Outcome | null> {
  const store = openOrdersOf(cli, caller);
  const open = store.read();
  if (open === null) return null;
  const next = afterNoAnswer(open, cart);
  if (next === 'go-on') return null;
  if (next === 'unknown') {
    store.forget();
    return problem(
      'order-unknown',
      'El carrito está vacío, y del envío anterior se perdió la respuesta: el pedido puede haber salido',
      'Fijate en: mostrador orders list',
    );
  }
  const answer = await sendOpen(cli, caller, open);
  if (!answer.ok) {
    return unsettled.includes(answer.val.code) ? problemOf(answer.val, cli.settings.server, orderProblem) : null;
  }
  const number = answer.val === null ? null : formatNumber(answer.val);
  return done(
    {
      number,
      changed: false,
      deliveryMethod: answer.val?.deliveryMethodName ?? '',
      deliveryAddress: open.deliveryAddress ?? '',
      notes: open.notes,
    },
    `El pedido ${number ?? ''} ya había salido: se había perdido la respuesta. No se envió nada más`,
  );
}
