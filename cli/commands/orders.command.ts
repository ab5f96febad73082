import { Argument, type Command } from 'commander';
import * as z from 'zod/mini';
import { orderPapersProblem } from '#adapters/texts/order-desk.es.ts';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import { orderProblem } from '#adapters/texts/problems.es.ts';
import { orderToWire, orderWire } from '#adapters/wire/orders.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import type { OrderPapersFailure } from '#core/orders/desk/order-papers.service.ts';
import { type DocumentNumber, formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import { mayBecome, type OrderState, orderStates } from '#core/orders/state.ts';
import { withAnswers } from '../answer-schema.ts';
import type { CommandGroup } from '../command-group.ts';
import { blankConfirm, type ConfirmOptions, confirmOption, isConfirmed, misnamed } from '../declare/change.ts';
import { declareExport } from '../declare/file.ts';
import { declareList, plainList } from '../declare/list.ts';
import { exitCodes } from '../exit-codes.ts';
import { withExamples } from '../help.ts';
import { ordersModule } from '../modules/orders.module.ts';
import { correctCommand } from '../orders/order-correct.ts';
import { type OrderFilterOptions, orderFilterOf, orderFilterOptions } from '../orders/order-filter.ts';
import { paperCommand } from '../orders/order-papers.ts';
import { sendCommand } from '../orders/order-send.ts';
import { notANumber, orderReadProblem, ordersList, readOrder } from '../orders/orders-read.ts';
import { type Outcome, success, wrongUsage } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { confirm } from '../prompt.ts';
import type { Act, Cli } from '../run-command.ts';
import { withScreen } from '../screens/on-screen.ts';
import { signedIn } from '../session.ts';
import { styleFor } from '../style.ts';
import { orderText, ownOrderText } from '../views/order.view.ts';
import { numberNames } from '../words/id-word.ts';
import { stateNamed } from '../words/state-option.ts';

const stateNames = orderStates.map((state) => `${state} (${orderStateTexts[state]})`).join(', ');

interface ChangeOptions extends ConfirmOptions {
  readonly dryRun?: boolean;
}

const orderCommands = (program: Command, act: Act): void => {
  const orders = program
    .command('orders')
    .description('Pedidos: los de todos para el personal, los suyos para un cliente');
  withScreen(
    orders,
    act,
    [
      { calls: 'orderDesk', load: loadScreen },
      { calls: 'orders', load: loadOwnScreen },
    ],
    plainList(ordersList),
  );
  withExamples(orders, 'orders', 'orders list --state Sent', 'orders show 2026-1', 'orders state 2026-1 Received');
  declareList(orders, act, ordersList);
  withExamples(
    orders
      .command('show')
      .description('Muestra un pedido entero')
      .argument('número', 'como 2026-00000001, o 2026-1')
      .action(act((cli, _options, number) => show(cli, number))),
    'orders show 2026-00000001',
  );
  withExamples(
    orders
      .command('state')
      .description('Cambia el estado de un pedido (para el personal)')
      .argument('número', 'como 2026-00000001, o 2026-1')
      .addArgument(new Argument('<estado>', stateNames).choices(orderStates).argParser((text: string) => text))
      .option('--yes', 'no preguntar al cancelar')
      .addOption(confirmOption())
      .option('--dry-run', 'decir si se puede, sin cambiarlo')
      .action(act<ChangeOptions>(change)),
    'orders state 2026-1 Received',
    'orders state 2026-1 Cancelled --confirm "Repuestos Norte"',
  );
  correctCommand(orders, act);
  paperCommand(orders, act);
  sendCommand(orders, act);
  declareExport<OrderFilterOptions, OrderPapersFailure>(orders, act, {
    access: 'orderDesk',
    problem: orderPapersProblem,
    about: 'Guarda todos los que encuentra, en CSV o Excel (para el personal)',
    examples: ['orders export --state Sent --output pedidos.xlsx'],
    options: orderFilterOptions,
    make: async (asking, options, format) => {
      const filter = await orderFilterOf(asking, options);
      return filter.ok ? asking.services.orderPapers.table(asking.caller, filter.val, format) : filter;
    },
  });
  withAnswers(orders, {
    show: orderWire,
    state: z.object({
      number: z.string(),
      state: z.optional(z.enum(orderStates)),
      from: z.optional(z.enum(orderStates)),
      changed: z.boolean(),
      dryRun: z.optional(z.literal(true)),
    }),
  });
};

const loadScreen = async () => (await import('../screens/orders.screen.ts')).ordersScreen;

const loadOwnScreen = async () => (await import('../screens/own-orders.screen.ts')).ownOrdersScreen;

export const group: CommandGroup = { modules: [ordersModule], define: orderCommands };

async function show({ services, settings, outputMode }: Cli, typed = ''): Promise<Outcome> {
  const number = parseDocumentNumber(typed);
  if (number === null) return notANumber(typed);
  const who = await signedIn(services, settings.server, 'session');
  if (!who.ok) return who.val;
  const { caller } = who.val;
  const order = await readOrder(services, caller, number);
  if (!order.ok) return problemOf(order.val, settings.server, orderReadProblem);
  const text = caller.customerId === null ? orderText : ownOrderText;
  return success(orderToWire(order.val), text(order.val, styleFor(outputMode.colour.stdout), outputMode.columns));
}

async function change(cli: Cli, options: ChangeOptions, text = '', stateText = ''): Promise<Outcome> {
  const { services, settings, terminal, outputMode } = cli;
  const number = parseDocumentNumber(text);
  if (number === null) return notANumber(text);
  const state = stateNamed(orderStates, orderStateTexts, stateText);
  if (state === undefined) return wrongUsage(`«${stateText}» no es un estado`, `Va uno de: ${stateNames}`);
  const blank = blankConfirm(options);
  if (blank !== null) return blank;
  const { dryRun } = options;
  // Nothing leads out of Cancelled.
  const mustAsk = state === 'Cancelled' && !isConfirmed(options) && !dryRun;
  if (mustAsk && !outputMode.mayAsk) {
    return wrongUsage('Un pedido cancelado no se puede recuperar', 'Confirmalo con --yes, o con --confirm CLIENTE');
  }

  const who = await signedIn(services, settings.server, 'management');
  if (!who.ok) return who.val;
  const { caller } = who.val;
  if (options.confirm !== undefined) {
    const order = await services.orders.show(caller, number);
    if (!order.ok) return problemOf(order.val, settings.server, orderProblem);
    const wrong = misnamed(options, [order.val.customerName, ...numberNames(order.val)]);
    if (wrong !== null) return wrong;
  }
  if (dryRun) return wouldChange(cli, caller, number, state);
  if (mustAsk && !(await confirm(terminal, `¿Cancelar el pedido ${formatNumber(number)}? No se puede deshacer`))) {
    return success({ number: formatNumber(number), changed: false }, 'No se cambió nada', exitCodes.declined);
  }
  const changed = await services.orders.changeState(caller, number, state);
  if (changed.ok) return changeOutcome(number, state, true);
  const failure = changed.val;
  // Running it again is safe.
  if (failure.code === 'state-not-allowed' && failure.from === state) return changeOutcome(number, state, false);
  return problemOf(failure, settings.server, orderProblem);
}

async function wouldChange(cli: Cli, caller: Caller, number: DocumentNumber, state: OrderState): Promise<Outcome> {
  const { services, settings } = cli;
  const order = await services.orders.show(caller, number);
  if (!order.ok) return problemOf(order.val, settings.server, orderProblem);
  const { state: from } = order.val;
  if (from === state) return changeOutcome(number, state, false);
  if (!mayBecome(from, state)) {
    return problemOf({ code: 'state-not-allowed', from, to: state } as const, settings.server, orderProblem);
  }
  const document = { number: formatNumber(number), from, state, changed: false, dryRun: true };
  return success(
    document,
    `El pedido ${formatNumber(number)} pasaría de ${orderStateTexts[from]} a ${orderStateTexts[state]}`,
  );
}

const changeOutcome = (number: DocumentNumber, state: OrderState, changed: boolean): Outcome =>
  success(
    { number: formatNumber(number), state, changed },
    changed
      ? `El pedido ${formatNumber(number)} ahora está ${inSentence(state)}`
      : `El pedido ${formatNumber(number)} ya estaba ${inSentence(state)}: no se cambió nada`,
  );

const inSentence = (state: OrderState): string => orderStateTexts[state].toLowerCase();
