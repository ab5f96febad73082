import { formatAmount, formatCount } from '#adapters/texts/numbers.es.ts';
import {
  differenceText,
  momentText,
  priceChangeText,
  priceListStateText,
  priceSourceText,
} from '#adapters/texts/price-list-management.es.ts';
import type { ComparedPrice } from '#core/price-lists/management/compared-price.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import type { Money } from '#core/shared/money.ts';
import type { Style } from '../style.ts';
import { facts } from './facts.ts';
import { drawTable, leftOutText, type TableColumn, table } from './table.ts';

/** When the prices of a list change next; empty where nothing is settled. */
const nextChange = ({ changes }: SeenPriceList): string =>
  momentText(changes.find(({ state }) => state === 'waiting')?.at ?? null);

/** The lists as management settles them. */
export const managedPriceListsText = (lists: readonly SeenPriceList[], style: Style, screen: number | null): string => {
  const columns: readonly TableColumn<SeenPriceList>[] = [
    { title: 'Lista', cell: ({ name }) => name, minWidth: 10 },
    { title: 'Estado', cell: priceListStateText },
    { title: 'Clientes', cell: ({ customers }) => formatCount(customers), align: 'right' },
    { title: 'Precios', cell: ({ prices }) => formatCount(prices), align: 'right' },
    { title: 'Próximo cambio', cell: nextChange },
  ];
  return table(lists, columns, style, screen);
};

/** A list, and what is settled of its next prices. */
export const managedPriceListText = (list: SeenPriceList, lists: readonly SeenPriceList[], style: Style): string => {
  const nameOf = (id: string): string => lists.find((each) => each.id === id)?.name ?? '';
  const known = facts(
    [
      ['Lista', list.name],
      ['Estado', priceListStateText(list)],
      ['Clientes', formatCount(list.customers)],
      ['Precios', formatCount(list.prices)],
    ],
    style,
  );
  const changes = list.changes.map(
    (change) =>
      `${style.faint(`N° ${change.id}`)}  ${priceChangeText(change)}\n      ${style.faint(`${priceSourceText(change.source, nameOf)} · ${change.by}`)}`,
  );
  return [known, ...changes].join('\n');
};

/** Two lists article by article. */
export const comparisonText = (
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
