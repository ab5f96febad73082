import type { ReactNode } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { momentText, priceListStateText } from '#adapters/texts/price-list-management.es.ts';
import type { SeenPriceList } from '#core/price-lists/management/managed-price-list.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { StateSign } from '#web/ui/state-sign.tsx';

/** When the prices of a list change next; null where nothing is settled. */
const nextChange = ({ changes }: SeenPriceList): string | null =>
  changes.find(({ state }) => state === 'waiting')?.at ?? null;

export const priceListColumns = (
  nameCell: (list: SeenPriceList) => ReactNode,
): readonly OfficeColumn<SeenPriceList>[] => [
  { id: 'name', header: 'Lista', text: ({ name }) => name, cell: nameCell, sort: ({ name }) => name, card: 'title' },
  {
    id: 'state',
    header: 'Estado',
    text: priceListStateText,
    cell: (list) => <StateSign tone={list.isWithdrawn ? 'bad' : 'good'} text={priceListStateText(list)} />,
    sort: priceListStateText,
    card: 'state',
  },
  {
    id: 'customers',
    header: 'Clientes',
    text: ({ customers }) => formatCount(customers),
    sort: ({ customers }) => customers,
    isNumber: true,
    card: 'left',
    cardLabel: 'Clientes',
  },
  {
    id: 'prices',
    header: 'Precios',
    text: ({ prices }) => formatCount(prices),
    sort: ({ prices }) => prices,
    isNumber: true,
    card: 'right',
    cardLabel: 'Precios',
  },
  {
    id: 'next',
    header: 'Próximo cambio',
    text: (list) => momentText(nextChange(list)),
    sort: nextChange,
    card: 'line',
    cardLabel: 'Próximo cambio',
  },
];
