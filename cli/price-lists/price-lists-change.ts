import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import {
  priceChangeText,
  priceListManagementProblem,
  priceSourceText,
} from '#adapters/texts/price-list-management.es.ts';
import { managedPriceListToWire, managedPriceListWire } from '#adapters/wire/price-list-management.wire.ts';
import { sheetReportWire } from '#adapters/wire/sheets.wire.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import {
  changeFlaw,
  isSteepChange,
  repeatedChange,
  type SteepChange,
  steepChange,
} from '#core/price-lists/management/price-change.ts';
import type { PercentageSource } from '#core/pricing/price-source.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { Ok } from '#core/shared/result.ts';
import { instantOf } from '../arguments/moment.ts';
import type { Need } from '../arguments/needs.ts';
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
import { done, type Outcome, problem, wrongUsage } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import { confirm } from '../prompt.ts';
import type { Act, Cli } from '../run-command.ts';
import { readingOptions } from '../sheets/reading-options.ts';
import { printable } from '../style.ts';
import { declined } from './declined.ts';
import { type OpenPriceLists, openPriceLists, priceListOutcome } from './find-price-list.ts';
import { onceMade, withChangeMade } from './once-made.ts';
import { bySheet } from './price-lists-sheet.ts';
import { type SourceOptions, sourceOfOptions, sourceOptions } from './price-source-options.ts';

interface ChangeOptions extends SourceOptions, ConfirmOptions {
  readonly sheet?: string;
  readonly mapping?: string;
  readonly worksheet?: string;
  readonly supplier?: string;
  readonly at?: string;
  readonly dryRun?: boolean;
  readonly again?: boolean;
  readonly rejections?: string;
  readonly force?: boolean;
}

const changeOptions = (): readonly Option[] => [
  ...sourceOptions(),
  new Option('--sheet <ARCHIVO>', 'los precios de una planilla: código, marca y precio (CSV o Excel)'),
  ...readingOptions('worksheet'),
  new Option(
    '--again',
    'aunque ya haya cambiado por porcentaje en el último día, o espere una planilla de ese nombre para ese momento',
  ),
  new Option('--dry-run', 'decir qué haría, sin hacerlo'),
  new Option('--yes', 'no preguntar'),
  new Option('--rejections <ARCHIVO>', 'guardar las filas rechazadas de la planilla, con su motivo, en .csv'),
  new Option('--force', 'pisar el archivo de --rejections si ya está'),
];

const pricesNeeded = {
  anyOf: ['--percentage', '--from-list', '--rounding', '--sheet'],
  message: 'No dice con qué precios',
  advice: 'Por ejemplo: --percentage 10, o --sheet nuevos.xlsx',
} as const satisfies Need;

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
      'price-lists change "Lista 2" --sheet nuevos.xlsx --mapping columnas.json --supplier "Mi proveedor"',
      'price-lists change "Lista 2" --sheet nuevos.xlsx --dry-run',
    ],
    words: [['lista', 'su nombre']],
    options: [...changeOptions(), confirmOption()],
    needs: [pricesNeeded],
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
    needs: [pricesNeeded],
    answer: changeAnswer,
  }).action(act<ChangeOptions>((cli, options, name) => change(cli, options, name)));
};

async function change(cli: Cli, options: ChangeOptions, name = ''): Promise<Outcome> {
  const { sheet, percentage, fromList, rounding, at: typed, dryRun, rejections, force } = options;
  const isOther = percentage !== undefined || fromList !== undefined || rounding !== 'cents';
  if (sheet !== undefined && isOther) return wrongUsage('Va una planilla o un porcentaje, no los dos');
  if (sheet === undefined && (rejections !== undefined || force === true)) {
    const option = rejections === undefined ? '--force' : '--rejections';
    return wrongUsage(`${option} va con --sheet: un porcentaje no rechaza filas`);
  }
  const reading = (['mapping', 'worksheet', 'supplier'] as const).find((each) => options[each] !== undefined);
  if (sheet === undefined && reading !== undefined) {
    return wrongUsage(`--${reading} va con --sheet: un porcentaje no tiene columnas`);
  }
  const at = typed === undefined ? null : instantOf(typed);
  if (typed !== undefined && at === null) {
    return wrongUsage(`«${typed}» no es un día y una hora`, 'Por ejemplo: --at "2026-12-01 08:00"');
  }
  const blank = blankConfirm(options);
  if (blank !== null) return blank;
  /** Nobody is asked before the server is. */
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
    : bySheet(cli, open.val, list.val, sheet, at, { ...options, isSure: isConfirmed(options) });
}

/**
 * For the dry run, which asks the server for nothing: what a change does that doubles or halves the list's prices, or
 * more; null for any other.
 */
async function steepOf(
  { services }: Cli,
  { caller }: OpenPriceLists,
  { id, prices }: SeenPriceList,
  source: PercentageSource,
): Promise<SteepChange | null> {
  if (!isSteepChange(id, source)) return null;
  const question = { oneId: id, otherId: id, filter: 'same', text: '' } as const;
  const found = await services.managedPriceLists.compare(caller, question, null);
  return steepChange(id, source, prices, found.ok ? (found.val.rows[0] ?? null) : null);
}

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
  if (source.val === null) return wrongUsage(pricesNeeded.message);
  const percentage = source.val;
  const repeated = repeatedChange(list.changes, at, percentage, cli.terminal.now());
  if (repeated !== null) {
    const other = at === null ? '. Otro igual va con price-lists schedule' : '';
    // What is to be at once may still wait: who goes on to export the prices would have those of before.
    const isAwaited = at === null && repeated.state === 'waiting' && options.dryRun !== true;
    const made = isAwaited ? await withChangeMade(cli, open, list, repeated) : Ok(list);
    if (!made.ok) return made.val;
    const change = made.val.changes.find(({ id }) => id === repeated.id) ?? repeated;
    return alreadySo(managedPriceListToWire(made.val), `Ya se había pedido: ${priceChangeText(change)}${other}`);
  }
  if (options.dryRun === true) {
    const flaw = changeFlaw(list.id, percentage, at, cli.terminal.now());
    if (flaw !== null) return problemOf(flaw, cli.settings.server, priceListManagementProblem);
    const when = at === null ? 'ya' : `desde el ${formatDateTime(at)}`;
    const nameOf = (id: string) => open.lists.find((each) => each.id === id)?.name ?? '';
    const count = open.lists.find(({ id }) => id === percentage.fromListId)?.prices ?? 0;
    const prices = count === 1 ? '1 precio' : `${formatCount(count)} precios`;
    const asked = dryRunText(
      `¿Cambiar ${when} los precios de ${printable(list.name)}? ${printable(priceSourceText(percentage, nameOf))} (${prices})`,
    );
    const steep = await steepOf(cli, open, list, percentage);
    return done(
      { ...managedPriceListToWire(list), changed: false, dryRun: true },
      steep === null ? asked : `${priceListManagementProblem(steep)}\n${asked}`,
    );
  }
  if (!isSure && !(await confirm(cli.terminal, `¿Cambiar ya los precios de ${list.name}?`))) return declined(list);
  const { managedPriceLists } = cli.services;
  // Two at a time have the same key, and so have two that saw the same last change.
  const last = list.changes.findLast(({ state }) => state === 'done')?.id ?? null;
  const key = keyOf('price-change', list.id, { ...percentage, percentage: percentage.percentage.toString() }, at, last);
  const known = { isAgain: options.again === true, isSteep: false };
  for (;;) {
    const sent = await managedPriceLists.schedule(open.caller, list.id, at, percentage, key, known);
    const isRisen = !sent.ok && sent.val.code === 'price-list-risen';
    const isSteep = !sent.ok && sent.val.code === 'price-change-steep';
    if (sent.ok && at === null) return onceMade(cli, open, list, sent);
    if (sent.ok || !(isRisen || isSteep)) return priceListOutcome(cli, open, sent);
    const why = priceListManagementProblem(sent.val);
    // `--yes` is no word of a rise that somebody else asked for.
    const mayAsk = cli.outputMode.mayAsk && !(isRisen && options.yes === true);
    if (isSteep && isConfirmed(options)) cli.terminal.stderr.write(`${why}\n`);
    else if (!mayAsk) {
      const { message } = problemOf(sent.val, cli.settings.server, priceListManagementProblem);
      return problem(sent.val.code, message, `Con ${isRisen ? '--again' : '--yes'} se hace igual`);
    } else if (!(await confirm(cli.terminal, `${why}. ¿Cambiar los precios igual?`))) return declined(list);
    if (isRisen) known.isAgain = true;
    else known.isSteep = true;
  }
}
