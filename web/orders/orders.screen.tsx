import { Link, useSearchParams } from 'react-router-dom';
import { formatNumber } from '#core/orders/number.ts';
import type { Order } from '#core/orders/order.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { searchPath } from '#web/search/search-url.ts';
import { useServices } from '#web/services.ts';
import { ListTable } from '#web/ui/list-table.tsx';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePageInRange } from '#web/url/page-in-range.ts';
import { pageParam } from '#web/url/page-param.ts';
import { orderColumns } from './order-columns.tsx';
import { OrderDetail } from './order-detail.tsx';
import { linkToOrders } from './orders-url.ts';

/** /orders-history: the company's orders; one of them opens at the right without leaving the list. */
export function OrdersScreen() {
  const { history, ownOrder } = useServices();
  const [query] = useSearchParams();
  const asked = pageParam(query.get('page'));
  const orders = useServiceQuery(history, asked);
  const { answer: page, isCurrent } = orders;
  const number = query.get('order');
  const listed = page?.orders.find((order) => formatNumber(order) === number) ?? null;
  // A claim leads to one that left the first page long ago.
  const alone = useServiceQuery(ownOrder, page === null || listed !== null ? null : number);
  usePageInRange({
    asked,
    currentPage: isCurrent ? (page?.currentPage ?? null) : null,
    linkTo: (to) => linkToOrders(to),
  });
  const open = listed ?? alone.answer;
  const isOpen = (order: Order) => order.id === open?.id;
  return (
    <main className={open === null ? 'office' : 'office with-detail'}>
      <PageTitle>Historial de pedidos</PageTitle>
      <section>
        <h1>Historial de pedidos</h1>
        <QueryState
          of={orders}
          problem={() => 'No se pudieron cargar los pedidos'}
          skeleton={<Skeleton rows={10} kind="office" />}
          isNone={(answer) => answer.orders.length === 0}
          none={
            <Message title="No hay articulos en el carrito de compras">
              <p className="muted">Todavía no enviaste ningún pedido.</p>
              <Link className="btn primary" to={searchPath}>
                Buscar artículos
              </Link>
            </Message>
          }
        >
          {(answer) => (
            <>
              <ListTable
                rows={answer.orders}
                keyOf={({ id }) => id}
                columns={orderColumns(asked, isOpen)}
                isOpen={isOpen}
              />
              <Pagination current={answer.currentPage} total={answer.totalPages} linkTo={(to) => linkToOrders(to)} />
            </>
          )}
        </QueryState>
      </section>
      {open !== null && <OrderDetail order={open} closeTo={linkToOrders(asked)} />}
    </main>
  );
}
