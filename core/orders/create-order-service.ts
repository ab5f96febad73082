import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import { changedLines } from '#core/cart/cart.ts';
import { type CartParts, readCart } from '#core/cart/create-cart-service.ts';
import { inBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { madeBefore } from '#core/shared/idempotency.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { tidyText } from '#core/shared/tidy-text.ts';
import type { OrderDraft, OrderRepository } from './order.repository.port.ts';
import type { OrderFailure, OrderService, OrderToSend } from './order.service.ts';
import type { Order } from './order.ts';
import { orderHindrance } from './order-hindrance.ts';
import { soldLine } from './sold-line.ts';

export interface OrderParts extends CartParts {
  readonly orders: OrderRepository;
  readonly clock: Clock;
}

const notAllowed = Err({ code: 'not-allowed' } as const);

/** A cart that keeps moving under the sender is given up after this many looks. */
const maxAttempts = 5;

export const createOrderService = (parts: OrderParts): OrderService => {
  const { orders, clock, hasher } = parts;

  /** The draft of what is in the cart at this moment, or why it cannot be sent as it is. */
  const draft = async (
    caller: Caller,
    customerId: CustomerId,
    order: OrderToSend,
    payloadHash: string,
  ): Promise<Result<OrderDraft, OrderFailure>> => {
    const calculated = await readCart(parts, customerId);
    if (calculated === null) return notAllowed;
    const { cart, version, termsVersion, generation, rules } = calculated;
    const hindrance = orderHindrance(cart);
    if (hindrance !== null) return Err(hindrance);
    const lines = changedLines(cart.products);
    if (lines.length > 0) return Err({ code: 'prices-changed', lines });
    if (order.seenTag !== null && order.seenTag !== cart.tag) return Err({ code: 'cart-moved' });
    const now = clock.now();
    return Ok({
      customerId,
      idempotencyKey: order.idempotencyKey,
      payloadHash,
      year: inBuenosAires(now).year,
      sentAt: new Date(now).toISOString(),
      sentBy: caller.userName,
      actedBy: caller.actedBy?.userName ?? null,
      deliveryMethodId: order.deliveryMethodId,
      deliveryAddress: addressOf(order),
      notes: tidyText(order.notes),
      cart,
      lines: cart.products.map(soldLine),
      calculatedFrom: { cartVersion: version, termsVersion, generation, rules },
    });
  };

  const sent = async (id: Order['id']): Promise<Result<Order, OrderFailure>> => {
    const order = await orders.byId(id);
    return order === null ? Err({ code: 'order-not-found' }) : Ok(order);
  };

  return authorise<OrderService>('orders', {
    async send(caller, order) {
      const { customerId } = caller;
      if (customerId === null) return notAllowed;
      const payloadHash = hasher.digest(payloadOf(order));

      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const drafted = await draft(caller, customerId, order, payloadHash);
        if (!drafted.ok) {
          // This request may have been sent before, or by a duplicate at the same time, which emptied the cart: then
          // its order is the answer.
          const before = madeBefore(await orders.knownKey(customerId, order.idempotencyKey), payloadHash);
          if (before === null) return drafted;
          return before.ok ? sent(before.val) : before;
        }
        const stored = await orders.store(drafted.val);
        if (stored.ok) return stored;
        if (stored.val.code !== 'stale') return Err(stored.val);
        await parts.productRepository.catchUp();
      }
      return Err({ code: 'order-in-flight' });
    },

    async page(caller, page) {
      return caller.customerId === null ? notAllowed : Ok(await orders.ofCustomer(caller.customerId, page));
    },

    async show(caller, number) {
      if (caller.customerId === null) return notAllowed;
      const order = await orders.byNumber(number);
      // An order of another company answers as one that does not exist.
      return order?.customerId === caller.customerId ? Ok(order) : Err({ code: 'order-not-found' });
    },

    async addresses(caller) {
      return caller.customerId === null ? notAllowed : Ok(await orders.addressesOf(caller.customerId));
    },
  });
};

const addressOf = ({ deliveryAddress = '' }: OrderToSend): string => deliveryAddress.trim();

/** A key of before orders named an address stays that of the same order. */
const payloadOf = (order: OrderToSend): string => {
  const address = addressOf(order);
  return JSON.stringify([order.deliveryMethodId, tidyText(order.notes), ...(address === '' ? [] : [address])]);
};
