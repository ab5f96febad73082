import { formatPesos } from '#adapters/texts/numbers.es.ts';
import type { OtherPriceRow, ProductChoices } from '#core/catalogue/management/managed-product.ts';
import { ProductState } from './product-state.tsx';

interface OtherPriceRowsProps {
  readonly rows: readonly OtherPriceRow[];
  readonly priceLists: ProductChoices['priceLists'];
}

/**
 * What is sold of other brands in place of a product: lists of prices and stock change it, by its own code and brand.
 */
export function OtherPriceRows({ rows, priceLists }: OtherPriceRowsProps) {
  if (rows.length === 0) return null;
  return (
    <section className="product-part other-rows" aria-labelledby="other-price-rows">
      <h2 id="other-price-rows">De otras marcas</h2>
      <p className="muted">
        Se venden en lugar de este artículo. Su precio y su stock cambian con una planilla que diga su código y su
        marca.
      </p>
      <table className="list-table">
        <thead>
          <tr>
            <th>Artículo</th>
            <th>Estado</th>
            <th className="num">Precios</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((each) => (
            <tr key={`${each.brand} ${each.code}`}>
              <th scope="row">
                <b className="mono">{each.code}</b> {each.brand}
              </th>
              <td>
                <ProductState of={each} />
              </td>
              <td className="num">
                {each.prices.length === 0 && 'Sin precio'}
                {each.prices.map(({ priceListId, price }) => (
                  <span className="other-row-price" key={priceListId}>
                    <span className="muted">{priceLists.find(({ id }) => id === priceListId)?.name}</span>{' '}
                    {formatPesos(price)}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
