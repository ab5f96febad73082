import type { Command } from 'commander';
import * as z from 'zod/mini';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import { orderProblem } from '#adapters/texts/problems.es.ts';
import { movedOneText } from '#adapters/texts/staff-orders.es.ts';
import { type DocumentNumber, formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import type { OrderFailure } from '#core/orders/order.service.ts';
import { mayBecome, nextStates, type OrderState, orderStates } from '#core/orders/state.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { numberNames } from '../arguments/id-word.ts';
import { stateWord } from '../arguments/state-option.ts';
import { changedWire, declareChange } from '../declare/change.ts';
import type { Asking } from '../declare/declare.ts';
import { type Outcome, problem } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { notANumber } from './orders-read.ts';

const { word: stateOfOrder, read: readState } = stateWord('a cuál pasa', orderStates, orderStateTexts, {
  narrowedBy: 'order',
});

/** The state that it has now, and whether it had it before. */
interface Moved {
  readonly number: DocumentNumber;
  readonly state: OrderState;
  readonly wasThere: boolean;
}

const toWire = ({ number, state }: Omit<Moved, 'wasThere'>) => ({ number: formatNumber(number), state });

const alreadyText = ({ number, state }: Omit<Moved, 'wasThere'>): string =>
  `El pedido ${formatNumber(number)} ya estaba ${orderStateTexts[state].toLowerCase()}: no se cambió nada`;

/** `orders state`: nothing leads back from any state (docs/rules/orders.md 1), so that each is asked first. */
export const stateCommand = (orders: Command, act: Act): void => {
  declareChange<object, Moved, OrderFailure>(orders, act, {
    name: 'state',
    about: 'Cambia el estado de un pedido (para el personal)',
    examples: ['orders state 2026-1 Recibido --yes', 'orders state 2026-1 Cancelado --confirm "Repuestos Norte"'],
    words: [['número', 'como 2026-00000001, o 2026-1'], stateOfOrder],
    access: 'management',
    problem: orderProblem,
    isFinal: true,
    answer: changedWire(
      z.object({ number: z.string(), state: z.enum(orderStates), to: z.optional(z.enum(orderStates)) }),
    ),
    toWire,
    wasDone: ({ wasThere }) => wasThere,
    message: (moved) => (moved.wasThere ? alreadyText(moved) : movedOneText(formatNumber(moved.number), moved.state)),
    plan: async ({ services, caller }, _options, text = '', stateText = '') => {
      const number = parseDocumentNumber(text);
      if (number === null) return Err(notANumber(text));
      const state = readState(stateText);
      const found = await services.orders.show(caller, number);
      if (!found.ok) return found;
      const { state: from, customerName } = found.val;
      if (from !== state && !mayBecome(from, state)) return Err(notAllowed(from, state));
      return Ok({
        names: [customerName, ...numberNames(found.val)],
        question: questionOf(number, from, state),
        isDone: from === state,
        doneText: alreadyText({ number, state }),
        // Tells the state that was asked for beside the one that the order is in.
        before: { ...toWire({ number, state: from }), ...(from === state ? {} : { to: state }) },
        work: () => move(services, caller, number, state),
      });
    },
  });
};

/** Why an order does not go from one state to another, and to which it may. */
const notAllowed = (from: OrderState, to: OrderState): Outcome => {
  const names = nextStates(from).map((state) => orderStateTexts[state]);
  const code = 'state-not-allowed';
  return problem(
    code,
    orderProblem({ code, from, to }),
    names.length === 0 ? 'De ahí no pasa a ningún otro' : `Puede pasar a: ${names.join(', ')}`,
  );
};

const questionOf = (number: DocumentNumber, from: OrderState, state: OrderState): string =>
  `¿Pasar el pedido ${formatNumber(number)} de ${orderStateTexts[from]} a ${orderStateTexts[state]}? No se puede deshacer`;

/** Where somebody else moved the order to that state first, it counts as already so. */
const move = async (
  { orders }: Asking['services'],
  caller: Asking['caller'],
  number: DocumentNumber,
  state: OrderState,
): Promise<Result<Moved, OrderFailure>> => {
  const changed = await orders.changeState(caller, number, state);
  if (changed.ok) return Ok({ number, state, wasThere: false });
  const failure = changed.val;
  const isThere = failure.code === 'state-not-allowed' && failure.from === state;
  return isThere ? Ok({ number, state, wasThere: true }) : Err(failure);
};
