import { formatAmount } from '#adapters/texts/numbers.es.ts';
import type { Order } from '#core/orders/order.ts';

/** The sums from the subtotal to the total: discounts and the delivery's cost. */
export function OrderSums({ order }: { readonly order: Order }) {
  return (
    <dl className="sums">
      <div>
        <dt>Subtotal</dt>
        <dd>{formatAmount(order.subtotal)}</dd>
      </div>
      {order.discountExplanation.map(({ reason, detail, value }) => (
        <div key={`${reason} ${detail}`} className="off">
          <dt>
            {reason} <em>{detail}</em>
          </dt>
          <dd>−{formatAmount(value)}</dd>
        </div>
      ))}
      {order.deliverySurcharge.charged.gt(0) && (
        <div>
          <dt>
            {order.deliverySurcharge.shoppingCartText}{' '}
            <em>compra mínima {formatAmount(order.deliverySurcharge.minAmount)}</em>
          </dt>
          <dd>{formatAmount(order.deliverySurcharge.charged)}</dd>
        </div>
      )}
    </dl>
  );
}
