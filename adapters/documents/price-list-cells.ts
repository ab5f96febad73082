/** The columns of a price list's files, and the cells of each price row. */

import { priceListHeadings } from '#adapters/texts/price-list.es.ts';
import type { PriceListRow } from '#core/price-lists/price-list.ts';
import type { TableColumn, TableRow } from './table-cells.ts';

const widths = [20, 18, 52, 22, 28, 16, 8, 10];
const kindOf = (heading: string, place: number): TableColumn['kind'] => {
  if (place < 5) return 'text';
  return heading === 'Precio de lista' ? 'amount' : 'number';
};

export const priceListColumns: readonly TableColumn[] = priceListHeadings.map((heading, place) => ({
  heading,
  width: widths[place] ?? 12,
  kind: kindOf(heading, place),
}));

export const priceListCells = (row: PriceListRow): TableRow => [
  row.code,
  row.brand,
  row.description,
  row.family,
  row.subfamily,
  row.listPrice.toFixed(2),
  row.iva.toString(),
  String(row.multiple),
];
