import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { rowReasonText } from '#adapters/texts/import.es.ts';
import { priceChangeText, priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import { priceSheetProblem } from '#adapters/texts/price-sheets.es.ts';
import { managedPriceListToWire, managedPriceListWire } from '#adapters/wire/price-list-management.wire.ts';
import { sheetReportToWire, sheetReportWire } from '#adapters/wire/sheets.wire.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import { changeFlaw, repeatedChange } from '#core/price-lists/management/price-change.ts';
import type { PriceSheetReport } from '#core/price-lists/management/price-sheet.service.ts';
import { formatDateTime, instantInBuenosAires } from '#core/shared/buenos-aires.ts';
import { maxSheetBytes } from '#core/sheets/sheet.service.ts';
import { keyOf } from '../arguments/sent-once.ts';
import { alreadySo } from '../declare/already-so.ts';
import {
  blankConfirm,
  type ConfirmOptions,
  confirmOption,
  dryRunText,
  isConfirmed,
  misnamed,
} from '../declare/change.ts';
import { declare } from '../declare/declare.ts';
import { exitCodes } from '../exit-codes.ts';
import { readLocalBytes } from '../local-file.ts';
import { done, type Outcome, problem, success, wrongUsage } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { startProgress } from '../progress.ts';
import { confirm } from '../prompt.ts';
import type { Act, Cli } from '../run-command.ts';
import { printable, styleFor } from '../style.ts';
import { columnsOf } from '../terminal.ts';
import { sheetReportText } from '../views/sheet.view.ts';
import { type OpenPriceLists, openPriceLists, priceListOutcome, readAgain } from './find-price-list.ts';
import { type SourceOptions, sourceOfOptions, sourceOptions } from './price-source-options.ts';

interface ChangeOptions extends SourceOptions, ConfirmOptions {
  readonly sheet?: string;
  readonly at?: string;
  readonly dryRun?: boolean;
  readonly again?: boolean;
}

const changeOptions = (): readonly Option[] => [
  ...sourceOptions(),
  new Option('--sheet <ARCHIVO>', 'los precios de una planilla: código, marca y precio (CSV o Excel)'),
  new Option('--again', 'aunque la lista ya haya cambiado por porcentaje en el último día'),
  new Option('--dry-run', 'decir qué haría, sin hacerlo'),
  new Option('--yes', 'no preguntar'),
];

/** The list as it is after the command, or the report of a sheet. */
const changeAnswer = z.union([
  z.extend(managedPriceListWire, { changed: z.optional(z.boolean()), dryRun: z.optional(z.literal(true)) }),
  sheetReportWire,
]);

/** `change` and `schedule`: other prices of a list, at once or at a moment. */
export const priceChangeCommands = (lists: Command, act: Act): void => {
  declare(lists, {
    name: 'change',
    about: 'Cambia ya los precios de una lista',
    examples: [
      'price-lists change "Lista 2" --percentage 12,5 --rounding peso --yes',
      'price-lists change "lista 2" --sheet nuevos.xlsx --confirm "Lista 2"',
      'price-lists change "Lista 2" --sheet nuevos.xlsx --dry-run',
    ],
    words: [['lista', 'su nombre']],
    options: [...changeOptions(), confirmOption()],
    answer: changeAnswer,
  }).action(act<ChangeOptions>((cli, options, name) => change(cli, options, name)));
  declare(lists, {
    name: 'schedule',
    about: 'Deja programado otro precio para un día y una hora de Buenos Aires',
    examples: [
      'price-lists schedule "Lista 2" --at "2026-12-01 00:00" --percentage 8',
      'price-lists schedule "Lista 2" --at 2026-12-01 --sheet nuevos.csv',
    ],
    words: [['lista', 'su nombre']],
    options: [
      ...changeOptions(),
      new Option('--at <MOMENTO>', 'desde cuándo: "2026-12-01 08:00"').makeOptionMandatory(),
    ],
    answer: changeAnswer,
  }).action(act<ChangeOptions>((cli, options, name) => change(cli, options, name)));
};

/** '2026-12-01 08:00', or a day alone from its beginning; null for what is none. */
const instantOf = (text: string): string | null => {
  const [date = '', time = '00:00'] = text.trim().split(/[ T]+/);
  return instantInBuenosAires(date, time);
};

async function change(cli: Cli, options: ChangeOptions, name = ''): Promise<Outcome> {
  const { sheet, percentage, from, rounding, at: typed, dryRun } = options;
  const isOther = percentage !== undefined || from !== undefined || rounding !== 'cents';
  if (sheet === undefined && !isOther) {
    return wrongUsage('No dice con qué precios', 'Por ejemplo: --percentage 10, o --sheet nuevos.xlsx');
  }
  if (sheet !== undefined && isOther) return wrongUsage('Va una planilla o un porcentaje, no los dos');
  const at = typed === undefined ? null : instantOf(typed);
  if (typed !== undefined && at === null) {
    return wrongUsage(`«${typed}» no es un día y una hora`, 'Por ejemplo: --at "2026-12-01 08:00"');
  }
  const blank = blankConfirm(options);
  if (blank !== null) return blank;
  const isSure = isConfirmed(options) || at !== null || dryRun === true;
  if (!isSure && !cli.outputMode.mayAsk) {
    return wrongUsage('Los precios cambian en el momento', 'Confirmalo con --yes, o con --confirm LISTA');
  }
  const open = await openPriceLists(cli);
  if (!open.ok) return open.val;
  const list = open.val.find(name);
  if (!list.ok) return list.val;
  const wrong = misnamed(options, [list.val.name]);
  if (wrong !== null) return wrong;
  return sheet === undefined
    ? byPercentage(cli, open.val, list.val, options, at, isSure)
    : bySheet(cli, open.val, list.val, sheet, at, { isDryRun: dryRun === true, isSure });
}

const declined = (list: SeenPriceList): Outcome =>
  done({ ...managedPriceListToWire(list), changed: false }, 'No se cambió nada', exitCodes.declined);

async function byPercentage(
  cli: Cli,
  open: OpenPriceLists,
  list: SeenPriceList,
  options: ChangeOptions,
  at: string | null,
  isSure: boolean,
): Promise<Outcome> {
  const source = sourceOfOptions(open, list, options);
  if (!source.ok) return source.val;
  if (source.val === null) return wrongUsage('No dice con qué precios');
  const repeated = repeatedChange(list.changes, at, source.val, cli.terminal.now());
  if (repeated !== null) {
    const other = at === null ? '. Otro igual va con price-lists schedule' : '';
    return alreadySo(managedPriceListToWire(list), `Ya se había pedido: ${priceChangeText(repeated)}${other}`);
  }
  if (options.dryRun === true) {
    const flaw = changeFlaw(list.id, source.val, at, cli.terminal.now());
    if (flaw !== null) return problemOf(flaw, cli.settings.server, priceListManagementProblem);
    const when = at === null ? 'ya' : `desde el ${formatDateTime(at)}`;
    return success(
      { ...managedPriceListToWire(list), changed: false, dryRun: true },
      dryRunText(`¿Cambiar ${when} los precios de ${printable(list.name)}?`),
    );
  }
  if (!isSure && !(await confirm(cli.terminal, `¿Cambiar ya los precios de ${list.name}?`))) return declined(list);
  const { managedPriceLists } = cli.services;
  // Two at a time have the same key, and so have two that saw the same last change.
  const last = list.changes.findLast(({ state }) => state === 'done')?.id ?? null;
  const key = keyOf('price-change', list.id, { ...source.val, percentage: source.val.percentage.toString() }, at, last);
  const percentage = source.val;
  const send = (isAgain: boolean) => managedPriceLists.schedule(open.caller, list.id, at, percentage, key, isAgain);
  const sent = await send(options.again === true);
  if (sent.ok || sent.val.code !== 'price-list-risen') return priceListOutcome(cli, open, sent);
  if (options.yes === true || !cli.outputMode.mayAsk) {
    const { message } = problemOf(sent.val, cli.settings.server, priceListManagementProblem);
    return problem(sent.val.code, message, 'Con --again se hace igual');
  }
  if (!(await confirm(cli.terminal, `${priceListManagementProblem(sent.val)}. ¿Cambiar los precios igual?`))) {
    return declined(list);
  }
  return priceListOutcome(cli, open, await send(true));
}

const isAllRejected = ({ created, changed, unchanged, rejectedCount }: PriceSheetReport): boolean =>
  rejectedCount > 0 && created + changed + unchanged === 0;

async function bySheet(
  cli: Cli,
  open: OpenPriceLists,
  list: SeenPriceList,
  path: string,
  at: string | null,
  { isDryRun: isOnlyDry, isSure }: { readonly isDryRun: boolean; readonly isSure: boolean },
): Promise<Outcome> {
  const { services, settings, terminal, outputMode } = cli;
  const file = await readLocalBytes(path, maxSheetBytes);
  if (!file.ok) return file.val;
  const sheet = {
    fileName: path.split(/[\\/]/).at(-1) ?? path,
    content: file.val,
    at,
  };
  const run = (isDryRun: boolean) => {
    const progress = startProgress(terminal, outputMode);
    progress.show({ title: isDryRun ? 'Leyendo' : 'Guardando los precios', done: 0, total: null });
    return services.priceSheets
      .schedule(open.caller, list.id, sheet, { isDryRun, allRejected: true })
      .finally(() => progress.end());
  };
  const text = (report: PriceSheetReport, stream: 'stdout' | 'stderr') =>
    sheetReportText(
      report,
      (reason) => rowReasonText(reason, 'prices'),
      null,
      styleFor(outputMode.colour[stream]),
      columnsOf(terminal[stream]),
    );
  const exitOf = ({ rejected }: PriceSheetReport) => (rejected.length === 0 ? exitCodes.done : exitCodes.failed);
  const allRejected = (report: PriceSheetReport, kept: string): Outcome =>
    success(
      sheetReportToWire(report),
      `${text(report, 'stdout')}\n\nSe rechazaron todas las filas: no cambió ningún precio; ${kept}`,
      exitOf(report),
    );
  if (isOnlyDry || !isSure) {
    const planned = await run(true);
    if (!planned.ok) return problemOf(planned.val, settings.server, priceSheetProblem);
    if (isOnlyDry) return success(sheetReportToWire(planned.val), text(planned.val, 'stdout'), exitOf(planned.val));
    // There is nothing to ask about. Sent all the same it might write: its articles may have come in since.
    if (isAllRejected(planned.val)) return allRejected(planned.val, 'con --yes queda en el historial');
    terminal.stderr.write(`${text(planned.val, 'stderr')}\n`);
    if (!(await confirm(terminal, `¿Cambiar ya los precios de ${list.name}?`))) return declined(list);
  }
  const done = await run(false);
  if (!done.ok) return problemOf(done.val, settings.server, priceSheetProblem);
  if (isAllRejected(done.val)) {
    return allRejected(done.val, 'quedó en el historial (imports list --kind list-prices)');
  }
  const now = await readAgain(cli, open, list.id);
  const outcome = priceListOutcome(cli, open, now);
  const whole =
    outcome.kind === 'success' ? `${text(done.val, 'stdout')}\n\n${outcome.text}` : text(done.val, 'stdout');
  return success(sheetReportToWire(done.val), whole, exitOf(done.val));
}
