import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { cartProblem, orderProblem } from '#adapters/texts/problems.es.ts';
import { cartToWire, cartWire } from '#adapters/wire/cart.wire.ts';
import { type Cart, changedLines } from '#core/cart/cart.ts';
import { formatNumber } from '#core/orders/number.ts';
import { maxOrderNotes, type OrderFailure } from '#core/orders/order.service.ts';
import type { Order } from '#core/orders/order.ts';
import { orderHindrance } from '#core/orders/order-hindrance.ts';
import type { Result } from '#core/shared/result.ts';
import { tidyText } from '#core/shared/tidy-text.ts';
import { blankConfirm, type ConfirmOptions, confirmOption, isConfirmed, misnamed } from '../declare/change.ts';
import { declare } from '../declare/declare.ts';
import { exitCodes } from '../exit-codes.ts';
import { done, type Outcome, problem, wrongUsage } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { confirm } from '../prompt.ts';
import type { Act, Cli } from '../run-command.ts';
import { type SignedIn, signedIn } from '../session.ts';
import { printable, styleFor } from '../style.ts';
import { cartText } from '../views/cart.view.ts';
import { facts } from '../views/facts.ts';
import { type Delivery, deliveryFor } from './order-delivery.ts';
import { hadGoneOut, lostOrder, sendOnce } from './order-sending.ts';

interface SendOptions extends ConfirmOptions {
  readonly delivery?: string;
  readonly address?: string;
  readonly notes?: string;
  readonly acceptPrices?: boolean;
  readonly dryRun?: boolean;
}

/** `orders send`: the cart as one order, however often it is tried. */
export const sendCommand = (orders: Command, act: Act): void => {
  declare(orders, {
    name: 'send',
    about: 'Envía el carrito como pedido: muestra, pregunta y envía',
    examples: [
      'orders send --dry-run',
      'orders send --delivery "Reparto propio" --address "Sucursal Centro"',
      'orders send --delivery Transporte --notes "Antes del mediodía" --yes',
      'orders send --confirm "Repuestos Norte"',
    ],
    options: [
      new Option('--delivery <MÉTODO>', 'el método de entrega, por su nombre'),
      new Option('--address <NOMBRE>', 'a qué dirección va, por su nombre (si no, a la principal)'),
      new Option('--notes <TEXTO>', 'observaciones para el distribuidor'),
      new Option('--accept-prices', 'aceptar los costos que cambiaron desde que se cargaron'),
      new Option('--dry-run', 'mostrar qué se enviaría, sin enviarlo'),
      new Option('--yes', 'no preguntar'),
      confirmOption(),
    ],
    answer: sentWire,
  }).action(act<SendOptions>(send));
};

/** An order has no number where another server took it without answering its details. */
const sentWire = z.object({
  number: z.nullable(z.string()),
  changed: z.boolean(),
  dryRun: z.optional(z.literal(true)),
  deliveryMethod: z.string(),
  deliveryAddress: z.string(),
  notes: z.string(),
  cart: z.optional(cartWire),
});

async function send(cli: Cli, options: SendOptions): Promise<Outcome> {
  const { outputMode, services, settings, terminal } = cli;
  const { dryRun = false, acceptPrices = false } = options;
  const notes = tidyText(options.notes ?? '');
  if (notes.length > maxOrderNotes)
    return wrongUsage(`Las observaciones pueden tener hasta ${maxOrderNotes} caracteres`);
  const blank = blankConfirm(options);
  if (blank !== null) return blank;
  const mustAsk = !isConfirmed(options) && !dryRun;
  if (mustAsk && !outputMode.mayAsk) {
    return wrongUsage('Un pedido enviado no se puede deshacer', 'Confirmalo con --yes, o con --confirm CLIENTE');
  }
  const who = await signedIn(services, settings.server, 'orders');
  if (!who.ok) return who.val;
  const { caller, user } = who.val;
  // Sellers act as many customers: the order is sent only where the customer they named is the one they act as.
  const wrong = misnamed(options, [user.loginUsName ?? user.name]);
  if (wrong !== null) return wrong;
  const read = await services.cart.read(caller);
  if (!read.ok) return problemOf(read.val, settings.server, cartProblem);
  const cart = read.val;
  if (!dryRun) {
    const lost = await lostOrder(cli, caller, cart);
    if (!lost.ok) return lost.val;
    if (lost.val !== null) {
      const text = hadGoneOut(lost.val);
      if (cart.products.length === 0) return done({ ...lost.val, changed: false }, `${text}. No se envió nada más`);
      if (!outputMode.quiet) terminal.stderr.write(`${printable(text)}. Sigue lo que hay ahora en el carrito\n`);
    }
  }
  const hindrance = orderHindrance(cart);
  if (hindrance !== null) return problemOf(hindrance, settings.server, orderProblem);
  const chosen = await deliveryFor(cli, caller, options);
  if (!chosen.ok) return chosen.val;
  const preview = previewOf(cli, who.val, cart, chosen.val, notes);
  const document = { ...documentOf(chosen.val, notes), cart: cartToWire(cart) };
  if (dryRun) {
    return done(
      { number: null, changed: false, dryRun: true, ...document },
      `${preview}\n\nCon --dry-run no se envía nada`,
    );
  }
  const others = changedLines(cart.products).length > 0;
  if (others && !acceptPrices && !mustAsk) return pricesChanged(cart);
  if (mustAsk) {
    terminal.stderr.write(`${preview}\n\n`);
    const question =
      others && !acceptPrices ? '¿Aceptar los costos que cambiaron y enviar el pedido?' : '¿Enviar el pedido?';
    if (!(await confirm(terminal, question))) {
      return done({ number: null, changed: false, ...document }, 'No se envió nada', exitCodes.declined);
    }
  }
  let cartUpdatedAt = cart.updatedAt;
  if (others) {
    const accepted = await services.cart.acceptPrices(caller, cart.tag);
    if (!accepted.ok) return problemOf(accepted.val, settings.server, cartProblem);
    cartUpdatedAt = accepted.val.updatedAt;
  }
  const order = {
    deliveryMethodId: chosen.val.method.id,
    deliveryAddress: chosen.val.address,
    notes,
    seenTag: cart.tag,
    cartUpdatedAt,
  };
  return sentOutcome(cli, await sendOnce(cli, caller, order), chosen.val, notes);
}

const documentOf = ({ method, address }: Delivery, notes: string) => ({
  deliveryMethod: method.name,
  deliveryAddress: address,
  notes,
});

const pricesChanged = (cart: Cart): Outcome => {
  const lines = changedLines(cart.products).map(
    ({ productCode, offerLotTitle, acceptedCost, cost }) =>
      `${offerLotTitle ?? productCode}: de ${formatPesos(acceptedCost)} a ${formatPesos(cost)}`,
  );
  return problem(
    'prices-changed',
    'Cambiaron costos desde que se cargó el carrito',
    [...lines.map(printable), 'Si están bien, va --accept-prices'].join('\n'),
  );
};

/** Shows all that would be sent. */
const previewOf = (
  { outputMode }: Cli,
  { user }: SignedIn,
  cart: Cart,
  { method, whereText }: Delivery,
  notes: string,
): string => {
  // What a person is asked about goes to stderr; without a question it is the answer.
  const style = styleFor(outputMode.colour.stdout && outputMode.colour.stderr);
  const heading = facts(
    [
      ['Cliente', user.loginUsName ?? user.name],
      ['Lo envía', user.loginUsName === null ? '' : user.name],
      ['Entrega', method.name],
      ['Va a', whereText],
      ['Notas', notes],
    ],
    style,
    outputMode.columns,
  );
  return [heading, '', cartText(cart, style, outputMode.columns)].join('\n');
};

const sentOutcome = (
  { settings }: Cli,
  answer: Result<Order | null, OrderFailure>,
  delivery: Delivery,
  notes: string,
): Outcome => {
  if (!answer.ok) return problemOf(answer.val, settings.server, orderProblem);
  const number = answer.val === null ? null : formatNumber(answer.val);
  const text =
    number === null
      ? 'Pedido enviado. Este servidor no dice su número: está en mostrador orders list'
      : `Pedido ${number} enviado`;
  return done({ number, changed: true, ...documentOf(delivery, notes) }, text);
};
