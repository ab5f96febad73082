import type { Command } from 'commander';
import { orderPapersProblem } from '#adapters/texts/staff-orders.es.ts';
import { orderToWire, orderWire } from '#adapters/wire/orders.wire.ts';
import { parseDocumentNumber } from '#core/orders/number.ts';
import type { OrderPapersFailure } from '#core/orders/staff/order-papers.service.ts';
import type { CommandGroup } from '../command-group.ts';
import { declare, declareGroup } from '../declare/declare.ts';
import { declareExport } from '../declare/file.ts';
import { declareList, plainList } from '../declare/list.ts';
import { ordersList } from '../lists/orders.list.ts';
import { ordersModule } from '../modules/orders.module.ts';
import { correctCommand } from '../orders/order-correct.ts';
import {
  customerOfOrders,
  type OrderFilterOptions,
  orderFilterOf,
  orderFilterOptions,
} from '../orders/order-filter.ts';
import { paperCommand } from '../orders/order-papers.ts';
import { sendCommand } from '../orders/order-send.ts';
import { stateCommand } from '../orders/order-state.ts';
import { notANumber, orderReadProblem, readOrder } from '../orders/orders-read.ts';
import { type Outcome, success } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import type { Act, Cli } from '../run-command.ts';
import { beginOptions, beginQuestion, ownQuestion } from '../screens/begin-question.ts';
import { withScreen } from '../screens/on-screen.ts';
import { signedIn } from '../session.ts';
import { styleFor } from '../style.ts';
import { orderText, ownOrderText } from '../views/order.view.ts';

const orderCommands = (program: Command, act: Act): void => {
  const orders = declareGroup(
    program,
    'orders',
    'Pedidos: los de todos para el personal, los suyos para un cliente',
    'orders',
    'orders list --state Enviado',
    'orders show 2026-1',
    'orders state 2026-1 Recibido',
  );
  withScreen(
    orders,
    act,
    [
      { calls: 'staffOrders', load: loadScreen, question: beginQuestion(customerOfOrders) },
      { calls: 'orders', load: loadOwnScreen, question: ownQuestion },
    ],
    plainList(ordersList),
    beginOptions(orderFilterOptions),
  );
  declareList(orders, act, ordersList);
  declare(orders, {
    name: 'show',
    about: 'Muestra un pedido entero',
    examples: ['orders show 2026-00000001'],
    words: [['número', 'como 2026-00000001, o 2026-1']],
    answer: orderWire,
  }).action(act((cli, _options, number) => show(cli, number)));
  stateCommand(orders, act);
  correctCommand(orders, act);
  paperCommand(orders, act);
  sendCommand(orders, act);
  declareExport<OrderFilterOptions, OrderPapersFailure>(orders, act, {
    access: 'staffOrders',
    problem: orderPapersProblem,
    about: 'Guarda todos los que encuentra, en CSV o Excel (para el personal)',
    examples: ['orders export --state Enviado --output pedidos.xlsx'],
    options: orderFilterOptions,
    make: async (asking, options, format) => {
      const filter = await orderFilterOf(asking, options);
      return filter.ok ? asking.services.orderPapers.table(asking.caller, filter.val, format) : filter;
    },
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
