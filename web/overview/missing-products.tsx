import { Link } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import type { MissingProduct } from '#core/overview/missing-product.ts';
import { idleAfterDays } from '#core/overview/overview.ts';
import { linkToProducts } from '#web/products-management/product-url.ts';

/** What customers asked for and cannot have now, the most asked first. Each leads to its product. */
export function MissingProducts({ products }: { readonly products: readonly MissingProduct[] }) {
  return (
    <section className="overview-panel" aria-label="Artículos pedidos sin stock">
      <h2>
        Artículos pedidos sin stock <span>{idleAfterDays} días</span>
      </h2>
      {products.length === 0 ? (
        <p className="muted">Lo que pidieron tiene stock.</p>
      ) : (
        <ol className="missing-products">
          {products.map(({ productId, code, brand, description, customers, units }) => (
            <li key={`${brand} ${code}`}>
              <span>
                <Link className="mono" to={linkToProducts({ open: productId })}>
                  {code}
                </Link>{' '}
                {brand} <span className="muted">{description}</span>
              </span>
              <span>
                {customers === 1 ? 'un cliente' : `${formatCount(customers)} clientes`} ·{' '}
                {units === 1 ? 'una unidad' : `${formatCount(units)} unidades`}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
