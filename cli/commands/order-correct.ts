import { type Command, Option } from 'commander';
import { formatCount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { orderDeskProblem } from '#adapters/texts/order-desk.es.ts';
import { deskOrderToWire, deskOrderWire } from '#adapters/wire/order-desk.wire.ts';
import type { LineCorrection } from '#core/orders/desk/correct-order.ts';
import type { DeskOrder } from '#core/orders/desk/desk-order.ts';
import type { OrderDeskFailure } from '#core/orders/desk/order-desk.service.ts';
import { formatNumber, parseNumber } from '#core/orders/number.ts';
import type { Order, OrderLine } from '#core/orders/order.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { changedWire, declareChange, type NamedPlan } from '../declare/change.ts';
import type { Asking } from '../declare/declare.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { idIn, idWords, numberNames } from './id-word.ts';
import { notANumber } from './orders-read.ts';

interface CorrectOptions {
  readonly line: readonly string[];
  readonly reason?: string;
}

const collect = (typed: string, before: readonly string[] = []): readonly string[] => [...before, typed];

/** `orders correct`: less of some lines of an order, with a reason that the customer reads. */
export const correctCommand = (orders: Command, act: Act): void => {
  declareChange<CorrectOptions, DeskOrder, OrderDeskFailure>(orders, act, {
    name: 'correct',
    access: 'management',
    problem: orderDeskProblem,
    about: 'Deja menos unidades de uno o más renglones; el cliente lo ve con el motivo',
    examples: [
      'orders correct 2026-1 --line 6203-2RS=2 --reason "No quedaban más"',
      'orders correct 2026-1 --line 6203-2RS=0 --line 6205-2RS=1 --reason "Sin stock" --dry-run',
    ],
    words: [['número', 'como 2026-00000001, o 2026-1']],
    options: [
      new Option('--line <CÓDIGO=CANTIDAD>', 'cuántas quedan de un renglón (0 lo saca); se puede repetir')
        .argParser(collect)
        .makeOptionMandatory(),
      new Option('--reason <TEXTO>', 'por qué; lo lee el cliente'),
    ],
    isFinal: true,
    answer: changedWire(deskOrderWire),
    toWire: deskOrderToWire,
    message: (order) => `Corregido: ${formatNumber(order)}. Queda en ${formatPesos(order.total)}`,
    plan: async (asking, options, text = '') => {
      const number = parseNumber(text);
      if (number === null) return Err(notANumber(text));
      const found = await asking.services.orderDesk.show(asking.caller, number);
      return found.ok ? planFor(asking, found.val, options) : found;
    },
  });
};

const planFor = async (
  { services, caller }: Asking,
  order: DeskOrder,
  { line, reason = '' }: CorrectOptions,
): Promise<Result<NamedPlan<DeskOrder, OrderDeskFailure>, OrderDeskFailure | Outcome>> => {
  if (reason.trim() === '') return Err({ code: 'correction-reason-missing' });
  const lines: LineCorrection[] = [];
  for (const typed of line) {
    const read = readLine(order, typed);
    if (!read.ok) return read;
    if (read.val === null) continue;
    const { id } = read.val;
    if (lines.some((each) => each.id === id)) return Err(wrongUsage(`«${typed}» nombra un renglón dos veces`));
    lines.push(read.val);
  }
  const before = deskOrderToWire(order);
  const isThere = lines.every(({ id, quantity }) =>
    order.lines.some((each) => each.id === id && each.quantity === quantity),
  );
  const names = numberNames(order);
  const question = `¿Corregir el pedido ${formatNumber(order)}?`;
  if (isThere) return Ok({ names, question, before, isDone: true, work: async () => Ok(order) });
  // The server says what it would come to, and whether it would take it at all.
  return (await services.orderDesk.priceCorrection(caller, order, lines)).map(({ total }) => ({
    names,
    question: `¿Corregir el pedido ${formatNumber(order)}? Pasa de ${formatPesos(order.total)} a ${formatPesos(total)}`,
    before,
    work: () => services.orderDesk.correct(caller, order, { reason, lines }),
  }));
};

/**
 * '6203-2RS=2': a line by its code, or by its id as '#12' where several have it, and how many are left; null for one
 * that was taken off before.
 */
const readLine = (order: Order, typed: string): Result<LineCorrection | null, Outcome> => {
  const [, code = '', count] = /^(.*\S)\s*=\s*(\d{1,9})$/.exec(typed.trim()) ?? [];
  if (count === undefined) {
    return Err(wrongUsage(`«${typed}» no dice de qué renglón y cuántas quedan`, 'Por ejemplo: --line 6203-2RS=2'));
  }
  const named = linesNamed(order, code);
  const [only] = named;
  if (named.length > 1) {
    const which = idWords(
      named.map(({ id, productBrandName, quantity }) => [id, `${productBrandName}, ${formatCount(quantity)}`]),
    );
    return Err(
      problem('line-ambiguous', `Hay ${named.length} renglones de ${printable(code)}`, `Decí cuál por su id: ${which}`),
    );
  }
  if (only !== undefined) return Ok({ id: only.id, quantity: Number(count) });
  const wasTakenOff = order.corrections.some(({ changes }) =>
    changes.some((change) => change.to === 0 && folded(change.productCode) === folded(code)),
  );
  return wasTakenOff && Number(count) === 0
    ? Ok(null)
    : Err(problem('correction-line-unknown', `El pedido no tiene un renglón de ${printable(code)}`));
};

const linesNamed = ({ lines }: Order, code: string): readonly OrderLine[] => {
  const id = idIn(code);
  return lines.filter((each) => (id === null ? folded(each.productCode) === folded(code) : each.id === id));
};
