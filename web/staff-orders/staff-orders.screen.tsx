import { openCountText, staffOrderProblem } from '#adapters/texts/staff-orders.es.ts';
import { useChosen } from '#web/hooks/use-chosen.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { staffOrdersModule } from '#web/modules/staff-orders.module.ts';
import { useServices } from '#web/services.ts';
import { KeyPages } from '#web/ui/key-pages.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { useAddressState } from '#web/url/address-state.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import { StaffOrderDetail } from './staff-order-detail.tsx';
import { StaffOrderFilters } from './staff-order-filters.tsx';
import { StaffOrderList } from './staff-order-list.tsx';
import { foundRequest, pageRequest } from './staff-order-queries.ts';
import { StaffOrderViews } from './staff-order-views.tsx';
import { linkToStaffOrders, readStaffOrdersUrl } from './staff-orders-url.ts';
import { stateCounts } from './state-counts.ts';

/** /admin-orders: everybody's orders, one of them at the right; several chosen ones move at once. */
export function StaffOrdersScreen() {
  const { staffOrders, caller } = useServices(staffOrdersModule);
  const state = useAddressState(readStaffOrdersUrl);
  const { answer, failure, isCurrent, retry } = useServiceQuery(staffOrders.page, pageRequest(state));
  const { answer: open } = useServiceQuery(staffOrders.open);
  const asked = foundRequest(state);
  const found = useServiceQuery(staffOrders.found, asked);
  const chosen = useChosen(answer?.orders ?? []);
  const mayMove = caller.role !== 'Seller';
  const { filter, after, order } = state;
  return (
    <main className={order === null ? 'office staff-orders' : 'office staff-orders with-detail'}>
      <PageTitle>{order === null ? 'Pedidos' : `Pedido ${order}`}</PageTitle>
      <section>
        <StaffOrderList
          state={state}
          orders={answer?.orders ?? null}
          problem={failure && staffOrderProblem(failure)}
          onRetry={retry}
          chosen={mayMove ? chosen : null}
        >
          <h1>Pedidos {open !== null && <span className="orders-waiting">{waitingText(open.Sent)}</span>}</h1>
          <StaffOrderFilters
            state={state}
            counts={stateCounts(asked !== null, open, found)}
            customerName={isCurrent ? (answer?.orders[0]?.customerName ?? null) : null}
            product={isCurrent ? (answer?.product ?? null) : null}
          />
          <StaffOrderViews filter={filter} />
        </StaffOrderList>
        {answer !== null && (
          <KeyPages
            firstTo={after === null ? null : linkToStaffOrders({ filter })}
            nextTo={answer.next === null ? null : linkToStaffOrders({ filter, after: answer.next })}
            first="Más nuevos"
            next="Más viejos"
          />
        )}
        {mayMove && <ChosenOrders chosen={chosen} />}
      </section>
      {order !== null && (
        <StaffOrderDetail key={order} number={order} mayMove={mayMove} closeTo={linkToStaffOrders({ filter, after })} />
      )}
    </main>
  );
}

const waitingText = (sent: number): string => (sent === 0 ? 'todos recibidos' : `${openCountText(sent)} sin recibir`);
