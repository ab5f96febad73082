import { type Command, Option } from 'commander';
import { priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import { comparedPageToWire } from '#adapters/wire/price-list-management.wire.ts';
import { type ComparisonFilter, comparisonFilters } from '#core/price-lists/management/compared-price.ts';
import {
  type Comparison,
  type ComparisonFormat,
  comparisonFormats,
} from '#core/price-lists/management/price-list-management.service.ts';
import { withExamples } from '../help.ts';
import { type Outcome, success } from '../outcome.ts';
import { problemOf } from '../problems.ts';
import type { Act, Cli } from '../run-command.ts';
import { formatOf, keepFile, type SaveOptions } from '../saved-file.ts';
import { styleFor } from '../style.ts';
import { comparisonText } from '../views/price-list-management.view.ts';
import { openPriceLists } from './find-price-list.ts';

interface CompareOptions extends SaveOptions {
  readonly show: ComparisonFilter;
  readonly search?: string;
  readonly after?: string;
  readonly format?: ComparisonFormat;
}

/** Two lists, article by article, on the screen or as a file. */
export const priceListCompareCommand = (lists: Command, act: Act): void => {
  withExamples(
    lists
      .command('compare')
      .description('Compara dos listas, artículo por artículo')
      .argument('una')
      .argument('otra')
      .addOption(new Option('--show <QUÉ>', 'qué artículos').choices(comparisonFilters).default('different'))
      .option('--search <TEXTO>', 'parte del código, la marca o la descripción')
      .option('--after <CLAVE>', 'desde donde terminó la página anterior')
      .addOption(
        new Option('--format <FORMATO>', 'con --output, qué archivo (si no, el del nombre, o xlsx)').choices(
          comparisonFormats,
        ),
      )
      .option('--output <ARCHIVO>', 'guardar todo en un archivo; - es la salida')
      .option('--force', 'pisar el archivo si ya está')
      .action(act<CompareOptions>((cli, options, one, other) => compare(cli, options, one, other))),
    'price-lists compare "Lista 1" Mayorista --show higher',
    'price-lists compare "Lista 1" Mayorista --output comparacion.xlsx',
  );
};

async function compare(cli: Cli, options: CompareOptions, oneName = '', otherName = ''): Promise<Outcome> {
  const { services, settings, outputMode } = cli;
  const format = formatOf(comparisonFormats, options, 'xlsx');
  if (!format.ok) return format.val;
  const open = await openPriceLists(cli);
  if (!open.ok) return open.val;
  const [one, other] = [open.val.find(oneName), open.val.find(otherName)];
  if (!one.ok) return one.val;
  if (!other.ok) return other.val;
  const { show, search = '', after = null, output } = options;
  const question: Comparison = { oneId: one.val.id, otherId: other.val.id, filter: show, text: search };
  if (output !== undefined) {
    const file = await services.managedPriceLists.compareAll(open.val.caller, question, format.val);
    if (!file.ok) return problemOf(file.val, settings.server, priceListManagementProblem);
    return keepFile(cli, file.val, options, { format: format.val });
  }
  const page = await services.managedPriceLists.compare(open.val.caller, question, after);
  if (!page.ok) return problemOf(page.val, settings.server, priceListManagementProblem);
  const names = { one: one.val.name, other: other.val.name };
  const text = comparisonText(page.val, names, styleFor(outputMode.colour.stdout), outputMode.columns);
  return success(comparedPageToWire(page.val), text);
}
