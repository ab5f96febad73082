import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { priceListFileProblem, priceListProblem } from '#adapters/texts/price-list.es.ts';
import { makingStateWire } from '#adapters/wire/price-lists.wire.ts';
import { type PriceListFormat, priceListFormats } from '#core/price-lists/price-list.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { fileAnswer } from '../answer-schema.ts';
import type { CommandGroup } from '../command-group.ts';
import { dryRunOption, yesOption } from '../declare/change.ts';
import { declare, declareGroup } from '../declare/declare.ts';
import { declareList, plainList } from '../declare/list.ts';
import { priceListsList } from '../lists/price-lists.list.ts';
import { compareList } from '../lists/price-lists-compare.list.ts';
import { customersModule } from '../modules/customers.module.ts';
import { priceListsModule } from '../modules/price-lists.module.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';
import { priceChangeCommands } from '../price-lists/price-lists-change.ts';
import { priceListManagementCommands } from '../price-lists/price-lists-manage.ts';
import { type RegenerateOptions, regenerate } from '../price-lists/price-lists-regenerate.ts';
import { priceListRenameCommand } from '../price-lists/price-lists-rename.ts';
import { problemOf } from '../problems.ts';
import { startProgress } from '../progress.ts';
import type { Act, Cli } from '../run-command.ts';
import { formatOf, keepFile, type SaveOptions } from '../saved-file.ts';
import { withScreen } from '../screens/on-screen.ts';
import { signedIn } from '../session.ts';
import { printable } from '../style.ts';

interface DownloadOptions extends SaveOptions {
  readonly format?: PriceListFormat;
}

const endings: Readonly<Record<PriceListFormat, 'xlsx' | 'csv'>> = { excel: 'xlsx', comma: 'csv', semicolon: 'csv' };

/** The format that was asked for, or the one of the file's name. */
const downloadFormat = ({ format, ...place }: DownloadOptions): Result<PriceListFormat, Outcome> => {
  const options = { ...place, ...(format === undefined ? {} : { format: endings[format] }) };
  const ending = formatOf(['xlsx', 'csv'], options, 'xlsx');
  if (ending.ok) return Ok(format ?? (ending.val === 'csv' ? 'semicolon' : 'excel'));
  if (ending.val.code !== 'wrong-usage') return ending;
  return Err(wrongUsage(ending.val.message, 'Dejá una de las dos cosas: el nombre, o --format'));
};

const priceListCommands = (program: Command, act: Act): void => {
  const lists = declareGroup(
    program,
    'price-lists',
    'Listas de precios, sus cambios y sus archivos',
    'price-lists',
    'price-lists list',
    'price-lists download "Lista 1"',
    'price-lists regenerate',
  );
  withScreen(lists, act, [{ calls: 'administration', load: loadScreen }], plainList(priceListsList));
  declareList(lists, act, priceListsList);
  declare(lists, {
    name: 'download',
    about: 'Guarda el archivo de una lista',
    examples: [
      'price-lists download "Lista 1"',
      'price-lists download "Lista 1" --format semicolon --output lista.csv',
    ],
    words: [['lista', 'su nombre, como «Lista 1»']],
    options: [
      new Option('--format <FORMATO>', 'qué archivo (si no, el del nombre, o excel)').choices(priceListFormats),
      new Option('--output <ARCHIVO>', 'dónde guardarlo (si no, acá, con su nombre); - es la salida'),
      new Option('--force', 'pisar el archivo si ya está'),
    ],
    answer: fileAnswer({ list: z.string(), format: z.string() }),
  }).action(act<DownloadOptions>((cli, options, name) => download(cli, options, name)));
  declare(lists, {
    name: 'regenerate',
    about: 'Vuelve a hacer los archivos de todas, para administración',
    examples: ['price-lists regenerate', 'price-lists regenerate --no-wait', 'price-lists regenerate --dry-run'],
    options: [new Option('--no-wait', 'no esperar a que terminen'), dryRunOption(), yesOption()],
    answer: z.extend(makingStateWire, { joined: z.boolean(), dryRun: z.optional(z.literal(true)) }),
  }).action(act<RegenerateOptions>(regenerate));
  priceListManagementCommands(lists, act);
  declareList(lists, act, compareList);
  priceListRenameCommand(lists, act);
  priceChangeCommands(lists, act);
};

const loadScreen = async () => (await import('../screens/price-lists.screen.ts')).priceListsScreen;

export const group: CommandGroup = { modules: [priceListsModule, customersModule], define: priceListCommands };

async function download(cli: Cli, options: DownloadOptions, name = ''): Promise<Outcome> {
  const { services, settings } = cli;
  const wantedFormat = downloadFormat(options);
  if (!wantedFormat.ok) return wantedFormat.val;
  const format = wantedFormat.val;
  const who = await signedIn(services, settings.server, 'priceLists');
  if (!who.ok) return who.val;
  const lists = await services.priceLists.lists(who.val.caller);
  if (!lists.ok) return problemOf(lists.val, settings.server, priceListProblem);
  const found = lists.val.find((each) => folded(each.name) === folded(name));
  if (found === undefined) {
    return problem(
      'price-list-not-found',
      `No hay una lista que se llame «${printable(name)}»`,
      'Mirá: mostrador price-lists list --files',
    );
  }
  const { name: fileName, date } = found.files[format];
  const progress = startProgress(cli.terminal, cli.outputMode);
  progress.show({ title: date === null ? 'Generando' : 'Descargando', done: 0, total: null });
  const file = await services.priceLists.file(who.val.caller, fileName).finally(() => progress.end());
  if (!file.ok) return problemOf(file.val, settings.server, priceListFileProblem);
  return keepFile(cli, file.val, options, { list: found.name, format });
}
