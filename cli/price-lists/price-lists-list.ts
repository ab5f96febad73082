import { Option } from 'commander';
import * as z from 'zod/mini';
import { priceListProblem } from '#adapters/texts/price-list.es.ts';
import { priceListManagementProblem } from '#adapters/texts/price-list-management.es.ts';
import { managedPriceListsWire, managedPriceListToWire } from '#adapters/wire/price-list-management.wire.ts';
import { priceListsWire, priceListToWire } from '#adapters/wire/price-lists.wire.ts';
import { refusal } from '#core/access/calls.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import type { PriceListFiles } from '#core/price-lists/price-list.service.ts';
import { Err } from '#core/shared/result.ts';
import { failed } from '../declare/declare.ts';
import type { ListDeclaration } from '../declare/list.ts';
import type { Style } from '../style.ts';
import { managedPriceListsText } from '../views/price-list-management.view.ts';
import { priceListsText } from '../views/price-lists.view.ts';

type ListedPriceList = SeenPriceList | PriceListFiles;

const hasFiles = (list: ListedPriceList): list is PriceListFiles => 'files' in list;
const isManaged = (list: ListedPriceList): list is SeenPriceList => !hasFiles(list);

/** The lists as management settles them, else their files: another distributor's server has those alone. */
export const priceListList: ListDeclaration<{ readonly files?: boolean }, ListedPriceList, never> = {
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
