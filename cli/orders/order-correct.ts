import { type Command, Option } from 'commander';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { staffOrderProblem } from '#adapters/texts/staff-orders.es.ts';
import { staffOrderToWire, staffOrderWire } from '#adapters/wire/staff-orders.wire.ts';
import { formatNumber, parseDocumentNumber } from '#core/orders/number.ts';
import type { StaffOrderFailure } from '#core/orders/staff/staff-order.service.ts';
import type { StaffOrder } from '#core/orders/staff/staff-order.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { numberNames } from '../arguments/id-word.ts';
import { changedWire, declareChange, type NamedPlan } from '../declare/change.ts';
import type { Asking } from '../declare/declare.ts';
import type { Outcome } from '../outcome.ts';
import type { Act } from '../run-command.ts';
import { printable } from '../style.ts';
import { type CorrectionWords, readCorrection } from './order-correction-lines.ts';
import { notANumber } from './orders-read.ts';

interface CorrectOptions extends CorrectionWords {
  readonly reason?: string;
}

const collect = (typed: string, before: readonly string[] = []): readonly string[] => [...before, typed];

/** `orders correct`: less of some lines, or others in their place, with a reason that the customer reads. */
export const correctCommand = (orders: Command, act: Act): void => {
  declareChange<CorrectOptions, StaffOrder, StaffOrderFailure>(orders, act, {
    name: 'correct',
    access: 'management',
    problem: staffOrderProblem,
    about:
      'Deja menos unidades de uno o más renglones, o pone otro artículo en su lugar; el cliente lo ve con el motivo',
    examples: [
      'orders correct 2026-1 --line 6203-2RS=2 --reason "No quedaban más"',
      'orders correct 2026-1 --line 6203-2RS=0 --line 6205-2RS=1 --reason "Sin stock" --dry-run',
      'orders correct 2026-1 --replace "BKR6E=FR7DC|Bosch" --line BKR6E=2 --reason "No queda NGK"',
    ],
    words: [['número', 'como 2026-00000001, o 2026-1']],
    options: [
      new Option('--line <CÓDIGO=CANTIDAD>', 'cuántas quedan de un renglón (0 lo saca); se puede repetir').argParser(
        collect,
      ),
      new Option(
        '--replace <CÓDIGO=OTRO>',
        'qué va en lugar de un renglón, al precio de hoy del cliente: BKR6E=FR7DC, "BKR6E=FR7DC|Bosch"; se puede repetir',
      ).argParser(collect),
      new Option('--reason <TEXTO>', 'por qué; lo lee el cliente'),
    ],
    needs: [
      {
        anyOf: ['--line', '--replace'],
        message: 'Falta qué se corrige',
        advice: 'Va --line CÓDIGO=CANTIDAD, o --replace CÓDIGO=OTRO',
      },
      { anyOf: ['--reason'] },
    ],
    isFinal: true,
    answer: changedWire(staffOrderWire),
    toWire: staffOrderToWire,
    message: (order) => `Corregido: ${formatNumber(order)}. Queda en ${formatPesos(order.total)}`,
    plan: async (asking, options, text = '') => {
      const number = parseDocumentNumber(text);
      if (number === null) return Err(notANumber(text));
      const found = await asking.services.staffOrders.show(asking.caller, number);
      return found.ok ? planFor(asking, found.val, options) : found;
    },
  });
};

const planFor = async (
  asking: Asking,
  order: StaffOrder,
  { reason = '', ...words }: CorrectOptions,
): Promise<Result<NamedPlan<StaffOrder, StaffOrderFailure>, StaffOrderFailure | Outcome>> => {
  const { services, caller } = asking;
  if (reason.trim() === '') return Err({ code: 'correction-reason-missing' });
  const read = await readCorrection(asking, order, words);
  if (!read.ok) return read;
  const { lines, replacements } = read.val;
  const before = staffOrderToWire(order);
  const names = numberNames(order);
  const question = `¿Corregir el pedido ${formatNumber(order)}?`;
  if (lines.length === 0) return Ok({ names, question, before, isDone: true, work: async () => Ok(order) });
  // The server says what it would come to, and whether it would take it at all.
  return (await services.staffOrders.priceCorrection(caller, order, lines)).map((priced) => {
    const costs = new Map(priced.replacements.map(({ id, cost }) => [id, cost]));
    const replacementTexts = replacements.map(({ id, name, ordered }) => {
      const cost = costs.get(id);
      return `${printable(name)} va en lugar de ${printable(ordered)}${cost === undefined ? '' : `, a ${formatPesos(cost)} c/u`}. `;
    });
    return {
      names,
      question: `${question} ${replacementTexts.join('')}Pasa de ${formatPesos(order.total)} a ${formatPesos(priced.total)}`,
      before,
      work: () =>
        services.staffOrders.correct(caller, order, {
          reason,
          lines: lines.map((line) => ({ ...line, seenCost: costs.get(line.id) })),
        }),
    };
  });
};
