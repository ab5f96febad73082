import * as z from 'zod/mini';
import { orderBlockFromWire, orderBlockWire } from '#adapters/wire/cart.wire.ts';
import { cartLineFromWire, cartLineWire } from '#adapters/wire/cart-line.wire.ts';
import { contentTagOf } from '#adapters/wire/entity-tag.wire.ts';
import { deliveryAddressesWire, orderFromWire, orderPageWire, orderWire } from '#adapters/wire/orders.wire.ts';
import { findOwnOrder } from '#core/orders/find-own-order.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { OrderFailure, RemoteOrderService } from '#core/orders/order.service.ts';
import { Ok } from '#core/shared/result.ts';
import { type Call, type CallFailure, isCallMissing } from './call.ts';
import { paged } from './paged.ts';
import { saved } from './saved.ts';

/** `api/Orders` over HTTP. The key of `send` is the caller's: see core/orders/order-intent.ts. */
export const createOrderService = (call: Call): RemoteOrderService => {
  const service: RemoteOrderService = {
    async send(_caller, { deliveryMethodId, deliveryAddress = '', notes, idempotencyKey, seenTag }) {
      const answer = await saved(
        call,
        {
          method: 'POST',
          path: '/api/Orders',
          // Another back end knows the fields of the specification alone.
          body: { deliveryMethodId, notes, ...(deliveryAddress === '' ? {} : { deliveryAddress }) },
          headers: {
            'idempotency-key': idempotencyKey,
            ...(seenTag === null ? {} : { 'if-match': contentTagOf(seenTag) }),
          },
        },
        orderWire,
      );
      return answer.map((order) => order && orderFromWire(order)).mapErr(orderFailure);
    },

    async page(_caller, page) {
      const answer = await call({ method: 'GET', path: `/api/Orders/page/${page}` }, paged('orders', orderPageWire));
      return answer
        .map(({ orders, currentPage, totalPages }) => ({ orders: orders.map(orderFromWire), currentPage, totalPages }))
        .mapErr(orderFailure);
    },

    async addresses() {
      const answer = await call({ method: 'GET', path: '/api/Orders/delivery-addresses' }, deliveryAddressesWire);
      if (!answer.ok && isCallMissing(answer.val)) return Ok([]);
      return answer.mapErr(orderFailure);
    },

    async show(caller, number) {
      const answer = await call({ method: 'GET', path: `/api/Orders/${formatNumber(number)}` }, orderWire);
      // Another back end has the list alone.
      if (!answer.ok && isCallMissing(answer.val) && orderFailure(answer.val).code !== 'order-not-found') {
        return findOwnOrder(service, caller, number);
      }
      return answer.map(orderFromWire).mapErr(orderFailure);
    },
  };
  return service;
};

const lines = z.array(cartLineWire);
const codes = z.array(z.string());

const orderFailure = (failure: CallFailure): OrderFailure => {
  if (failure.code !== 'problem') return failure;
  switch (failure.problem) {
    case 'cart-empty':
    case 'cart-moved':
    case 'delivery-address-unknown':
    case 'delivery-method-unknown':
    case 'key-reused':
    case 'order-in-flight':
    case 'order-not-found':
      return { code: failure.problem };
    case 'orders-blocked': {
      const read = z.safeParse(orderBlockWire, failure.facts);
      return { code: 'orders-blocked', ...(orderBlockFromWire(read.data) ?? { state: '', contact: null }) };
    }
    case 'prices-changed': {
      const read = z.safeParse(lines, failure.facts['lines']);
      return { code: 'prices-changed', lines: read.success ? read.data.map(cartLineFromWire) : [] };
    }
    case 'lines-gone': {
      const read = z.safeParse(codes, failure.facts['codes']);
      return { code: 'lines-gone', codes: read.success ? read.data : [] };
    }
    default:
      return { code: 'unreachable' };
  }
};
