import { useState } from 'react';
import { formatCount } from '#adapters/texts/numbers.es.ts';
import { movedText, moveRefusalText, moveTexts, staffOrderProblem } from '#adapters/texts/staff-orders.es.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { StaffOrderRow } from '#core/orders/staff/staff-order.ts';
import { nextStates, type OrderState, orderStates } from '#core/orders/state.ts';
import { useSubmission } from '#web/hooks/submission.ts';
import type { ChosenRows } from '#web/hooks/use-chosen.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { useServices } from '#web/services.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { type StayedRow, StayedRows } from '#web/ui/stayed-rows.tsx';
import { PaperButtons } from './paper-buttons.tsx';

/** What can be done with the orders that are ticked, at the foot of the list; and what became of those that were. */
export function ChosenOrders({ chosen }: { readonly chosen: ChosenRows<StaffOrderRow> }) {
  const { staffOrders } = useServices();
  const { toaster } = usePublicServices();
  const { submit, isUnderWay } = useSubmission();
  /** Whether these are cancelled is asked, as they were then: the list may be read anew before it is answered. */
  const [asked, setAsked] = useState<readonly StaffOrderRow[]>([]);
  const [refused, setRefused] = useState<readonly StayedRow[]>([]);
  const { rows } = chosen;
  const lines = rows.reduce((sum, { lineCount }) => sum + lineCount, 0);
  const thoseFor = (to: OrderState) => rows.filter(({ state }) => nextStates(state).includes(to));
  const ways = orderStates.map((to) => ({ to, count: thoseFor(to).length })).filter(({ count }) => count > 0);

  const move = (to: OrderState, orders: readonly StaffOrderRow[]) =>
    submit(async () => {
      const answer = await staffOrders.move(orders, to);
      setAsked([]);
      if (!answer.ok) {
        toaster.show({ kind: 'Error', title: 'Pedidos', message: staffOrderProblem(answer.val) });
        return;
      }
      const stayed = answer.val.flatMap((order) =>
        order.refused === null ? [] : [{ name: formatNumber(order), why: moveRefusalText(order.refused) }],
      );
      const went = answer.val.length - stayed.length;
      if (went > 0) toaster.show({ kind: 'Success', title: 'Pedidos', message: movedText(went, to) });
      setRefused(stayed);
      chosen.clear();
    });

  return (
    <>
      {rows.length > 0 && (
        <section className="bulk-bar" aria-label="Pedidos elegidos">
          <p>
            {rows.length === 1 ? 'Un pedido elegido' : `${formatCount(rows.length)} elegidos`} ·{' '}
            {lines === 1 ? 'un renglón' : `${formatCount(lines)} renglones`}
          </p>
          {ways.map(({ to, count }, place) => (
            <button
              key={to}
              type="button"
              className={place === 0 && to !== 'Cancelled' ? 'btn primary' : 'btn on-bar'}
              disabled={isUnderWay}
              onClick={() => (to === 'Cancelled' ? setAsked(thoseFor(to)) : move(to, thoseFor(to)))}
            >
              {to === 'Cancelled' ? 'Cancelar pedidos' : moveTexts[to]}
              {count < rows.length && ` (${formatCount(count)})`}
            </button>
          ))}
          <PaperButtons orders={rows} className="btn on-bar" />
          <button type="button" className="btn on-bar" onClick={chosen.clear}>
            No elegir ninguno
          </button>
        </section>
      )}
      {asked.length > 0 && (
        <Confirm
          stay="No cancelar"
          title={`¿Cancelar ${asked.length === 1 ? `el pedido ${asked.map(formatNumber).join()}` : `${formatCount(asked.length)} pedidos`}?`}
          action="Cancelar pedidos"
          busy={isUnderWay}
          onClose={() => setAsked([])}
          onConfirm={() => move('Cancelled', asked)}
        >
          <p className="muted">Un pedido cancelado no vuelve atrás. El cliente lo ve en el momento.</p>
        </Confirm>
      )}
      <StayedRows rows={refused} onClose={() => setRefused([])} />
    </>
  );
}
