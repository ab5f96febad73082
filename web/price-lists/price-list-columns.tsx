import { priceListFormatTexts } from '#adapters/texts/price-list.es.ts';
import type { PriceListFiles } from '#core/price-lists/price-list.service.ts';
import { priceListFormats } from '#core/price-lists/price-list.ts';
import type { CompanyColumn } from '#web/ui/list-table.tsx';
import { FileButton } from './file-button.tsx';

/** The columns of price lists with their files: one for each format. */
export const priceListColumns: readonly CompanyColumn<PriceListFiles>[] = [
  { id: 'name', header: 'Lista', cell: ({ name }) => name, lines: 'one', card: 'title' },
  ...priceListFormats.map(
    (format): CompanyColumn<PriceListFiles> => ({
      id: format,
      header: priceListFormatTexts[format],
      cell: ({ name, files }) => <FileButton list={name} format={format} file={files[format]} />,
      card: 'line',
    }),
  ),
];
