import { Link } from 'react-router-dom';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { nameOfReplaced, type Order, type OrderLine, titleOfLine } from '#core/orders/order.ts';
import { isClaimable, linkToClaimOrder, linkToWarrantOrder } from '#web/cases/order-link.ts';

interface OrderLinesProps {
  readonly order: Order;
  /** Whether each line has a link to a claim, or a warranty, of its product. */
  readonly mayClaim?: boolean;
  /** What its customer pays for a unit: to staff a cost is what the distributor paid. */
  readonly costTitle?: 'Costo' | 'Precio';
}

/** The lines of an order, and its gifts. */
export function OrderLines({ order, mayClaim = false, costTitle = 'Costo' }: OrderLinesProps) {
  return (
    <table className="sold">
      <thead>
        <tr>
          <th>Descripción</th>
          <th className="num s-list">Precio de Lista</th>
          <th className="num">{costTitle}</th>
          <th className="num">Cantidad</th>
          <th className="num">Subtotal</th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              <Sold line={line} />
              {mayClaim && isClaimable(line) && (
                <p className="sold-acts">
                  <Link to={linkToClaimOrder(order, line.id)} aria-label={`Reclamar ${line.productCode}`}>
                    Reclamar
                  </Link>
                  {' · '}
                  <Link to={linkToWarrantOrder(order, line.id)} aria-label={`Pedir la garantía de ${line.productCode}`}>
                    Garantía
                  </Link>
                </p>
              )}
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
      {line.replaces !== undefined && (
        <div className="what">
          Reemplaza a{' '}
          <s>
            {line.replaces.quantity} × {nameOfReplaced(line.replaces)}
          </s>
        </div>
      )}
      {line.products.map(({ productCode, productBrandName, quantity }) => (
        <div key={`${productCode} ${productBrandName}`} className="what">
          {quantity} × {productCode} {productBrandName}
        </div>
      ))}
    </>
  );
}
