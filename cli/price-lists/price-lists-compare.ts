import { type Command, Option } from 'commander';
import * as z from 'zod/mini';
import { priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import { comparedPageWire, comparedToWire } from '#adapters/wire/price-list-management.wire.ts';
import {
  type ComparedPrice,
  type ComparisonFilter,
  comparisonFilters,
} from '#core/price-lists/management/compared-price.ts';
import {
  type Comparison,
  type ComparisonFormat,
  comparisonFormats,
  type PriceListManagementFailure,
} from '#core/price-lists/management/price-list-management.service.ts';
import { Err } from '#core/shared/result.ts';
import { fileAnswer } from '../answer-schema.ts';
import { declareList } from '../declare/list.ts';
import type { Act } from '../run-command.ts';
import { formatOf, keepFile, type SaveOptions } from '../saved-file.ts';
import { comparisonText } from '../views/price-list-management.view.ts';
import { openPriceLists } from './find-price-list.ts';

interface CompareOptions extends SaveOptions {
  readonly show: ComparisonFilter;
  readonly search?: string;
  readonly format?: ComparisonFormat;
}

/** Two lists, article by article, on the screen or as a file. */
export const priceListCompareCommand = (lists: Command, act: Act): void => {
  declareList<CompareOptions, ComparedPrice, PriceListManagementFailure>(lists, act, {
    access: 'management',
    problem: priceListManagementProblem,
    name: 'compare',
    about: 'Compara dos listas, artículo por artículo',
    examples: [
      'price-lists compare "Lista 1" Mayorista --show higher',
      'price-lists compare "Lista 1" Mayorista --output comparacion.xlsx',
    ],
    words: [
      ['una', ''],
      ['otra', ''],
    ],
    options: [
      new Option('--show <QUÉ>', 'qué artículos').choices(comparisonFilters).default('different'),
      new Option('--search <TEXTO>', 'parte del código, la marca o la descripción'),
      new Option('--format <FORMATO>', 'con --output, qué archivo (si no, el del nombre, o xlsx)').choices(
        comparisonFormats,
      ),
      new Option('--output <ARCHIVO>', 'guardar todo en un archivo; - es la salida'),
      new Option('--force', 'pisar el archivo si ya está'),
    ],
    answer: z.union([comparedPageWire, fileAnswer({ format: z.string() })]),
    paging: 'key',
    key: 'rows',
    none: 'No hay artículos que coincidan',
    toWire: comparedToWire,
    async ask({ cli, services, caller }, options, { after }, oneName = '', otherName = '') {
      const format = formatOf(comparisonFormats, options, 'xlsx');
      if (!format.ok) return format;
      const open = await openPriceLists(cli);
      if (!open.ok) return open;
      const [one, other] = [open.val.find(oneName), open.val.find(otherName)];
      if (!one.ok) return one;
      if (!other.ok) return other;
      const { show, search = '', output } = options;
      const question: Comparison = { oneId: one.val.id, otherId: other.val.id, filter: show, text: search };
      if (output !== undefined) {
        const file = await services.managedPriceLists.compareAll(caller, question, format.val);
        return file.ok ? Err(await keepFile(cli, file.val, options, { format: format.val })) : file;
      }
      const names = { one: one.val.name, other: other.val.name };
      return (await services.managedPriceLists.compare(caller, question, after)).map(({ rows, next }) => ({
        rows,
        next,
        text: (shown, style, columns) => comparisonText(shown, names, style, columns),
      }));
    },
  });
};
