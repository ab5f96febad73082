import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { cartProblem } from '#adapters/texts/problems.es.ts';
import { sentElsewhereText } from '#adapters/texts/sent-order.es.ts';
import { QuoteCartButton } from '#web/quotes/quote-cart-button.tsx';
import { SaveCartButton } from '#web/saved-lists/save-cart-button.tsx';
import { searchPath } from '#web/search/search-url.ts';
import { useServices } from '#web/services.ts';
import { useStore } from '#web/state/store.ts';
import { Message } from '#web/ui/message.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { QueryState } from '#web/ui/query-state.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { type CartChanges, orderOf } from './cart-changes.ts';
import { GoneNotice, OrderBlockNotice, PricesNotice } from './cart-notices.tsx';
import { CartTable } from './cart-table.tsx';
import { Receipt } from './receipt.tsx';
import { useSentOrder } from './sent-order.ts';
import { SentOrderNotice } from './sent-order-notice.tsx';

/** /shopping-cart: the lines that both logins of the company share, and the order that they make. */
export function CartScreen() {
  const { cart: cartStore, caller } = useServices();
  const { cart, failure, changes } = useStore(cartStore.view);
  const sentOrder = useSentOrder();
  const { number, isRead, cartUpdatedAt, isUnanswered, read } = sentOrder;
  const isAnotherCart = cart !== null && cart.products.length > 0 && cart.updatedAt !== cartUpdatedAt;
  const isOver = number !== '' && !isRead && isAnotherCart;
  useEffect(() => {
    if (isOver) read();
  });
  if (cart === null) {
    return (
      <main className="cart-screen empty">
        <PageTitle>Carrito</PageTitle>
        <section>
          <div className="cart-head">
            <h1>Carrito</h1>
          </div>
          <QueryState
            of={{ answer: cart, failure, retry: cartStore.refresh }}
            problem={cartProblem}
            skeleton={<Skeleton rows={6} kind="line" />}
          >
            {() => null}
          </QueryState>
        </section>
      </main>
    );
  }
  const lines = cart.products;
  const isMine = changes?.by === caller.userName;
  // What was sent from here is shown already; another window of the same login gets a notice.
  const isOfHere = isMine && (isUnanswered || changes?.what === orderOf(number) || lines.length > 0);
  return (
    <main className={lines.length === 0 ? 'cart-screen empty' : 'cart-screen'}>
      <PageTitle>Carrito</PageTitle>
      <section>
        <div className="cart-head">
          <h1>
            Carrito{' '}
            {lines.length > 0 && (
              <span>
                {formatCount(lines.length)} {lines.length === 1 ? 'artículo' : 'artículos'}
              </span>
            )}
          </h1>
          {lines.length > 0 && (
            <div className="cart-actions">
              <SaveCartButton cart={cart} />
              <QuoteCartButton />
            </div>
          )}
        </div>
        <div role="status">{changes !== null && !isOfHere && <Changes changes={changes} isMine={isMine} />}</div>
        <SentOrderNotice sentOrder={sentOrder} isCartEmpty={lines.length === 0} />
        {cart.orderBlock !== null && <OrderBlockNotice block={cart.orderBlock} />}
        {lines.length === 0 ? (
          <Message title="No hay articulos en el carrito de compras">
            <Link className="btn primary" to={searchPath}>
              Buscar artículos
            </Link>
          </Message>
        ) : (
          <>
            <GoneNotice lines={lines} />
            <PricesNotice lines={lines} />
            <CartTable cart={cart} />
          </>
        )}
      </section>
      {lines.length > 0 && <Receipt cart={cart} sentOrder={sentOrder} />}
    </main>
  );
}

const verbs = { added: 'agregó', changed: 'cambió', removed: 'quitó', sent: 'envió' } as const satisfies Record<
  CartChanges['did'],
  string
>;

interface ChangesProps {
  readonly changes: CartChanges;
  readonly isMine: boolean;
}

function Changes({ changes: { by, did, what, quantity }, isMine }: ChangesProps) {
  return (
    <p className="cart-changes">
      <i aria-hidden="true" />
      {isMine ? sentElsewhereText(what) : `Recién: ${by} ${verbs[did]} ${what}`}
      {quantity > 0 && ` (${formatCount(quantity)})`}
    </p>
  );
}
