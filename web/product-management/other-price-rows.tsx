import { useMemo } from 'react';
import type { OtherPriceRow, ProductChoices } from '#core/catalogue/management/managed-product.ts';
import { OfficeTable } from '#web/ui/office-table.tsx';
import { otherPriceRowColumns } from './other-price-row-columns.tsx';

interface OtherPriceRowsProps {
  readonly rows: readonly OtherPriceRow[];
  readonly priceLists: ProductChoices['priceLists'];
}

/**
 * What is sold of other brands in place of a product: lists of prices and stock change it, by its own code and brand.
 */
export function OtherPriceRows({ rows, priceLists }: OtherPriceRowsProps) {
  const columns = useMemo(() => otherPriceRowColumns(priceLists), [priceLists]);
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
