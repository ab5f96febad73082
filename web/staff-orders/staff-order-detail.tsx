import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { movedText, moveRefusalText, moveTexts, staffOrderProblem } from '#adapters/texts/staff-orders.es.ts';
import { everyCase } from '#core/cases/case-filter.ts';
import { formatNumber } from '#core/orders/number.ts';
import { senderOf } from '#core/orders/order.ts';
import { isCorrectable } from '#core/orders/staff/correct-order.ts';
import type { StaffOrder } from '#core/orders/staff/staff-order.ts';
import { everyOrder } from '#core/orders/staff/staff-order.ts';
import { nextStates, type OrderState } from '#core/orders/state.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';
import { staffClaimsUrl } from '#web/claims/staff-claims-url.ts';
import { linkToCustomers } from '#web/customer-management/customer-url.ts';
import { useArrivalFocus } from '#web/hooks/arrival-focus.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { Fact } from '#web/orders/fact.tsx';
import { OrderCorrections } from '#web/orders/order-corrections.tsx';
import { OrderLines } from '#web/orders/order-lines.tsx';
import { OrderSums } from '#web/orders/order-sums.tsx';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { OrderTotal } from '#web/ui/order-total.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { OrderSteps } from './order-steps.tsx';
import { PaperButtons } from './paper-buttons.tsx';
import { linkToStaffOrders } from './staff-orders-url.ts';

const CorrectDialog = lazy(async () => ({ default: (await import('./correct-dialog.tsx')).CorrectDialog }));

interface StaffOrderDetailProps {
  /** The number in the address: '2026-00000131'. */
  readonly number: string;
  readonly mayMove: boolean;
  readonly closeTo: string;
}

/** An order at the right of the list, and what is to be done with it. */
export function StaffOrderDetail({ number, mayMove, closeTo }: StaffOrderDetailProps) {
  const { staffOrders } = useServices();
  const of = useServiceQuery(staffOrders.order, number);
  const heading = useArrivalFocus<HTMLHeadingElement>();
  return (
    <aside className="detail staff-order" aria-label={`Pedido ${number}`}>
      <header>
        <h2 ref={heading} tabIndex={-1} className="mono">
          {number}
        </h2>
        <Link className="btn" to={closeTo} aria-label="Cerrar el pedido">
          <Icon name="close" />
        </Link>
      </header>
      <QueryState of={of} problem={staffOrderProblem} skeleton={<Skeleton rows={8} kind="office" />}>
        {(order) => <StaffOrderContents order={order} mayMove={mayMove} />}
      </QueryState>
    </aside>
  );
}

function StaffOrderContents({ order, mayMove }: { readonly order: StaffOrder; readonly mayMove: boolean }) {
  const { role } = useServices().caller;
  return (
    <>
      <OrderSteps order={order} />
      <dl className="facts">
        <Fact name="Cliente">
          <Link to={linkToStaffOrders({ filter: { ...everyOrder, customerId: order.customerId } })}>
            {order.customerName}
          </Link>{' '}
          · <span className="mono">{order.customerCode}</span>
        </Fact>
        <Fact name="Ficha">
          <Link to={linkToCustomers({ open: order.customerId, tab: 'pedidos' }, role)}>La ficha del cliente</Link>
        </Fact>
        <Fact name="Reclamos">
          <Link
            to={staffClaimsUrl.link({
              filter: { ...everyCase, customerId: order.customerId, text: formatNumber(order) },
            })}
          >
            Los que lo nombran
          </Link>
        </Fact>
        <Fact name="Va a">{order.customerAddress}</Fact>
        <Fact name="CUIT">{order.customerCuit}</Fact>
        <Fact name="Zona">{order.zone}</Fact>
        <Fact name="Vendedor">{order.sellerName}</Fact>
        <Fact name="Enviado">{`${formatDateTime(order.date).slice(0, 16)} por ${senderOf(order)}`}</Fact>
        <Fact name="Entrega">{order.deliveryMethodName}</Fact>
        <Fact name="Notas">{order.notes}</Fact>
      </dl>
      <div className="orders-next">
        {mayMove && <NextSteps order={order} />}
        <PaperButtons orders={[order]} className="btn" />
      </div>
      <OrderCorrections corrections={order.corrections} />
      <OrderLines order={order} costTitle="Precio" />
      <OrderSums order={order} />
      <OrderTotal total={order.total} />
    </>
  );
}

/**
 * Milliseconds for which the buttons rest after a state: the next one stands where the last was, so that a second click
 * would move the order on, and no state goes back.
 */
const restMs = 1000;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function NextSteps({ order }: { readonly order: StaffOrder }) {
  const { staffOrders } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  const [isAsked, setIsAsked] = useState(false);
  const ways = nextStates(order.state);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const move = (to: OrderState) =>
    submit(async () => {
      const answer = await staffOrders.move([order], to);
      setIsAsked(false);
      const refused = answer.ok ? (answer.val[0]?.refused ?? null) : null;
      if (!answer.ok) toaster.show({ kind: 'Error', title: 'Pedido', message: staffOrderProblem(answer.val) });
      else if (refused !== null) toaster.show({ kind: 'Error', title: 'Pedido', message: moveRefusalText(refused) });
      else toaster.show({ kind: 'Success', title: 'Pedido', message: movedText(1, to) });
      await pause(restMs);
    });
  if (ways.length === 0) return null;
  return (
    <>
      {ways.map((to) => (
        <button
          key={to}
          type="button"
          className={to === 'Cancelled' ? 'btn' : 'btn primary'}
          disabled={isUnderWay}
          onClick={() => (to === 'Cancelled' ? setIsAsked(true) : move(to))}
        >
          {to === 'Cancelled' ? 'Cancelar pedido' : moveTexts[to]}
        </button>
      ))}
      {isCorrectable(order.state) && (
        <button type="button" className="btn" onClick={() => setIsCorrecting(true)}>
          Corregir
        </button>
      )}
      <Suspense>
        {isCorrecting && <CorrectDialog key={order.id} order={order} onClose={() => setIsCorrecting(false)} />}
      </Suspense>
      {isAsked && (
        <Confirm
          title="¿Cancelar el pedido?"
          action="Cancelar pedido"
          stay="No cancelar"
          busy={isUnderWay}
          onClose={() => setIsAsked(false)}
          onConfirm={() => move('Cancelled')}
        >
          <p className="muted">Un pedido cancelado no vuelve atrás. El cliente lo ve en el momento.</p>
        </Confirm>
      )}
    </>
  );
}
