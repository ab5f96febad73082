import { useMemo } from 'react';
import { formatPesos } from '#adapters/texts/numbers.es.ts';
import { soldText } from '#adapters/texts/product-management.es.ts';
import type { OtherPriceRow, ProductChoices } from '#core/catalogue/management/managed-product.ts';
import type { OfficeColumn } from '#web/ui/office-column.ts';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { ProductState } from './product-state.tsx';

interface OtherPriceRowsProps {
  readonly rows: readonly OtherPriceRow[];
  readonly priceLists: ProductChoices['priceLists'];
}

interface NamedRow extends OtherPriceRow {
  readonly name: string;
}

const columnsOf = (priceLists: ProductChoices['priceLists']): readonly OfficeColumn<NamedRow>[] => {
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

/**
 * What is sold of other brands in place of a product: lists of prices and stock change it, by its own code and brand.
 */
export function OtherPriceRows({ rows, priceLists }: OtherPriceRowsProps) {
  const columns = useMemo(() => columnsOf(priceLists), [priceLists]);
  if (rows.length === 0) return null;
  return (
    <section className="product-part other-rows" aria-labelledby="other-price-rows">
      <h2 id="other-price-rows">De otras marcas</h2>
      <p className="muted">
        Se venden en lugar de este artículo. Su precio y su stock cambian con una planilla que diga su código y su
        marca.
      </p>
      <OfficeTable
        name="De otras marcas"
        rows={rows.map((row) => ({ ...row, name: `${row.code} ${row.brand}` }))}
        none={null}
        rowKey="name"
        columns={columns}
        isShort
        isNarrow
      />
    </section>
  );
}
