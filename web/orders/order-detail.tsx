import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import { refusal } from '#core/access/calls.ts';
import { deliveryAddressText } from '#core/customers/delivery-address.ts';
import { formatNumber } from '#core/orders/number.ts';
import { type Order, senderOf } from '#core/orders/order.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { linkToClaimOrder, onlyClaimable } from '#web/cases/order-link.ts';
import { useDistributor } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Icon } from '#web/ui/icon.tsx';
import { OrderTotal } from '#web/ui/order-total.tsx';
import { Fact } from './fact.tsx';
import { OrderCorrections } from './order-corrections.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSums } from './order-sums.tsx';

/** Loaded apart, with the parts of claims, which the list of orders does not need. */
const OrderClaims = lazy(async () => ({ default: (await import('./order-claims.tsx')).OrderClaims }));

interface OrderDetailProps {
  readonly order: Order;
  readonly closeTo: string;
}

/** An order as it was sold. It is also what the printer gets. */
export function OrderDetail({ order, closeTo }: OrderDetailProps) {
  const distributor = useDistributor();
  const mayClaim = refusal('claims', useServices().caller) === null;
  return (
    <aside className="detail printed" aria-label={`Pedido ${formatNumber(order)}`}>
      <p className="only-print">{distributor.name}</p>
      <header>
        <h2>Pedido {formatNumber(order)}</h2>
        {mayClaim && (
          <Link className="btn" to={linkToClaimOrder(order, onlyClaimable(order.lines))}>
            Reclamar
          </Link>
        )}
        <button type="button" className="btn" onClick={() => window.print()}>
          <Icon name="print" />
          Imprimir
        </button>
        <Link className="btn" to={closeTo} aria-label="Cerrar el detalle">
          <Icon name="close" />
        </Link>
      </header>
      <dl className="facts">
        <Fact name="Cliente">{order.customerName}</Fact>
        <Fact name="Enviado">{`${formatDateTime(order.date)} por ${senderOf(order)}`}</Fact>
        <Fact name="Estado">{`${orderStateTexts[order.state]} (${formatDateTime(order.stateDate)})`}</Fact>
        <Fact name="Entrega">{order.deliveryMethodName}</Fact>
        <Fact name="Va a">{order.deliveryAddress === null ? '' : deliveryAddressText(order.deliveryAddress)}</Fact>
        <Fact name="Notas">{order.notes}</Fact>
      </dl>
      <OrderCorrections corrections={order.corrections} />
      {mayClaim && (
        <Suspense>
          <OrderClaims order={formatNumber(order)} />
        </Suspense>
      )}
      <OrderLines order={order} mayClaim={mayClaim} />
      <OrderSums order={order} />
      <OrderTotal total={order.total} />
    </aside>
  );
}
