import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { formatAmount } from '#adapters/texts/numbers.es.ts';
import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { Order } from '#core/orders/order.ts';
import { formatDate } from '#core/shared/buenos-aires.ts';
import { useDesks } from '#web/desks.ts';
import { useGivenPage } from '#web/parts/given-page.ts';
import { Message } from '#web/parts/message.tsx';
import { OfficeAwaited } from '#web/parts/office-awaited.tsx';
import { PageTitle } from '#web/parts/page-title.tsx';
import { Pagination } from '#web/parts/pagination.tsx';
import { writtenPage } from '#web/parts/written-page.ts';
import { searchPath } from '#web/search/search-url.ts';
import { OrderDetail } from './order-detail.tsx';

const linkTo = (page: number, order?: string): string => {
  const query = new URLSearchParams({ ...(page > 1 ? { page: String(page) } : {}), ...(order ? { order } : {}) });
  return query.size === 0 ? '/orders-history' : `/orders-history?${query}`;
};

/** /orders-history: the company's orders; one of them opens at the right without leaving the list. */
export function OrdersScreen() {
  const { history } = useDesks();
  const [query] = useSearchParams();
  const asked = writtenPage(query.get('page'));
  const page = useSelector(history, ({ context }) => context.answer);
  const failed = useSelector(history, (snapshot) => snapshot.matches('failed'));
  const isCurrent = useSelector(history, ({ context }) => context.answered) === asked;
  useGivenPage({ asked, given: isCurrent ? (page?.currentPage ?? null) : null, linkTo: (to) => linkTo(to) });

  useEffect(() => {
    history.send({ type: 'ask', request: asked });
  }, [history, asked]);

  if (failed || page === null) {
    return (
      <OfficeAwaited
        name="Historial de pedidos"
        failed={failed ? 'No se pudieron cargar los pedidos' : null}
        onRetry={() => history.send({ type: 'again' })}
      />
    );
  }
  const number = query.get('order');
  const open = page.orders.find((order) => formatNumber(order) === number) ?? null;
  return (
    <main className={open === null ? 'office' : 'office with-detail'}>
      <PageTitle>Historial de pedidos</PageTitle>
      <section>
        <h1>Historial de pedidos</h1>
        {page.orders.length === 0 ? (
          <Message title="No hay articulos en el carrito de compras">
            <p className="muted">Todavía no enviaste ningún pedido.</p>
            <Link className="btn primary" to={searchPath}>
              Buscar artículos
            </Link>
          </Message>
        ) : (
          <>
            <OrderList orders={page.orders} page={asked} open={open} />
            <Pagination current={page.currentPage} total={page.totalPages} linkTo={(to) => linkTo(to)} />
          </>
        )}
      </section>
      {open !== null && <OrderDetail order={open} closeTo={linkTo(asked)} />}
    </main>
  );
}

interface OrderListProps {
  readonly orders: readonly Order[];
  readonly page: number;
  readonly open: Order | null;
}

function OrderList({ orders, page, open }: OrderListProps) {
  return (
    <table className="office-table o-list">
      <thead>
        <tr>
          <th>Fecha</th>
          <th>Número</th>
          <th className="num">Valor</th>
          <th className="o-method">Método de entrega</th>
          <th className="o-since">Desde</th>
          <th>Estado</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id} className={order.id === open?.id ? 'open' : undefined}>
            <td className="o-date mono">{formatDate(order.date)}</td>
            <th scope="row">
              <Link
                className="mono stretched"
                to={linkTo(page, formatNumber(order))}
                aria-current={order.id === open?.id ? 'true' : undefined}
              >
                {formatNumber(order)}
              </Link>
            </th>
            <td className="o-total num">{formatAmount(order.total)}</td>
            <td className="o-method">{order.deliveryMethodName}</td>
            <td className="o-since mono">{formatDate(order.stateDate)}</td>
            <td className="o-state">
              <span className={`state ${order.state.toLowerCase()}`}>
                <i aria-hidden="true" />
                {orderStateTexts[order.state]}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
