import * as z from 'zod/mini';
import {
  customerChoicesFromWire,
  customerChoicesWire,
  customerDetailsToWire,
  customerFilterToQuery,
  customerPageFromWire,
  customerPageWire,
  managedCustomerFromWire,
  managedCustomerWire,
} from '#adapters/wire/customer-management.wire.ts';
import { contentTagOf } from '#adapters/wire/entity-tag.wire.ts';
import type {
  CustomerManagementFailure,
  CustomerManagementService,
} from '#core/customers/customer-management.service.ts';
import { Err } from '#core/shared/result.ts';
import { type Call, type CallFailure, isCallMissing } from './call.ts';
import type { createListFileCall } from './list-file.ts';
import { ownFailure } from './own-failure.ts';

const path = '/api/Management/Customers';
const pathOf = (id: string): string => `${path}/${encodeURIComponent(id)}`;

/** A server that has no such call does not offer it. */
const failureOf = (failure: CallFailure): CustomerManagementFailure => {
  if ('isNotOffered' in failure) return { code: 'not-offered' };
  return failure.code === 'problem' ? ownFailure<CustomerManagementFailure>(failure.problem, failure.facts) : failure;
};

/** `api/Management/Customers` over HTTP, which existing servers do not have. */
export const createCustomerManagementService = (
  call: Call,
  file: ReturnType<typeof createListFileCall>,
): CustomerManagementService => ({
  async page(_caller, filter, after) {
    const query = { ...customerFilterToQuery(filter), ...(after === null ? {} : { after }) };
    const answer = await call({ method: 'GET', path, query }, customerPageWire);
    if (!answer.ok && isCallMissing(answer.val)) return Err({ code: 'not-offered' });
    return answer.map(customerPageFromWire).mapErr(failureOf);
  },
  async table(_caller, filter, format) {
    return (await file(`${path}/table`, { ...customerFilterToQuery(filter), format })).mapErr(failureOf);
  },
  async choices() {
    const answer = await call({ method: 'GET', path: `${path}/choices` }, customerChoicesWire);
    return answer.map(customerChoicesFromWire).mapErr(failureOf);
  },
  async one(_caller, id) {
    const answer = await call({ method: 'GET', path: pathOf(id) }, managedCustomerWire);
    return answer.map(managedCustomerFromWire).mapErr(failureOf);
  },
  async check(_caller, id, details) {
    const body = customerDetailsToWire(details);
    const query = id === null ? {} : { of: id };
    const answer = await call({ method: 'POST', path: `${path}/check`, query, body }, z.unknown());
    return answer.map(() => undefined).mapErr(failureOf);
  },
  async create(_caller, details) {
    const body = customerDetailsToWire(details);
    const answer = await call({ method: 'POST', path, body }, managedCustomerWire);
    return answer.map(managedCustomerFromWire).mapErr(failureOf);
  },
  async change(_caller, id, tag, details) {
    const headers = { 'if-match': tag === null ? '*' : contentTagOf(tag) };
    const body = customerDetailsToWire(details);
    const answer = await call({ method: 'PUT', path: pathOf(id), body, headers }, managedCustomerWire);
    return answer.map(managedCustomerFromWire).mapErr(failureOf);
  },
});
