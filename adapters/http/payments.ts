import { namedFileFromWire, namedFileWire } from '#adapters/wire/named-file.wire.ts';
import {
  paymentFilterToWire,
  paymentFromWire,
  paymentPageFromWire,
  paymentPageWire,
  paymentWire,
  reportedPaymentToWire,
  reversedPaymentFromWire,
  reversedPaymentWire,
} from '#adapters/wire/payments.wire.ts';
import type { PaymentFailure, PaymentManagementService, PaymentService } from '#core/payments/payment.service.ts';
import { base64Of } from './base64.ts';
import { type CallFailure, createLongCall, type HttpSettings } from './call.ts';
import { createListFileCall } from './list-file.ts';
import { isNamedCallMissing, ownFailure } from './own-failure.ts';

/** A receipt of the largest size over a slow line, in milliseconds. */
const uploadMs = 2 * 60 * 1000;

const paymentCalls = (settings: HttpSettings, path: string) => {
  const call = createLongCall(settings, uploadMs);
  const pathOf = (id: string, what = ''): string => `${path}/${encodeURIComponent(id)}${what}`;
  return {
    call,
    pathOf,
    list: async (query: Readonly<Record<string, string>>) =>
      (await call({ method: 'GET', path, query }, paymentPageWire)).map(paymentPageFromWire).mapErr(paymentFailure),
    one: async (request: Parameters<typeof call>[0]) =>
      (await call(request, paymentWire)).map(paymentFromWire).mapErr(paymentFailure),
    receipt: async (id: string) =>
      (await call({ method: 'GET', path: pathOf(id, '/receipt') }, namedFileWire))
        .map(namedFileFromWire)
        .mapErr(paymentFailure),
  };
};

const afterKey = (after: string | null): Record<string, string> => (after === null ? {} : { after });

/** `api/Payments` over HTTP, which existing servers do not have. */
export const createPaymentService = (settings: HttpSettings): PaymentService => {
  const path = '/api/Payments';
  const { list, one, receipt, pathOf } = paymentCalls(settings, path);
  return {
    list: (_caller, after) => list(afterKey(after)),
    report(_caller, details, file, key) {
      const sent = file === null ? null : { name: file.name, content: base64Of(file.content) };
      const body = reportedPaymentToWire(details, sent);
      return one({ method: 'POST', path, body, headers: { 'idempotency-key': key } });
    },
    withdraw: (_caller, id) => one({ method: 'POST', path: pathOf(id, '/withdrawal') }),
    receipt: (_caller, id) => receipt(id),
  };
};

/** `api/Management/Payments` over HTTP, which existing servers do not have. */
export const createPaymentManagementService = (settings: HttpSettings): PaymentManagementService => {
  const path = '/api/Management/Payments';
  const { call, list, one, receipt, pathOf } = paymentCalls(settings, path);
  const file = createListFileCall(settings);
  return {
    list: (_caller, filter, after) => list({ ...paymentFilterToWire(filter), ...afterKey(after) }),
    table: async (_caller, filter, format) =>
      (await file(`${path}/table`, { ...paymentFilterToWire(filter), format })).mapErr(paymentFailure),
    one: (_caller, id) => one({ method: 'GET', path: pathOf(id) }),
    receipt: (_caller, id) => receipt(id),
    accept: (_caller, id, settles) => one({ method: 'POST', path: pathOf(id, '/acceptance'), body: { settles } }),
    apply: (_caller, id) => one({ method: 'POST', path: pathOf(id, '/application') }),
    refuse: (_caller, id, reason) => one({ method: 'POST', path: pathOf(id, '/refusal'), body: { reason } }),
    reverse: async (_caller, id, reason) =>
      (await call({ method: 'POST', path: pathOf(id, '/reversal'), body: { reason } }, reversedPaymentWire))
        .map(reversedPaymentFromWire)
        .mapErr(paymentFailure),
  };
};

const paymentFailure = (failure: CallFailure): PaymentFailure => {
  if (failure.code !== 'problem') return 'isNotOffered' in failure ? { code: 'not-offered' } : failure;
  if (isNamedCallMissing(failure)) return { code: 'not-offered' };
  return ownFailure<PaymentFailure>(failure.problem, failure.facts);
};
