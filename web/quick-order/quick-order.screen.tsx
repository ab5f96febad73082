import { useSelector } from '@xstate/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { isTrouble } from '#core/quick-order/quick-order.ts';
import { isUnresolved } from '#core/quick-order/quick-order-context.ts';
import { CheckBox } from '#web/ui/check-box.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { IgnoredLines } from './ignored-lines.tsx';
import { OrderLines } from './order-lines.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PasteArea } from './paste-area.tsx';
import { useQuickOrder } from './use-quick-order.ts';

/** /quick-order: an order from a spreadsheet, a chat or a mail, understood line by line and put in the cart at once. */
export function QuickOrderScreen() {
  const quickOrder = useQuickOrder();
  const state = useSelector(quickOrder, (snapshot) => snapshot);
  const { draft, order, linesFailure } = state.context;
  const isBusy = state.matches('reading') || state.matches('resolving');
  const isAdding = state.matches('adding');
  const [onlyTrouble, setOnlyTrouble] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = draft.lines.length === 0;
  const troubles = order?.lines.filter(isTrouble) ?? [];
  const filtered = onlyTrouble && troubles.length > 0;
  return (
    <main className={isEmpty ? 'quick-order empty' : 'quick-order'}>
      <PageTitle>Pedido rápido</PageTitle>
      <section>
        <h1 ref={heading} tabIndex={-1}>
          Pedido rápido{' '}
          {order !== null && (
            <span>
              {formatCount(order.lines.length)} {order.lines.length === 1 ? 'línea' : 'líneas'}
            </span>
          )}
        </h1>
        <Link className="to-lists" to="/saved-lists">
          Listas guardadas
        </Link>
        <PasteArea quickOrder={quickOrder} context={state.context} isBusy={isBusy} isAdding={isAdding} />
        {!isEmpty && order === null && linesFailure === null && <Skeleton rows={6} kind="line" />}
        {!isEmpty && order !== null && (
          <>
            <div className="order-filter">
              <CheckBox
                label={
                  <>
                    Sólo con problemas <b>{formatCount(troubles.length)}</b>
                  </>
                }
                isChecked={filtered}
                isOff={troubles.length === 0}
                onChange={setOnlyTrouble}
              />
              <IgnoredLines ignored={draft.ignored} />
            </div>
            <OrderLines
              lines={filtered ? troubles : order.lines}
              quickOrder={quickOrder}
              isBusy={isBusy}
              isAdding={isAdding}
              whenNone={() => heading.current}
            />
          </>
        )}
      </section>
      {!isEmpty && (
        <OrderSummary
          quickOrder={quickOrder}
          order={order}
          list={draft.list}
          isUnresolved={isUnresolved(state.context)}
          isBusy={isBusy}
          isAdding={isAdding}
        />
      )}
    </main>
  );
}
