import { orderProblem } from '#adapters/texts/problems.es.ts';
import type { Caller } from '#core/access/caller.ts';
import type { Cart } from '#core/cart/cart.ts';
import { formatNumber } from '#core/orders/number.ts';
import {
  afterNoAnswer,
  keyAfter,
  type OpenOrder,
  type OpenOrderStore,
  questionAbout,
} from '#core/orders/open-order.ts';
import type { OrderFailure } from '#core/orders/order.service.ts';
import type { Order } from '#core/orders/order.ts';
import { sendPersistently } from '#core/orders/send-persistently.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { type Outcome, problem } from '../outcome.ts';
import { pause } from '../pause.ts';
import { problemOf } from '../problems.ts';
import { whileItLasts } from '../progress.ts';
import type { Cli } from '../run-command.ts';
import { printable } from '../style.ts';

/** After these nobody knows whether the order was stored: the next attempt carries the same key. */
const unsettled: readonly OrderFailure['code'][] = ['unreachable', 'order-in-flight', 'not-signed-in'];

const openOrdersOf = ({ services }: Cli, { userName, customerId }: Caller): OpenOrderStore =>
  services.openOrders([userName, customerId ?? ''].join(' '));

/** Sends it until it is answered; what was answered is no longer open. */
const sendOpen = async (
  cli: Cli,
  caller: Caller,
  order: OpenOrder,
  label: string,
): Promise<Result<Order | null, OrderFailure>> => {
  const { services, terminal, outputMode } = cli;
  const wait = (ms: number) => pause(ms, terminal.interrupted);
  const sending =
    // Where no cart is told from another, nothing says that the key is understood: sending again might order twice.
    order.seenTag === null
      ? services.ownOrders.send(caller, order)
      : sendPersistently(services.ownOrders, caller, order, wait);
  const answer = await whileItLasts(terminal, outputMode, label, sending);
  if (answer.ok || !unsettled.includes(answer.val.code)) openOrdersOf(cli, caller).forget();
  return answer;
};

/** The order that this becomes; where the answer is lost, a later call with the same key finds it. */
export const sendOnce = (
  cli: Cli,
  caller: Caller,
  wanted: Omit<OpenOrder, 'idempotencyKey'>,
): Promise<Result<Order | null, OrderFailure>> => {
  const store = openOrdersOf(cli, caller);
  const order = { ...wanted, idempotencyKey: keyAfter(store.read(), wanted, cli.services.newKey) };
  if (!store.keep(order)) {
    const { directory } = cli.settings;
    cli.terminal.stderr.write(
      `${printable(`En ${directory} no se puede guardar el envío hasta que se conteste: si se corta, fijate en «mostrador orders list» antes de mandarlo de nuevo`)}\n`,
    );
  }
  return sendOpen(cli, caller, order, 'Enviando el pedido');
};

/** An order that had gone out, though its answer was lost. */
export interface FoundOrder {
  /** Null where the other end does not say it. */
  readonly number: string | null;
  readonly deliveryMethod: string;
  readonly deliveryAddress: string;
  readonly notes: string;
}

/** What became of an order whose answer was lost; null where there is none, or it became nothing. */
export async function lostOrder(cli: Cli, caller: Caller, cart: Cart): Promise<Result<FoundOrder | null, Outcome>> {
  const store = openOrdersOf(cli, caller);
  const open = store.read();
  if (open === null) return Ok(null);
  const next = afterNoAnswer(open, cart);
  if (next === 'go-on') return Ok(null);
  if (next === 'unknown') {
    store.forget();
    return Err(
      problem(
        'order-unknown',
        'El carrito está vacío, y del envío anterior se perdió la respuesta: el pedido puede haber salido',
        'Fijate en: mostrador orders list',
      ),
    );
  }
  const answer = await sendOpen(cli, caller, questionAbout(open), 'Averiguando qué pasó con el envío anterior');
  if (!answer.ok) {
    return unsettled.includes(answer.val.code)
      ? Err(problemOf(answer.val, cli.settings.server, orderProblem))
      : Ok(null);
  }
  return Ok({
    number: answer.val === null ? null : formatNumber(answer.val),
    deliveryMethod: answer.val?.deliveryMethodName ?? '',
    deliveryAddress: open.deliveryAddress ?? '',
    notes: open.notes,
  });
}

export const hadGoneOut = ({ number }: FoundOrder): string =>
  `${number === null ? 'El pedido anterior' : `El pedido ${number}`} ya había salido: se había perdido la respuesta`;
