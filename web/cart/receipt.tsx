import { useMachine } from '@xstate/react';
import { type FormEvent, useEffect, useRef } from 'react';
import { formatAmount, formatPesos } from '#adapters/texts/numbers.es.ts';
import type { Cart } from '#core/cart/cart.ts';
import { maxOrderNotes } from '#core/orders/order.service.ts';
import { orderSendingMachine } from '#core/orders/order-sending.machine.ts';
import { useServices } from '#web/services.ts';
import { useStore } from '#web/state/store.ts';
import { Confirm } from '#web/ui/confirm.tsx';
import { Field } from '#web/ui/field.tsx';
import { OrderTotal } from '#web/ui/order-total.tsx';
import { orderBlockId, useAcceptPrices } from './cart-notices.tsx';
import { DeliveryAddressField } from './delivery-address-field.tsx';
import { useDeliveryAddresses } from './delivery-addresses.ts';
import { DeliveryMethodField } from './delivery-method-field.tsx';
import { useDeliveryMethods } from './delivery-methods.ts';
import { useOrderDraft } from './order-draft.ts';
import type { SentOrder } from './sent-order.ts';
import { useOrderSending } from './use-order-sending.ts';

interface ReceiptProps {
  readonly cart: Cart;
  readonly sentOrder: SentOrder;
}

/** The order's sums, as the server calculated them, and the button that sends it. */
export function Receipt({ cart, sentOrder }: ReceiptProps) {
  const { cart: cartStore } = useServices();
  const { draft, change, settle } = useOrderDraft();
  const method = useRef<HTMLSelectElement>(null);
  const address = useRef<HTMLSelectElement>(null);
  const accept = useAcceptPrices();
  const [state, send] = useMachine(orderSendingMachine);
  const methods = useDeliveryMethods(draft.deliveryMethodId);
  const deliveryMethodId = methods.isGone ? '' : methods.chosen;
  const way = methods.known.find(({ id }) => id === deliveryMethodId);
  const addresses = useDeliveryAddresses(draft.deliveryAddress);
  const isFetched = way?.isPickup === true;
  // Nothing is sent to an address that nobody saw: not while the ways to deliver, or the addresses, are not known.
  const isWaiting = methods.areUnknown || (way !== undefined && !isFetched && addresses.areUnknown);
  const deliveryAddress = isFetched ? '' : addresses.name;
  const wanted = { ...draft, deliveryMethodId, deliveryAddress: deliveryAddress ?? draft.deliveryAddress };
  const sendOrder = useOrderSending(cart, wanted, settle, addresses.retry, sentOrder);
  const isSending = state.matches('sending');
  /** A quantity is on its way: the order would be of the cart before it. */
  const isSavingLine = useStore(cartStore.view).sending.size > 0;
  const cancel = () => send({ type: 'cancel' });

  const order = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'order', deliveryMethodId, deliveryAddress, lines: cart.products });
    if (deliveryMethodId === '') method.current?.focus();
    else if (deliveryAddress === null) address.current?.focus();
  };
  // Nobody confirms an order that would travel in a way, or to an address, that is gone: the question closes, and the
  // field says why.
  const lacksChoice = methods.isGone || deliveryAddress === null;
  useEffect(() => {
    if (lacksChoice) send({ type: 'cancel' });
  }, [lacksChoice, send]);

  return (
    <aside className="receipt" aria-label="Pedido">
      <h2>Pedido</h2>
      <Sums cart={cart} />
      <form onSubmit={order} noValidate>
        <DeliveryMethodField
          field={method}
          value={methods.chosen}
          methods={methods}
          isMissing={state.matches({ writing: 'lacksMethod' }) && deliveryMethodId === ''}
          onChange={(id) => change({ deliveryMethodId: id })}
        />
        {way !== undefined && !isFetched && addresses.isShown && (
          <DeliveryAddressField
            field={address}
            addresses={addresses}
            isMissing={state.matches({ writing: 'lacksAddress' }) && deliveryAddress === null}
            onChange={(name) => change({ deliveryAddress: name })}
          />
        )}
        <Field label="Notas">
          {(ties) => (
            <textarea
              {...ties}
              rows={2}
              maxLength={maxOrderNotes}
              placeholder="Para el reparto o el vendedor"
              value={draft.notes}
              onChange={(event) => change({ notes: event.target.value })}
            />
          )}
        </Field>
        <button
          type="submit"
          className="btn primary big"
          disabled={isSending || isWaiting || cart.orderBlock !== null}
          aria-describedby={cart.orderBlock === null ? undefined : orderBlockId}
        >
          {isSending ? 'Enviando…' : 'Enviar pedido'}
        </button>
      </form>
      {cart.orderBlock === null && (
        <p className="muted">Podés revisarlo antes de confirmar. Un mismo pedido nunca se envía dos veces.</p>
      )}
      {(state.matches('askingPrices') || state.matches({ accepting: 'shown' })) && (
        <Confirm
          title="Cambiaron costos desde la última vez"
          action="Aceptar los costos nuevos"
          busy={state.matches('accepting')}
          mayBeLeft
          onClose={cancel}
          onConfirm={() => send({ type: 'accept', accept })}
        >
          <p>Están marcados en el carrito. El total con los costos de hoy es {formatPesos(cart.total)}.</p>
        </Confirm>
      )}
      {(state.matches('confirming') || state.matches({ sending: 'shown' })) && (
        <Confirm
          title={`¿Enviar el pedido por ${formatPesos(cart.total)}?`}
          action="Enviar pedido"
          busy={isSending || isSavingLine}
          mayBeLeft
          onClose={cancel}
          onConfirm={() => send({ type: 'send', send: sendOrder })}
        >
          <p>{sendingText(cart, way?.name ?? '', deliveryAddress ?? '')}</p>
          <p className="muted">Después de enviarlo el carrito queda vacío.</p>
        </Confirm>
      )}
    </aside>
  );
}

/** The text of the sending: how many, by which way, and at what cost. */
const sendingText = ({ products, surcharge, deliverySurcharge }: Cart, way: string, address: string): string =>
  [
    products.length === 1 ? 'Un artículo' : `${products.length} artículos`,
    way,
    ...(address === '' ? [] : [address]),
    ...(surcharge.isZero() ? [] : [`${surchargeName(deliverySurcharge)} ${formatPesos(surcharge)}`]),
  ].join(' · ');

const surchargeName = ({ shoppingCartText }: Cart['deliverySurcharge']): string =>
  shoppingCartText || 'Recargo por envío';

function Sums({ cart }: { readonly cart: Cart }) {
  const { subtotal, discountExplanation, surcharge, missingForFreeDelivery, deliverySurcharge, total } = cart;
  return (
    <>
      <dl className="sums">
        <div>
          <dt>Subtotal</dt>
          <dd>{formatAmount(subtotal)}</dd>
        </div>
        {discountExplanation.map(({ reason, detail, value }) => (
          <div key={`${reason} ${detail}`} className="off">
            <dt>
              {reason} <em>{detail}</em>
            </dt>
            <dd>−{formatAmount(value)}</dd>
          </div>
        ))}
        <div>
          <dt>{surchargeName(deliverySurcharge)}</dt>
          <dd>{formatAmount(surcharge)}</dd>
        </div>
      </dl>
      {missingForFreeDelivery.gt(0) && (
        <p className="free missing">faltan {formatPesos(missingForFreeDelivery)} para evitarlo</p>
      )}
      {surcharge.isZero() && deliverySurcharge.minAmount.gt(0) && (
        <p className="free">Envío sin recargo: superaste {formatPesos(deliverySurcharge.minAmount)}</p>
      )}
      <OrderTotal total={total} />
    </>
  );
}
