import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import type { StaffOrder } from '#core/orders/staff/staff-order.ts';
import { wayOf } from '#core/orders/state.ts';
import { formatDateTime } from '#core/shared/buenos-aires.ts';

/** The way of an order: what is done with who and when, and what is still to come. */
export function OrderSteps({ order: { state, steps } }: { readonly order: Pick<StaffOrder, 'state' | 'steps'> }) {
  const done = steps.map((step) => step.state);
  return (
    <ol className="order-steps" aria-label="Recorrido del pedido">
      {steps.map((step) => (
        <li key={step.state} className={step.state === 'Cancelled' ? 'done cancelled' : 'done'}>
          <b>{orderStateTexts[step.state]}</b>{' '}
          <span>
            {formatDateTime(step.at).slice(0, 16)} · {step.by}
          </span>
        </li>
      ))}
      {wayOf(state)
        .filter((to) => !done.includes(to))
        .map((to) => (
          <li key={to}>{orderStateTexts[to]}</li>
        ))}
    </ol>
  );
}
