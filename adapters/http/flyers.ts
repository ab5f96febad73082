import { flyerTiesWire, tiedProductsFromWire, tiedProductsWire } from '#adapters/wire/flyers.wire.ts';
import { productGroupsFromWire, productGroupsWire } from '#adapters/wire/product-groups.wire.ts';
import type { FlyerService, FlyersFailure } from '#core/flyers/flyer.service.ts';
import type { FlyerManagementFailure, FlyerManagementService } from '#core/flyers/flyer-management.service.ts';
import { Ok } from '#core/shared/result.ts';
import { type Call, type CallFailure, isCallMissing } from './call.ts';
import { ifMatch } from './customer-configuration.ts';
import { ownFailure } from './own-failure.ts';

const failureOf = (failure: CallFailure): FlyersFailure =>
  failure.code === 'problem' ? ownFailure<FlyersFailure>(failure.problem, failure.facts) : failure;

/** `api/Flyers` over HTTP. Another back end has flyers without articles: it does not know the call. */
export const createFlyerService = (call: Call): FlyerService => ({
  async ties() {
    const answer = await call({ method: 'GET', path: '/api/Flyers' }, flyerTiesWire);
    if (!answer.ok && isCallMissing(answer.val)) return Ok([]);
    return answer.mapErr(failureOf);
  },
  async products(_caller, name) {
    const path = `/api/Flyers/${encodeURIComponent(name)}/products`;
    return (await call({ method: 'GET', path }, productGroupsWire)).map(productGroupsFromWire).mapErr(failureOf);
  },
});

const managementFailure = (failure: CallFailure): FlyerManagementFailure =>
  failure.code === 'problem' ? ownFailure<FlyerManagementFailure>(failure.problem, failure.facts) : failure;

/** `api/Management/Flyers` over HTTP. */
export const createFlyerManagementService = (call: Call): FlyerManagementService => {
  const pathOf = (name: string) => `/api/Management/Flyers/${encodeURIComponent(name)}/products`;
  return {
    async read(_caller, name) {
      const answer = await call({ method: 'GET', path: pathOf(name) }, tiedProductsWire);
      return answer.map(tiedProductsFromWire).mapErr(managementFailure);
    },
    async tie(_caller, name, products, seen) {
      const answer = await call(
        { method: 'PUT', path: pathOf(name), body: { products }, ...ifMatch(seen) },
        tiedProductsWire,
      );
      return answer.map(tiedProductsFromWire).mapErr(managementFailure);
    },
  };
};
