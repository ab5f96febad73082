import { Option } from 'commander';
import * as z from 'zod/mini';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { differenceText, priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
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
import type { Money } from '#core/shared/money.ts';
import { Err } from '#core/shared/result.ts';
import { fileAnswer } from '../answer-schema.ts';
import type { ListDeclaration } from '../declare/list.ts';
import { openPriceLists } from '../price-lists/find-price-list.ts';
import { formatOf, keepFile, type SaveOptions } from '../saved-file.ts';
import type { Style } from '../style.ts';
import { drawTable, leftOutText, type TableColumn } from '../views/table.ts';

/** Two lists article by article. */
const comparisonText = (
  rows: readonly ComparedPrice[],
  names: { readonly one: string; readonly other: string },
  style: Style,
  screen: number | null,
): string => {
  const amount = (money: Money | null): string => (money === null ? '' : formatAmount(money));
  const columns: readonly TableColumn<ComparedPrice>[] = [
    { title: 'Código', cell: ({ code }) => code, minWidth: 10 },
    { title: 'Marca', cell: ({ brand }) => brand, minWidth: 6 },
    { title: 'Descripción', cell: ({ description }) => description, minWidth: 10, isExtra: true },
    { title: names.one, cell: ({ one }) => amount(one), align: 'right', minWidth: 10 },
    { title: names.other, cell: ({ other }) => amount(other), align: 'right', minWidth: 10 },
    { title: 'Diferencia', cell: differenceText, align: 'right', minWidth: 8 },
  ];
  const { text, leftOut } = drawTable(rows, columns, style, screen);
  const more = leftOutText(leftOut, screen);
  return more === '' ? text : `${text}\n\n${style.faint(more)}`;
};

interface CompareOptions extends SaveOptions {
  readonly show: ComparisonFilter;
  readonly search?: string;
  readonly format?: ComparisonFormat;
}

/** Two lists, article by article, on the screen or as a file. */
export const compareList: ListDeclaration<CompareOptions, ComparedPrice, PriceListManagementFailure> = {
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
};
