import { Link } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { everySoldOrder } from '#core/orders/staff/staff-order.ts';
import type { Asked, MissingProduct } from '#core/overview/missing-product.ts';
import { idleAfterDays } from '#core/overview/overview.ts';
import { dayAfter } from '#core/shared/buenos-aires.ts';
import { linkToProducts } from '#web/product-management/product-url.ts';
import { linkToStaffOrders } from '#web/staff-orders/staff-orders-url.ts';

const askedText = ({ customers, units }: Asked): string =>
  `${customers === 1 ? 'un cliente' : `${formatCount(customers)} clientes`} · ${units === 1 ? 'una unidad' : `${formatCount(units)} unidades`}`;

interface MissingProductsProps {
  readonly products: readonly MissingProduct[];
  /** The day in Buenos Aires. */
  readonly today: string;
}

/**
 * What customers asked for and cannot have now, the most asked first. Each leads to its product, and how many ordered
 * it to their orders; who has it in a cart has no order yet.
 */
export function MissingProducts({ products, today }: MissingProductsProps) {
  const from = dayAfter(today, -idleAfterDays);
  return (
    <section className="overview-panel" aria-label="Artículos pedidos sin stock">
      <h2>
        Artículos pedidos sin stock <span>{idleAfterDays} días</span>
      </h2>
      {products.length === 0 ? (
        <p className="muted">
          Nada de lo que pidieron está sin stock. Lo que no tiene stock cargado dice «Consultar» y no se cuenta acá.
        </p>
      ) : (
        <ol className="missing-products">
          {products.map(({ productId, code, brand, description, productPriceId, ordered, inCarts }) => (
            <li key={`${brand} ${code}`}>
              <span>
                <Link className="mono" to={linkToProducts({ open: productId })}>
                  {code}
                </Link>{' '}
                {brand} <span className="muted">{description}</span>
              </span>
              <span>
                {ordered.customers > 0 && (
                  <Link
                    to={linkToStaffOrders({ filter: { ...everySoldOrder, productPriceId, from } })}
                    aria-label={`Pedidos de ${code} ${brand}: ${askedText(ordered)}`}
                  >
                    {askedText(ordered)}
                  </Link>
                )}
                {inCarts.customers > 0 && (
                  <span className="muted">
                    {ordered.customers > 0 ? ' más ' : ''}
                    {askedText(inCarts)} en carritos
                  </span>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
