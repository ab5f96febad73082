import { formatCount } from '#adapters/texts/numbers.es.ts';
import { priceChangeText, priceListStateText, priceSourceText } from '#adapters/texts/price-list-management.es.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import type { Style } from '../style.ts';
import { facts } from './facts.ts';

/** A list, and what is settled of its next prices. */
export const managedPriceListText = (
  list: SeenPriceList,
  lists: readonly SeenPriceList[],
  style: Style,
  columns: number | null = null,
): string => {
  const nameOf = (id: string): string => lists.find((each) => each.id === id)?.name ?? '';
  const known = facts(
    [
      ['Lista', list.name],
      ['Estado', priceListStateText(list)],
      ['Clientes', formatCount(list.customers)],
      ['Precios', formatCount(list.prices)],
    ],
    style,
    columns,
  );
  const changes = list.changes.map(
    (change) =>
      `${style.faint(`N° ${change.id}`)}  ${priceChangeText(change)}\n      ${style.faint(`${priceSourceText(change.source, nameOf)} · ${change.by}`)}`,
  );
  return [known, ...changes].join('\n');
};
