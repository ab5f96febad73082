import * as z from 'zod/mini';
import { orderFromWire, orderSummaryFromWire, orderSummaryPageWire, orderWire } from '#adapters/wire/orders.wire.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { OrderFailure } from '#core/orders/order.service.ts';
import type { OrderManagementService, WhichOrder } from '#core/orders/order-management.service.ts';
import { orderStates } from '#core/orders/state.ts';
import type { Call, CallFailure } from './call.ts';

/** `api/Management/Orders` over HTTP. */
export const createOrderManagementService = (call: Call): OrderManagementService => ({
  async list(_caller, { states, customer, page }) {
    const query = {
      page: String(page),
      ...(states.length === 0 ? {} : { state: states.join(',') }),
      ...(customer === '' ? {} : { customer }),
    };
    const answer = await call({ method: 'GET', path: '/api/Management/Orders', query }, orderSummaryPageWire);
    return answer
      .map(({ orders, ...paging }) => ({ orders: orders.map(orderSummaryFromWire), ...paging }))
      .mapErr(orderFailure);
  },

  async show(_caller, which) {
    const answer = await call({ method: 'GET', path: pathOf(which) }, orderWire);
    return answer.map(orderFromWire).mapErr(orderFailure);
  },

  async changeState(_caller, which, state) {
    const path = `${pathOf(which)}/state`;
    const answer = await call({ method: 'PUT', path, body: { state } }, orderWire);
    return answer.map(orderFromWire).mapErr(orderFailure);
  },
});

const pathOf = (which: WhichOrder): string =>
  `/api/Management/Orders/${encodeURIComponent('year' in which ? formatNumber(which) : String(which.id))}`;

const refusedChange = z.object({ from: z.enum(orderStates), to: z.enum(orderStates) });

const orderFailure = (failure: CallFailure): OrderFailure => {
  if (failure.code !== 'problem') return failure;
  if (failure.problem === 'order-not-found') return { code: 'order-not-found' };
  if (failure.problem === 'state-not-allowed') {
    const facts = z.safeParse(refusedChange, failure.facts);
    if (facts.success) return { code: 'state-not-allowed', ...facts.data };
  }
  return { code: 'unreachable' };
};
