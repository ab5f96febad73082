import { Link } from 'react-router-dom';
import { formatAmount, formatPesos } from '#adapters/texts/numbers.es.ts';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import { formatNumber } from '#core/orders/number.ts';
import { type Order, type OrderLine, titleOfLine } from '#core/orders/order.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { Icon } from '#web/ui/icon.tsx';

interface OrderDetailProps {
  readonly order: Order;
  readonly closeTo: string;
}

/** An order as it was sold. It is also what the printer gets. */
export function OrderDetail({ order, closeTo }: OrderDetailProps) {
  const { distributor } = usePublicServices().settings;
  return (
    <aside className="detail printed" aria-label={`Pedido ${formatNumber(order)}`}>
      <p className="only-print">{distributor.name}</p>
      <header>
        <h2>Pedido {formatNumber(order)}</h2>
        <button type="button" className="btn" onClick={() => window.print()}>
          <Icon name="print" />
          Imprimir
        </button>
        <Link className="btn" to={closeTo} aria-label="Cerrar el detalle">
          <Icon name="close" />
        </Link>
      </header>
      <dl className="facts">
        <Fact name="Cliente" value={order.customerName} />
        <Fact name="Enviado" value={`${formatDateTime(order.date)} por ${senderOf(order)}`} />
        <Fact name="Estado" value={`${orderStateTexts[order.state]} (${formatDateTime(order.stateDate)})`} />
        <Fact name="Entrega" value={order.deliveryMethodName} />
        <Fact name="Notas" value={order.notes} />
      </dl>
      <Lines order={order} />
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
      <div className="total">
        <span>Total</span>
        <b>{formatPesos(order.total)}</b>
      </div>
    </aside>
  );
}

/** Both identities where staff sent it for the customer. */
const senderOf = ({ sentBy, actedBy, customerName }: Order): string =>
  actedBy === null ? sentBy : `${actedBy} en nombre de ${customerName}`;

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  if (value === '') return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Lines({ order }: { readonly order: Order }) {
  return (
    <table className="sold">
      <thead>
        <tr>
          <th>Descripción</th>
          <th className="num s-list">Precio de Lista</th>
          <th className="num">Costo</th>
          <th className="num">Cantidad</th>
          <th className="num">Subtotal</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <Sold line={line} />
            </th>
            <td className="num s-list">{formatAmount(line.listPrice)}</td>
            <td className="num s-unit">{formatAmount(line.cost)}</td>
            <td className="num s-count">{line.quantity}</td>
            <td className="num s-sum">{formatAmount(line.subtotal)}</td>
          </tr>
        ))}
        {order.offerValueQuantities
          .filter(({ giftText }) => giftText !== '')
          .map(({ id, giftText }) => (
            <tr key={id} className="gift">
              <td colSpan={5}>
                <b>De regalo:</b> {giftText}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function Sold({ line }: { readonly line: OrderLine }) {
  return (
    <>
      {line.productCode !== '' && (
        <>
          <span className="code mono">{line.productCode}</span> <span className="brand">{line.productBrandName}</span>
        </>
      )}
      <div className="what">{titleOfLine(line)}</div>
      {line.products.map(({ productCode, productBrandName, quantity }) => (
        <div key={`${productCode} ${productBrandName}`} className="what">
          {quantity} × {productCode} {productBrandName}
        </div>
      ))}
    </>
  );
}
