import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import {
  foundCountTexts,
  movedOneText,
  movedText,
  moveRefusalText,
  openCountTexts,
  staffOrderProblem,
} from '#adapters/texts/staff-orders.es.ts';
import { refusal } from '#core/access/calls.ts';
import { formatNumber } from '#core/orders/number.ts';
import {
  everyOrder,
  maxMovedAtOnce,
  type StaffOrder,
  type StaffOrderFilter,
  type StaffOrderPage,
  type StaffOrderRow,
} from '#core/orders/staff/staff-order.ts';
import { nextStates, type OrderState, orderStates } from '#core/orders/state.ts';
import { formatDate, formatDateTime } from '#core/shared/buenos-aires.ts';
import { asId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { printable } from '../style.ts';
import { orderStatePainter, orderText } from '../views/order.view.ts';
import { stateTabs } from './cases.ts';
import type { Done, Only, Question, Screen, ScreenAction } from './frame/screen.ts';
import type { MakeScreen } from './on-screen.ts';
import { problemTextOf } from './screen-problem.ts';

/** The state that follows for all of these, null where there is none; to cancel them is a thing of its own. */
const commonNext = (orders: readonly StaffOrderRow[]): OrderState | null => {
  const [first] = orders;
  const to = first === undefined ? undefined : nextStates(first.state).find((state) => state !== 'Cancelled');
  return to !== undefined && orders.every(({ state }) => nextStates(state).includes(to)) ? to : null;
};

const named = (orders: readonly StaffOrderRow[]): string => {
  const [first] = orders;
  if (first !== undefined && orders.length === 1) return `el pedido ${formatNumber(first)}`;
  return `${formatCount(orders.length)} pedidos`;
};

const noStateFor = (orders: readonly StaffOrderRow[]): string => {
  const isMixed = orders.some(({ state }) => state !== orders[0]?.state);
  if (isMixed) return 'No están todos en el mismo estado: marcá los que sí';
  return `No hay un estado al que ${orders.length === 1 ? 'pase' : 'pasen'} ${named(orders)}`;
};

const tooMany = (orders: readonly StaffOrderRow[]): string | null =>
  orders.length > maxMovedAtOnce ? staffOrderProblem({ code: 'too-many-orders', max: maxMovedAtOnce }) : null;

const filterOf = (states: readonly OrderState[], text: string, only: Only | null): StaffOrderFilter => ({
  ...everyOrder,
  ...{ states, text, customerId: only === null ? null : asId<'customer'>(only.id) },
});

/**
 * Orders by state, everybody's or those of a seller's customers; management moves them one by one or all that are
 * marked.
 */
export const ordersScreen: MakeScreen = (cli, { caller }) => {
  const { staffOrders } = cli.services;
  const problemText = problemTextOf(cli);

  const move = async (orders: readonly StaffOrderRow[], to: OrderState): Promise<Result<Done, string>> => {
    const answer = await staffOrders.move(caller, orders, to);
    if (!answer.ok) return Err(problemText(answer.val, staffOrderProblem));
    const refused = answer.val.flatMap((each) => (each.refused === null ? [] : [{ ...each, refused: each.refused }]));
    const left = new Set(refused.map(formatNumber));
    const gone = answer.val.length - refused.length;
    const [first] = refused;
    const [one] = orders;
    const message =
      one !== undefined && orders.length === 1 ? movedOneText(formatNumber(one), to) : movedText(gone, to);
    if (first === undefined) return Ok({ message });
    const others = refused.length > 1 ? ` (y ${formatCount(refused.length - 1)} más)` : '';
    const why = `${formatNumber(first)}: ${moveRefusalText(first.refused)}${others}`;
    if (gone === 0) return Err(why);
    const items = orders.filter((order) => left.has(formatNumber(order)));
    return Ok({ message, failed: { items, why } });
  };

  const advance: ScreenAction<StaffOrderRow> = {
    key: '>',
    name: 'avanzar',
    about: 'pasar al estado que sigue el pedido, o todos los marcados del mismo estado: no vuelve atrás',
    isBulk: true,
    refuses: (orders) => tooMany(orders) ?? (commonNext(orders) === null ? noStateFor(orders) : null),
    steps(orders) {
      const to = commonNext(orders);
      const label = to === null ? '' : `¿Pasar ${named(orders)} a ${orderStateTexts[to]}? No se puede deshacer`;
      return [{ kind: 'confirmation', label }];
    },
    run(orders) {
      const to = commonNext(orders);
      return to === null ? Promise.resolve(Err(noStateFor(orders))) : move(orders, to);
    },
  };

  const cancel: ScreenAction<StaffOrderRow> = {
    key: 'x',
    name: 'cancelar',
    about: 'cancelar el pedido, o todos los marcados: no se puede deshacer',
    isBulk: true,
    refuses: (orders) =>
      tooMany(orders) ??
      (orders.every(({ state }) => nextStates(state).includes('Cancelled')) ? null : 'Eso ya no se puede cancelar'),
    steps: (orders) => [{ kind: 'confirmation', label: `¿Cancelar ${named(orders)}? No se puede deshacer` }],
    run: (orders) => move(orders, 'Cancelled'),
  };

  const list = async (
    states: readonly OrderState[],
    text: string,
    only: Only | null,
    after: string | null,
  ): Promise<Result<StaffOrderPage, string>> => {
    const page = await staffOrders.list(caller, filterOf(states, text, only), after);
    return page.mapErr((failure) => problemText(failure, staffOrderProblem));
  };

  /** How many are in a state: of all of them those that are open, of what a filter finds all; none where none says. */
  const countsOf = async ({ text, only }: Omit<Question, 'tab'>): Promise<Readonly<Record<string, string>>> => {
    if (text === '' && only === null) {
      const open = await cli.services.apart(() => staffOrders.openCounts(caller));
      return open.ok ? openCountTexts(open.val) : {};
    }
    const found = await cli.services.apart(() => staffOrders.foundCounts(caller, filterOf([], text, only)));
    return found.ok ? foundCountTexts(found.val) : {};
  };

  const screen: Screen<StaffOrderRow, StaffOrder> = {
    title: 'Pedidos',
    names: ['pedido', 'pedidos'],
    tabs: stateTabs('Todos', orderStateTexts),
    columns: (style) => [
      { title: 'Número', cell: formatNumber },
      { title: 'Fecha', cell: ({ date }) => formatDate(date), isSecondary: true },
      { title: 'Cliente', cell: ({ customerName }) => customerName, minWidth: 10 },
      { title: 'Total', cell: ({ total }) => formatAmount(total), align: 'right', isSecondary: true },
      { title: 'Líneas', cell: ({ lineCount }) => formatCount(lineCount), align: 'right', isExtra: true },
      { title: 'Entrega', cell: ({ deliveryMethodName }) => deliveryMethodName, isExtra: true, minWidth: 8 },
      { title: 'Zona', cell: ({ zone }) => zone, isExtra: true, minWidth: 6 },
      {
        title: 'Estado',
        cell: ({ state }) => orderStateTexts[state],
        paint: (text, { state }) => orderStatePainter(style)[state](text),
      },
    ],
    keyOf: ({ id }) => id,
    async page({ tab, text, only }, after) {
      const states = orderStates.filter((state) => state === tab);
      const [page, counts] = await Promise.all([list(states, text, only, after), countsOf({ text, only })]);
      return page.map(({ orders: items, next }) => ({ items, next, counts }));
    },
    board: {
      async page({ tab, text, only }, after) {
        const states = orderStates.filter((state) => state === tab);
        return (await list(states, text, only, after)).map(({ orders, next }) => ({ items: orders, next }));
      },
      counts: countsOf,
      laneOf: ({ state }) => state,
      card: (order) => ({ head: formatNumber(order), below: order.customerName, end: formatAmount(order.total) }),
    },
    detail: {
      open: async (order) =>
        (await staffOrders.show(caller, order)).mapErr((failure) => problemText(failure, staffOrderProblem)),
      text: (order, style, columns) =>
        [
          orderText(order, style, columns),
          '',
          ...order.steps.map(
            ({ state, at, by }) =>
              `${formatDateTime(at)}  ${orderStateTexts[state]}${by === '' ? '' : ` · ${printable(by)}`}`,
          ),
        ].join('\n'),
    },
    actions: refusal('management', caller) === null ? [advance, cancel] : [],
    findHint: 'número, código o nombre del cliente, o código de un producto',
    narrowing: {
      key: 'c',
      name: 'sólo este cliente',
      of: ({ customerId, customerName }) => ({ id: customerId, name: customerName }),
    },
    outdatedBy: ['OrdersChanged'],
    empty: 'Todavía no hay pedidos',
    noneFound: 'No hay pedidos así',
  };
  return screen;
};
