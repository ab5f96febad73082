import { priceListFormatTexts } from '#adapters/texts/price-list.es.ts';
import type { PriceListFile, PriceListFiles } from '#core/price-lists/price-list.service.ts';
import { priceListFormats } from '#core/price-lists/price-list.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import type { Style } from '../style.ts';
import { type TableColumn, table } from './table.ts';

/** Each list, and when each of its files was made. */
export function priceListsText(lists: readonly PriceListFiles[], style: Style, screenColumns: number | null): string {
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
