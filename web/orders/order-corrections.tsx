import type { Order } from '#core/orders/order.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';

/** What the distributor took off an order after it was sent, and why. */
export function OrderCorrections({ corrections }: Pick<Order, 'corrections'>) {
  if (corrections.length === 0) return null;
  return (
    <section className="order-corrections" aria-label="Correcciones del pedido">
      {corrections.map(({ at, by, reason, changes }) => (
        <div key={at} className="notice warn">
          <p>
            <b>Corregido el {formatDateTime(at).slice(0, 16)}</b>
            {by !== '' && ` por ${by}`}: {reason}
          </p>
          <ul>
            {changes.map(({ productCode, productBrandName, title, from, to }) => (
              <li key={`${productCode} ${productBrandName} ${title}`}>
                {productCode === '' ? title : `${productCode} ${productBrandName}`}: {from} →{' '}
                {to === 0 ? 'ninguno' : to}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
