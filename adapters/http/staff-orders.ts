import * as z from 'zod/mini';
import { entityTagOf } from '#adapters/wire/entity-tag.wire.ts';
import {
  correctedLinesToWire,
  pricedCorrectionFromWire,
  pricedCorrectionWire,
} from '#adapters/wire/order-correction.wire.ts';
import {
  foundCountsWire,
  movedOrdersFromWire,
  movedOrdersWire,
  openCountsWire,
  staffOrderChoicesFromWire,
  staffOrderChoicesWire,
  staffOrderCustomersFromWire,
  staffOrderCustomersWire,
  staffOrderFilterToWire,
  staffOrderFromWire,
  staffOrderPageFromWire,
  staffOrderPageWire,
  staffOrderWire,
} from '#adapters/wire/staff-orders.wire.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { StaffOrderFailure, StaffOrderService } from '#core/orders/staff/staff-order.service.ts';
import { maxMovedAtOnce } from '#core/orders/staff/staff-order.ts';
import { orderStates } from '#core/orders/state.ts';
import { maxPerLine } from '#core/shared/max-per-line.ts';
import { type Call, type CallFailure, isCallMissing } from './call.ts';

const path = '/api/Management/StaffOrders';

/** `api/Management/StaffOrders` over HTTP, which existing servers do not have. */
export const createStaffOrderService = (call: Call): StaffOrderService => ({
  async list(_caller, filter, after) {
    const query = { ...staffOrderFilterToWire(filter), ...(after === null ? {} : { after }) };
    return (await call({ method: 'GET', path, query }, staffOrderPageWire))
      .map(staffOrderPageFromWire)
      .mapErr(staffOrderFailure);
  },
  async openCounts() {
    return (await call({ method: 'GET', path: `${path}/open` }, openCountsWire)).mapErr(staffOrderFailure);
  },
  async foundCounts(_caller, filter) {
    const query = staffOrderFilterToWire({ ...filter, states: [] });
    return (await call({ method: 'GET', path: `${path}/counts`, query }, foundCountsWire)).mapErr(staffOrderFailure);
  },
  async choices() {
    const answer = await call({ method: 'GET', path: `${path}/choices` }, staffOrderChoicesWire);
    return answer.map(staffOrderChoicesFromWire).mapErr(staffOrderFailure);
  },
  async customers(_caller, search) {
    const query = 'id' in search ? { id: search.id } : { q: search.text };
    const answer = await call({ method: 'GET', path: `${path}/customers`, query }, staffOrderCustomersWire);
    return answer.map(staffOrderCustomersFromWire).mapErr(staffOrderFailure);
  },
  async show(_caller, number) {
    const answer = await call({ method: 'GET', path: `${path}/${formatNumber(number)}` }, staffOrderWire);
    return answer.map(staffOrderFromWire).mapErr(staffOrderFailure);
  },
  async priceCorrection(_caller, number, lines) {
    const at = `${path}/${formatNumber(number)}/lines/price`;
    const body = { lines: correctedLinesToWire(lines) };
    const answer = await call({ method: 'POST', path: at, body }, pricedCorrectionWire);
    return answer.map(pricedCorrectionFromWire).mapErr(staffOrderFailure);
  },
  async correct(_caller, { version, ...number }, { reason, lines }) {
    const headers = { 'if-match': entityTagOf(version) };
    const at = `${path}/${formatNumber(number)}/lines`;
    const answer = await call(
      { method: 'PUT', path: at, body: { reason, lines: correctedLinesToWire(lines) }, headers },
      staffOrderWire,
    );
    return answer.map(staffOrderFromWire).mapErr(staffOrderFailure);
  },
  async move(_caller, orders, to) {
    const named = orders.map(({ version, ...number }) => ({ number: formatNumber(number), version }));
    const body = { state: to, orders: named };
    const answer = await call({ method: 'POST', path: `${path}/states`, body }, movedOrdersWire);
    return answer.map((moved) => movedOrdersFromWire(moved, to)).mapErr(staffOrderFailure);
  },
});

const staffOrderFailure = (failure: CallFailure): StaffOrderFailure => {
  if (failure.code !== 'problem') return 'isNotOffered' in failure ? { code: 'not-offered' } : failure;
  switch (failure.problem) {
    case 'order-not-found':
    case 'page-key-unreadable':
    case 'correction-reason-missing':
    case 'correction-nothing-changed':
    case 'correction-line-unknown':
    case 'correction-not-less':
    case 'correction-nothing-left':
    case 'replacement-quantity-missing':
    case 'replacement-same-product':
    case 'replacement-not-sold':
      return { code: failure.problem };
    case 'order-moved':
    case 'order-not-correctable': {
      const facts = z.safeParse(z.object({ state: z.enum(orderStates) }), failure.facts);
      return facts.success ? { code: failure.problem, state: facts.data.state } : { code: 'unreachable' };
    }
    case 'replacement-without-price':
    case 'replacement-cost-moved': {
      const facts = z.safeParse(z.object({ productCode: z.string() }), failure.facts);
      return { code: failure.problem, productCode: facts.success ? facts.data.productCode : '' };
    }
    case 'quantity-not-multiple': {
      const facts = z.safeParse(z.object({ multiple: z.number(), nearest: z.array(z.number()) }), failure.facts);
      return facts.success ? { code: failure.problem, ...facts.data } : { code: 'unreachable' };
    }
    case 'quantity-too-large':
      return { code: failure.problem, most: maxPerLine };
    case 'too-many-orders':
      return { code: 'too-many-orders', max: maxMovedAtOnce };
    default:
      return isCallMissing(failure) ? { code: 'not-offered' } : { code: 'unreachable' };
  }
};
