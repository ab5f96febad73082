import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { differenceText } from '#adapters/texts/price-list-management.es.ts';
import { type ComparedPrice, differenceOf } from '#core/price-lists/management/compared-price.ts';
import type { Money } from '#core/shared/money.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { StateSign } from '#web/ui/state-sign.tsx';

const amount = (money: Money | null): string => (money === null ? '' : formatAmount(money));

const tones = {
  higher: 'under-way',
  lower: 'under-way',
  'only-one': 'bad',
  'only-other': 'waiting',
  same: 'good',
} as const;

/** The columns of prices of two lists, headed by the names of both. */
export const comparedPriceColumns = (one: string, other: string): readonly OfficeColumn<ComparedPrice>[] => [
  { id: 'code', header: 'Código', text: ({ code }) => code, isMono: true, card: 'title' },
  { id: 'brand', header: 'Marca', text: ({ brand }) => brand, card: 'left' },
  { id: 'description', header: 'Descripción', text: ({ description }) => description, isCut: true, card: 'line' },
  { id: 'one', header: one, text: (row) => amount(row.one), isNumber: true, card: 'line', cardLabel: one },
  { id: 'other', header: other, text: (row) => amount(row.other), isNumber: true, card: 'line', cardLabel: other },
  {
    id: 'difference',
    header: 'Diferencia',
    text: differenceText,
    cell: (row) => <StateSign tone={tones[differenceOf(row)]} text={differenceText(row)} />,
    card: 'state',
  },
  {
    id: 'cost',
    header: 'Costo de compra',
    text: ({ purchaseCost }) => amount(purchaseCost),
    isNumber: true,
    from: 'wide',
    card: 'line',
    cardLabel: 'Costo de compra',
  },
];
