import { orderDeskProblem } from '#adapters/texts/order-desk.es.ts';
import { maxCounted } from '#core/orders/desk/desk-order.ts';
import { useChosen } from '#web/hooks/use-chosen.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { orderDeskModule } from '#web/modules/order-desk.module.ts';
import { useServices } from '#web/services.ts';
import { KeyPages } from '#web/ui/key-pages.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { useAddressState } from '#web/url/address-state.ts';
import { ChosenOrders } from './chosen-orders.tsx';
import { DeskFilters } from './desk-filters.tsx';
import { DeskOrderDetail } from './desk-order-detail.tsx';
import { DeskOrderList } from './desk-order-list.tsx';
import { DeskViews } from './desk-views.tsx';
import { pageRequest } from './order-desk-queries.ts';
import { linkToDesk, readDeskUrl } from './order-desk-url.ts';

/** /admin-orders: everybody's orders, one of them at the right; several chosen ones move at once. */
export function OrderDeskScreen() {
  const { orderDesk, caller } = useServices(orderDeskModule);
  const state = useAddressState(readDeskUrl);
  const { answer, failure, isCurrent, retry } = useServiceQuery(orderDesk.page, pageRequest(state));
  const { answer: open } = useServiceQuery(orderDesk.open);
  const chosen = useChosen(answer?.orders ?? []);
  const mayMove = caller.role !== 'Seller';
  const { filter, after, order } = state;
  return (
    <main className={order === null ? 'office order-desk' : 'office order-desk with-detail'}>
      <PageTitle>{order === null ? 'Pedidos' : `Pedido ${order}`}</PageTitle>
      <section>
        <DeskOrderList
          state={state}
          orders={answer?.orders ?? null}
          problem={failure && orderDeskProblem(failure)}
          onRetry={retry}
          chosen={mayMove ? chosen : null}
        >
          <h1>Pedidos {open !== null && <span className="desk-waiting">{waitingText(open.Sent)}</span>}</h1>
          <DeskFilters
            state={state}
            open={open}
            customerName={isCurrent ? (answer?.orders[0]?.customerName ?? null) : null}
            product={isCurrent ? (answer?.product ?? null) : null}
          />
          <DeskViews filter={filter} />
        </DeskOrderList>
        {answer !== null && (
          <KeyPages
            firstTo={after === null ? null : linkToDesk({ filter })}
            nextTo={answer.next === null ? null : linkToDesk({ filter, after: answer.next })}
            first="Más nuevos"
            next="Más viejos"
          />
        )}
        {mayMove && <ChosenOrders chosen={chosen} />}
      </section>
      {order !== null && (
        <DeskOrderDetail key={order} number={order} mayMove={mayMove} closeTo={linkToDesk({ filter, after })} />
      )}
    </main>
  );
}

const waitingText = (sent: number): string =>
  sent === 0 ? 'todos recibidos' : `${sent >= maxCounted ? `${maxCounted - 1}+` : sent} sin recibir`;
