import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { priceListFileProblem, priceListProblem } from '#adapters/texts/price-list.es.ts';
import { managedPriceListWire } from '#adapters/wire/price-list-management.wire.ts';
import { makingStateWire } from '#adapters/wire/price-lists.wire.ts';
import { sheetReportWire } from '#adapters/wire/sheets.wire.ts';
import { type PriceListFormat, priceListFormats } from '#core/price-lists/price-list.ts';
import { folded } from '#core/shared/folded.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { fileAnswer, withAnswers } from '../answer-schema.ts';
import type { CommandGroup } from '../command-group.ts';
import { declareList, plainList } from '../declare/list.ts';
import { withExamples } from '../help.ts';
import { customersModule } from '../modules/customers.module.ts';
import { priceListsModule } from '../modules/price-lists.module.ts';
import { type Outcome, problem, wrongUsage } from '../outcome.ts';
import { priceChangeCommands } from '../price-lists/price-lists-change.ts';
import { priceListCompareCommand } from '../price-lists/price-lists-compare.ts';
import { priceListList } from '../price-lists/price-lists-list.ts';
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

/** What was said, or what the file's name says. */
const downloadFormat = ({ format, ...place }: DownloadOptions): Result<PriceListFormat, Outcome> => {
  const said = { ...place, ...(format === undefined ? {} : { format: endings[format] }) };
  const ending = formatOf(['xlsx', 'csv'], said, 'xlsx');
  if (ending.ok) return Ok(format ?? (ending.val === 'csv' ? 'semicolon' : 'excel'));
  if (ending.val.code !== 'wrong-usage') return ending;
  return Err(wrongUsage(ending.val.message, 'Dejá una de las dos cosas: el nombre, o --format'));
};

const priceListCommands = (program: Command, act: Act): void => {
  const lists = program.command('price-lists').description('Listas de precios, sus cambios y sus archivos');
  withScreen(lists, act, [{ calls: 'administration', load: loadScreen }], plainList(priceListList));
  withExamples(lists, 'price-lists', 'price-lists list', 'price-lists download "Lista 1"', 'price-lists regenerate');
  declareList(lists, act, priceListList);
  withExamples(
    lists
      .command('download')
      .description('Guarda el archivo de una lista')
      .argument('lista', 'su nombre, como «Lista 1»')
      .addOption(
        new Option('--format <FORMATO>', 'qué archivo (si no, el del nombre, o excel)').choices(priceListFormats),
      )
      .option('--output <ARCHIVO>', 'dónde guardarlo (si no, acá, con su nombre); - es la salida')
      .option('--force', 'pisar el archivo si ya está')
      .action(act<DownloadOptions>((cli, options, name) => download(cli, options, name))),
    'price-lists download "Lista 1"',
    'price-lists download "Lista 1" --format semicolon --output lista.csv',
  );
  withExamples(
    lists
      .command('regenerate')
      .description('Vuelve a hacer los archivos de todas, para administración')
      .option('--no-wait', 'no esperar a que terminen')
      .action(act<RegenerateOptions>(regenerate)),
    'price-lists regenerate',
    'price-lists regenerate --no-wait',
  );
  priceListManagementCommands(lists, act);
  priceListCompareCommand(lists, act);
  priceListRenameCommand(lists, act);
  priceChangeCommands(lists, act);
  withAnswers(lists, {
    download: fileAnswer({ list: z.string(), format: z.string() }),
    regenerate: z.extend(makingStateWire, { joined: z.boolean() }),
    change: changeAnswer,
    schedule: changeAnswer,
  });
};

/** The list as it is after the command, or the report of a sheet. */
const changeAnswer = z.union([
  z.extend(managedPriceListWire, { changed: z.optional(z.boolean()), dryRun: z.optional(z.literal(true)) }),
  sheetReportWire,
]);

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
