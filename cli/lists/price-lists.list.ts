import { Option } from 'commander';
import * as z from 'zod/mini';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { priceListFormatTexts, priceListProblem } from '#adapters/texts/price-list.es.ts';
import {
  momentText,
  priceListManagementProblem,
  priceListStateText,
} from '#adapters/texts/price-list-management.es.ts';
import { managedPriceListsWire, managedPriceListToWire } from '#adapters/wire/price-list-management.wire.ts';
import { priceListsWire, priceListToWire } from '#adapters/wire/price-lists.wire.ts';
import { refusal } from '#core/access/calls.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import type { PriceListFile, PriceListFiles } from '#core/price-lists/price-list.service.ts';
import { priceListFormats } from '#core/price-lists/price-list.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { Err } from '#core/shared/result.ts';
import { failed } from '../declare/declare.ts';
import type { ListDeclaration } from '../declare/list.ts';
import type { Style } from '../style.ts';
import { type TableColumn, table } from '../views/table.ts';

/** Each list, and when each of its files was made. */
function priceListsText(lists: readonly PriceListFiles[], style: Style, screenColumns: number | null): string {
  const columns: readonly TableColumn<PriceListFiles>[] = [
    { title: 'Lista', cell: ({ name }) => name, minWidth: 10 },
    ...priceListFormats.map((format) => ({
      title: priceListFormatTexts[format],
      cell: ({ files }: PriceListFiles) => dateText(files[format]),
    })),
  ];
  return table(lists, columns, style, screenColumns);
}

const dateText = ({ date, isOutdated }: PriceListFile): string => {
  if (date === null) return 'al pedirla';
  return isOutdated ? `desactualizada (${formatDateTime(date)})` : formatDateTime(date);
};

/** When the prices of a list change next; empty where nothing is settled. */
const nextChange = ({ changes }: SeenPriceList): string =>
  momentText(changes.find(({ state }) => state === 'waiting')?.at ?? null);

/** The lists as management settles them. */
const managedPriceListsText = (lists: readonly SeenPriceList[], style: Style, screen: number | null): string => {
  const columns: readonly TableColumn<SeenPriceList>[] = [
    { title: 'Lista', cell: ({ name }) => name, minWidth: 10 },
    { title: 'Estado', cell: priceListStateText },
    { title: 'Clientes', cell: ({ customers }) => formatCount(customers), align: 'right' },
    { title: 'Precios', cell: ({ prices }) => formatCount(prices), align: 'right' },
    { title: 'Próximo cambio', cell: nextChange },
  ];
  return table(lists, columns, style, screen);
};

type ListedPriceList = SeenPriceList | PriceListFiles;

const hasFiles = (list: ListedPriceList): list is PriceListFiles => 'files' in list;

const isManaged = (list: ListedPriceList): list is SeenPriceList => !hasFiles(list);

/** The lists as management settles them, else their files: another distributor's server has those alone. */
export const priceListsList: ListDeclaration<{ readonly files?: boolean }, ListedPriceList, never> = {
  access: 'priceLists',
  orStaff: 'management',
  problem: () => '',
  about: 'Muestra las listas: sus clientes y precios (para el personal), o sus archivos',
  examples: ['price-lists list', 'price-lists list --files'],
  options: [new Option('--files', 'de cuándo son sus archivos, para el personal también')],
  answer: z.union([managedPriceListsWire, priceListsWire]),
  paging: 'whole',
  key: null,
  none: 'No hay listas de precios',
  toWire: (list) => (hasFiles(list) ? priceListToWire(list) : managedPriceListToWire(list)),
  async ask({ cli, services, caller, isStaff }, { files = false }) {
    if (isStaff && !files) {
      const managed = await services.managedPriceLists.lists(caller);
      if (managed.ok)
        return managed.map((rows) => ({
          rows,
          text: (shown, style, columns) => managedPriceListsText(shown.filter(isManaged), style, columns),
        }));
      if (managed.val.code !== 'not-offered') return Err(failed(cli, managed.val, priceListManagementProblem));
    }
    const refused = refusal('priceLists', caller);
    if (refused !== null) return Err(failed(cli, refused, priceListProblem));
    return (await services.priceLists.lists(caller))
      .map((rows) => ({
        rows,
        text: (shown: readonly ListedPriceList[], style: Style, columns: number | null) =>
          priceListsText(shown.filter(hasFiles), style, columns),
      }))
      .mapErr((failure) => failed(cli, failure, priceListProblem));
  },
};
