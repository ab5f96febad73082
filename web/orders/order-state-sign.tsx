import { orderStateTexts } from '#adapters/texts/order-states.es.ts';
import type { OrderState } from '#core/orders/state.ts';

/** How an order stands: a shape, a colour and a word. */
export function OrderStateSign({ state }: { readonly state: OrderState }) {
  return (
    <span className={`state ${state.toLowerCase()}`}>
      <i aria-hidden="true" />
      {orderStateTexts[state]}
    </span>
  );
}
