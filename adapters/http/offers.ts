import {
  offerLotsFromWire,
  offerLotsWire,
  offerValueQuantitiesFromWire,
  offerValueQuantitiesWire,
  publicityFromWire,
  publicityWire,
} from '#adapters/wire/offers.wire.ts';
import { productGroupsFromWire, productGroupsWire } from '#adapters/wire/product-groups.wire.ts';
import type { OffersDesk } from '#core/offers/offers-desk.ts';
import type { Call } from './call.ts';
import { catalogueFailure } from './catalogue-failure.ts';

/** `api/Offers` over HTTP. */
export const createOffersDesk = (call: Call): OffersDesk => ({
  async products() {
    const answer = await call({ method: 'GET', path: '/api/Offers/for-customer' }, productGroupsWire);
    return answer.map(productGroupsFromWire).mapErr(catalogueFailure);
  },
  async lots() {
    const answer = await call({ method: 'GET', path: '/api/Offers/lots-for-customer' }, offerLotsWire);
    return answer.map(offerLotsFromWire).mapErr(catalogueFailure);
  },
  async valueQuantities() {
    const path = '/api/Offers/value-quantity-for-customer';
    const answer = await call({ method: 'GET', path }, offerValueQuantitiesWire);
    return answer.map(offerValueQuantitiesFromWire).mapErr(catalogueFailure);
  },
  async publicity() {
    const answer = await call({ method: 'GET', path: '/api/Offers/publicity' }, publicityWire);
    return answer.map(publicityFromWire).mapErr(catalogueFailure);
  },
});
