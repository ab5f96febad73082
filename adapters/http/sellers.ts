import { issuedPasswordWire } from '#adapters/wire/credentials.wire.ts';
import { sellersFromWire, sellersWire } from '#adapters/wire/sellers.wire.ts';
import type { SellerService, SellersFailure } from '#core/sellers/seller.service.ts';
import type { Call, CallFailure } from './call.ts';
import { ownFailure } from './own-failure.ts';

const failureOf = (failure: CallFailure): SellersFailure =>
  failure.code === 'problem' ? ownFailure<SellersFailure>(failure.problem, failure.facts) : failure;

/** `api/Sellers` over HTTP. */
export const createSellerService = (call: Call): SellerService => ({
  async list() {
    const answer = await call({ method: 'GET', path: '/api/Sellers/for-admin' }, sellersWire);
    return answer.map(sellersFromWire).mapErr(failureOf);
  },
  async issue(_caller, sellerId) {
    const path = `/api/Sellers/${encodeURIComponent(sellerId)}/credentials`;
    const answer = await call({ method: 'POST', path }, issuedPasswordWire);
    return answer.mapErr(failureOf);
  },
});
