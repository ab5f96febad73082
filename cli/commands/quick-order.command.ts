import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { contentOfBlob } from '#adapters/http/blob-content.ts';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { cartProblem } from '#adapters/texts/problems.es.ts';
import { linesText, quickOrderProblem } from '#adapters/texts/quick-order.es.ts';
import { quickOrderToWire, quickOrderWire } from '#adapters/wire/quick-order.wire.ts';
import type { Caller } from '#core/access/caller.ts';
import { maxOrderSheetBytes, type QuickOrderFailure } from '#core/quick-order/quick-order.service.ts';
import { isReady, type QuickOrder } from '#core/quick-order/quick-order.ts';
import { rowsForCart } from '#core/quick-order/to-cart.ts';
import { Err, type Result } from '#core/shared/result.ts';
import type { CommandGroup } from '../command-group.ts';
import {
  type ConfirmOptions,
  changeShape,
  dryRunOption,
  dryRunText,
  isConfirmed,
  unconfirmed,
  yesOption,
} from '../declare/change.ts';
import { declare } from '../declare/declare.ts';
import { exitCodes } from '../exit-codes.ts';
import { openLocalFile, readTextOrInput } from '../local-file.ts';
import { ordersModule } from '../modules/orders.module.ts';
import { isOutcome, type Outcome, success } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { confirm } from '../prompt.ts';
import type { Act, Cli } from '../run-command.ts';
import { signedIn } from '../session.ts';
import { styleFor } from '../style.ts';
import { quickOrderText } from '../views/quick-order.view.ts';

interface QuickOrderOptions extends ConfirmOptions {
  readonly add?: boolean;
  readonly dryRun?: boolean;
}

const quickOrderCommand = (program: Command, act: Act): void => {
  declare(program, {
    name: 'quick-order',
    about: 'Lee un pedido escrito y dice qué es cada línea',
    examples: ['quick-order pedido.xlsx', 'quick-order pedido.csv --add', 'quick-order - < pedido.txt'],
    words: [['archivo', 'texto, CSV o Excel (.xlsx); - lee lo que llega por la entrada']],
    options: [
      new Option('--add', 'sumar todo al carrito, o nada; si algo ya está ahí, pregunta'),
      dryRunOption(),
      yesOption(),
    ],
    answer: z.extend(quickOrderWire, changeShape),
  }).action(act<QuickOrderOptions>((cli, options, file = '') => quickOrder(cli, file, options)));
};

export const group: CommandGroup = { modules: [ordersModule], define: quickOrderCommand };

async function quickOrder(cli: Cli, path: string, options: QuickOrderOptions): Promise<Outcome> {
  const { services, settings, outputMode } = cli;
  const who = await signedIn(services, settings.server, 'cart');
  if (!who.ok) return who.val;
  const read = await readFrom(cli, who.val.caller, path);
  if (!read.ok) return isOutcome(read.val) ? read.val : problemOf(read.val, settings.server, quickOrderProblem);
  const order = read.val;
  const text = quickOrderText(order, styleFor(outputMode.colour.stdout), outputMode.columns);
  return options.add === true
    ? addAll(cli, who.val.caller, order, text, options)
    : success({ ...quickOrderToWire(order), changed: false }, text);
}

const readFrom = async (
  { services, terminal }: Cli,
  caller: Caller,
  path: string,
): Promise<Result<QuickOrder, QuickOrderFailure | Outcome>> => {
  if (/\.(?:csv|xlsx)$/i.test(path)) {
    const file = await openLocalFile(path);
    if (!file.ok) return file;
    if (file.val.size > maxOrderSheetBytes) return Err({ code: 'body-too-large' });
    return services.quickOrders.readSheet(caller, contentOfBlob(file.val));
  }
  const written = await readTextOrInput(path, terminal.stdin);
  return written.ok ? services.quickOrders.resolve(caller, { text: written.val }) : written;
};

/**
 * Adds all lines or none, as the web does: lines that a colleague has changed in the cart since are not written over.
 * What the cart holds already is added only once that is confirmed, since the same order may have been added before.
 */
async function addAll(
  { services, settings, terminal, outputMode }: Cli,
  caller: Caller,
  order: QuickOrder,
  text: string,
  options: QuickOrderOptions,
): Promise<Outcome> {
  const document = (changed: boolean) => ({ ...quickOrderToWire(order), changed });
  const open = order.lines.filter((line) => !isReady(line)).length;
  if (open > 0 || order.lines.length === 0) {
    const why = open === 0 ? '' : `: falta resolver ${linesText(open)}`;
    return success(document(false), `${text}\n\nNo se agregó nada${why}`, exitCodes.failed);
  }
  const rows = rowsForCart(order.lines);
  const heldCount = rows.filter(({ was }) => was > 0).length;
  const question = `¿Sumar al carrito ${linesText(rows.length)}?${heldText(heldCount)}`;
  if (options.dryRun === true)
    return success({ ...document(false), dryRun: true }, `${text}\n\n${dryRunText(question)}`);
  if (heldCount > 0 && !isConfirmed(options)) {
    if (!outputMode.mayAsk) return unconfirmed([], true, question);
    terminal.stderr.write(`${text}\n\n`);
    if (!(await confirm(terminal, question))) return success(document(false), 'No se agregó nada', exitCodes.declined);
  }
  const answer = await services.cart.setLines(caller, rows);
  if (!answer.ok) return problemOf(answer.val, settings.server, cartProblem);
  return success(document(true), `${text}\n\nEn el carrito: ${linesText(rows.length)}`);
}

const heldText = (count: number): string => {
  if (count === 0) return '';
  return count === 1
    ? ' Un artículo ya está ahí, y se suma a lo que hay'
    : ` ${formatCount(count)} artículos ya están ahí, y se suman a lo que hay`;
};
