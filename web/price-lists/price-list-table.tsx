import { priceListFormatTexts } from '#adapters/texts/price-list.es.ts';
import type { PriceListFiles } from '#core/price-lists/price-list.service.ts';
import { type PriceListFormat, priceListFormats } from '#core/price-lists/price-list.ts';
import { FileButton } from './file-button.tsx';

/** Each list with its files. */
export function PriceListTable({ lists }: { readonly lists: readonly PriceListFiles[] }) {
  return (
    <table className="office-table price-files">
      <thead>
        <tr>
          <th>Lista</th>
          {priceListFormats.map((format) => (
            <th key={format}>{priceListFormatTexts[format]}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lists.map((list) => (
          <tr key={list.name}>
            <th scope="row">{list.name}</th>
            {priceListFormats.map((format: PriceListFormat) => (
              <td key={format}>
                <FileButton list={list.name} format={format} file={list.files[format]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
