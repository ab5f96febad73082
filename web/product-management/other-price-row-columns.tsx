import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { soldText } from '#adapters/texts/product-management.es.ts';
import type { OtherPriceRow, ProductChoices } from '#core/catalogue/management/managed-product.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { ProductState } from './product-state.tsx';

interface NamedRow extends OtherPriceRow {
  readonly name: string;
}

/** The columns of what is sold of other brands in place of a product. */
export const otherPriceRowColumns = (priceLists: ProductChoices['priceLists']): readonly OfficeColumn<NamedRow>[] => {
  const nameOf = (priceListId: string) => priceLists.find(({ id }) => id === priceListId)?.name ?? '';
  return [
    {
      id: 'name',
      header: 'Artículo',
      lines: 'several',
      card: 'title',
      text: ({ name }) => name,
      cell: ({ code, brand }) => (
        <>
          <b className="mono">{code}</b> {brand}
        </>
      ),
    },
    { id: 'state', header: 'Estado', card: 'state', text: soldText, cell: (row) => <ProductState of={row} /> },
    {
      id: 'prices',
      header: 'Precios',
      isNumber: true,
      lines: 'several',
      card: 'line',
      text: ({ prices }) =>
        prices.map(({ priceListId, price }) => `${nameOf(priceListId)} ${formatPesos(price)}`).join(', '),
      cell: ({ prices }) =>
        prices.length === 0
          ? 'Sin precio'
          : prices.map(({ priceListId, price }) => (
              <span className="other-row-price" key={priceListId}>
                <span className="muted">{nameOf(priceListId)}</span> {formatPesos(price)}
              </span>
            )),
    },
  ];
};
