import * as z from 'zod/mini';
import { contentTagOf } from '#adapters/wire/entity-tag.wire.ts';
import {
  attributeNamesWire,
  managedProductFromWire,
  managedProductWire,
  productChoicesFromWire,
  productChoicesWire,
  productDetailsToWire,
  productFilterToQuery,
  productPageFromWire,
  productPageWire,
} from '#adapters/wire/product-management.wire.ts';
import type {
  ProductManagementFailure,
  ProductManagementService,
} from '#core/catalogue/management/product-management.service.ts';
import { Err } from '#core/shared/result.ts';
import { type Call, type CallFailure, isCallMissing } from './call.ts';
import { ownFailure } from './own-failure.ts';

const path = '/api/Management/Products';
const pathOf = (id: string, part = ''): string => `${path}/${encodeURIComponent(id)}${part}`;

/** A server that has no such call does not offer it. */
const failureOf = (failure: CallFailure): ProductManagementFailure => {
  if ('isNotOffered' in failure) return { code: 'not-offered' };
  return failure.code === 'problem' ? ownFailure<ProductManagementFailure>(failure.problem, failure.facts) : failure;
};

/** `api/Management/Products` over HTTP, which existing servers do not have. */
export const createProductManagementService = (call: Call): ProductManagementService => {
  const oneProduct = async (request: Parameters<Call>[0]) =>
    (await call(request, managedProductWire)).map(managedProductFromWire).mapErr(failureOf);
  return {
    async page(_caller, filter, after) {
      const query = { ...productFilterToQuery(filter), ...(after === null ? {} : { after }) };
      const answer = await call({ method: 'GET', path, query }, productPageWire);
      if (!answer.ok && isCallMissing(answer.val)) return Err({ code: 'not-offered' });
      return answer.map(productPageFromWire).mapErr(failureOf);
    },
    async choices() {
      const answer = await call({ method: 'GET', path: `${path}/choices` }, productChoicesWire);
      return answer.map(productChoicesFromWire).mapErr(failureOf);
    },
    async attributes(_caller, typeId) {
      const request = { method: 'GET', path: `${path}/attributes`, query: { typeId } } as const;
      return (await call(request, attributeNamesWire)).map(({ names }) => names).mapErr(failureOf);
    },
    one: (_caller, id) => oneProduct({ method: 'GET', path: pathOf(id) }),
    create: (_caller, details) => oneProduct({ method: 'POST', path, body: productDetailsToWire(details) }),
    change: (_caller, id, tag, details) =>
      oneProduct({
        method: 'PUT',
        path: pathOf(id),
        body: productDetailsToWire(details),
        headers: { 'if-match': tag === null ? '*' : contentTagOf(tag) },
      }),
    setSale: (_caller, id, sale) => oneProduct({ method: 'PUT', path: pathOf(id, '/sale'), body: { sale } }),
    async mayRemove(_caller, id) {
      const answer = await call({ method: 'GET', path: pathOf(id, '/removal') }, z.unknown());
      return answer.map(() => undefined).mapErr(failureOf);
    },
    async remove(_caller, id) {
      const answer = await call({ method: 'DELETE', path: pathOf(id) }, z.unknown());
      return answer.map(() => undefined).mapErr(failureOf);
    },
  };
};
