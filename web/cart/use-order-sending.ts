import { useNavigate } from 'react-router-dom';
import { sentText } from '#adapters/texts/drafts.es.ts';
import { orderLink } from '#adapters/texts/mail-links.es.ts';
import { orderProblem } from '#adapters/texts/problems.es.ts';
import { cartGoneText } from '#adapters/texts/sent-order.es.ts';
import type { Cart } from '#core/cart/cart.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { OrderFailure } from '#core/orders/order.service.ts';
import { sendPersistently } from '#core/orders/send-persistently.ts';
import { asId } from '#core/shared/ids.ts';
import { usePublicServices } from '#web/public-services-context.tsx';
import { searchPath } from '#web/search/search-url.ts';
import { useServices } from '#web/services.ts';
import type { OrderDraft } from './order-draft.ts';
import type { SentOrder } from './sent-order.ts';

/** After these nobody knows whether the order was stored: the next attempt carries the same key. */
const unsettled: readonly OrderFailure['code'][] = ['unreachable', 'order-in-flight', 'not-signed-in'];

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sends the cart as one order, however often it is tried again, and tells what became of it, on any screen that is open
 * then.
 */
export function useOrderSending(
  cart: Cart,
  draft: OrderDraft,
  settle: (sent: OrderDraft) => boolean,
  askAddresses: () => void,
  sentOrder: SentOrder,
): () => Promise<void> {
  const { orders, caller, intent, cart: cartStore } = useServices();
  const { toaster } = usePublicServices();
  const navigate = useNavigate();
  const linkTo = (number: string) => {
    const { label, path } = orderLink('company', number);
    return { label, run: () => navigate(path) };
  };

  return async () => {
    const { deliveryAddress, notes } = draft;
    const deliveryMethodId = asId<'delivery-method'>(draft.deliveryMethodId);
    const idempotencyKey = intent.keyFor({ deliveryMethodId, deliveryAddress, notes, cartUpdatedAt: cart.updatedAt });
    const order = { deliveryMethodId, deliveryAddress, notes, idempotencyKey, seenTag: cart.tag };
    sentOrder.begin();
    const answer = await sendPersistently(orders, caller, order, wait);
    if (answer.ok) {
      intent.settled();
      const number = answer.val === null ? null : formatNumber(answer.val);
      if (number === null) sentOrder.read();
      else sentOrder.keep(number, cart.updatedAt);
      const isAllOfIt = settle(draft);
      cartStore.refresh();
      toaster.show({
        kind: 'Success',
        title: number === null ? 'Pedido' : `Pedido ${number}`,
        message: sentText('Enviado', isAllOfIt),
        ...(number === null ? {} : { action: linkTo(number) }),
      });
      navigate(searchPath);
      return;
    }
    if (!unsettled.includes(answer.val.code)) {
      intent.settled();
      sentOrder.read();
      cartStore.refresh();
      if (answer.val.code === 'delivery-address-unknown') askAddresses();
    }
    // Lines were shown here: they went elsewhere.
    const message = answer.val.code === 'cart-empty' ? cartGoneText : orderProblem(answer.val);
    toaster.show({ kind: 'Error', title: 'Enviar pedido', message });
  };
}
