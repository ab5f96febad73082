import { namedFileFromWire, namedFileWire } from '#adapters/wire/named-file.wire.ts';
import { staffOrderFilterToWire } from '#adapters/wire/staff-orders.wire.ts';
import { formatNumber } from '#core/orders/number.ts';
import {
  maxPrintedAtOnce,
  type OrderPapersFailure,
  type OrderPapersService,
} from '#core/orders/staff/order-papers.service.ts';
import { type CallFailure, createLongCall, type HttpSettings, isCallMissing } from './call.ts';
import { createListFileCall } from './list-file.ts';

/** A hundred thousand orders, after those who asked before, in milliseconds. */
const tableMs = 3 * 60 * 1000;
const path = '/api/Management/StaffOrders';

/** Papers and tables of `api/Management/StaffOrders` over HTTP, which existing servers do not have. */
export const createOrderPapersService = (settings: HttpSettings): OrderPapersService => {
  const call = createLongCall(settings, tableMs);
  const file = createListFileCall(settings);
  return {
    async print(_caller, paper, format, orders) {
      const body = { paper, format, orders: orders.map(formatNumber) };
      const answer = await call({ method: 'POST', path: `${path}/papers`, body }, namedFileWire);
      return answer.map(namedFileFromWire).mapErr(papersFailure);
    },
    async table(_caller, filter, format) {
      return (await file(`${path}/table`, { ...staffOrderFilterToWire(filter), format })).mapErr(papersFailure);
    },
  };
};

const papersFailure = (failure: CallFailure): OrderPapersFailure => {
  if (failure.code !== 'problem') return 'isNotOffered' in failure ? { code: 'not-offered' } : failure;
  switch (failure.problem) {
    case 'order-not-found':
    case 'nothing-to-export':
    case 'exports-busy':
      return { code: failure.problem };
    case 'too-many-orders':
      return { code: 'too-many-orders', max: maxPrintedAtOnce };
    default:
      return isCallMissing(failure) ? { code: 'not-offered' } : { code: 'unreachable' };
  }
};
