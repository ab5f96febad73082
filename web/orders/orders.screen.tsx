import { Link, useSearchParams } from 'react-router-dom';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { Order } from '#core/orders/order.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { searchPath } from '#web/search/search-url.ts';
import { useServices } from '#web/services.ts';
import { type CompanyColumn, ListTable } from '#web/ui/list-table.tsx';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { usePageInRange } from '#web/url/page-in-range.ts';
import { pageParam } from '#web/url/page-param.ts';
import { OrderDetail } from './order-detail.tsx';
import { OrderStateSign } from './order-state-sign.tsx';
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
              <OrderList orders={answer.orders} page={asked} open={open} />
              <Pagination current={answer.currentPage} total={answer.totalPages} linkTo={(to) => linkToOrders(to)} />
            </>
          )}
        </QueryState>
      </section>
      {open !== null && <OrderDetail order={open} closeTo={linkToOrders(asked)} />}
    </main>
  );
}

interface OrderListProps {
  readonly orders: readonly Order[];
  readonly page: number;
  readonly open: Order | null;
}

function OrderList({ orders, page, open }: OrderListProps) {
  const isOpen = (order: Order) => order.id === open?.id;
  const columns: readonly CompanyColumn<Order>[] = [
    { id: 'date', header: 'Fecha', cell: ({ date }) => formatDate(date), isMono: true, card: 'left' },
    {
      id: 'number',
      header: 'Número',
      cell: (order) => (
        <Link
          className="stretched"
          to={linkToOrders(page, formatNumber(order))}
          aria-current={isOpen(order) ? 'true' : undefined}
        >
          {formatNumber(order)}
        </Link>
      ),
      isMono: true,
      card: 'title',
    },
    { id: 'total', header: 'Valor', cell: ({ total }) => formatAmount(total), isNumber: true, card: 'right' },
    {
      id: 'method',
      header: 'Método de entrega',
      cell: ({ deliveryMethodName }) => deliveryMethodName,
      from: 'middle',
    },
    { id: 'since', header: 'Desde', cell: ({ stateDate }) => formatDate(stateDate), isMono: true, from: 'middle' },
    { id: 'state', header: 'Estado', cell: ({ state }) => <OrderStateSign state={state} />, card: 'state' },
  ];
  return <ListTable rows={orders} keyOf={({ id }) => id} columns={columns} isOpen={isOpen} />;
}
