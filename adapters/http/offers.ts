import {
  offerLotsFromWire,
  offerLotsWire,
  offerValueQuantitiesFromWire,
  offerValueQuantitiesWire,
  publicityFromWire,
  publicityWire,
} from '#adapters/wire/offers.wire.ts';
import type { OfferService } from '#core/offers/offer.service.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Call } from './call.ts';
import { catalogueFailure } from './catalogue-failure.ts';
import { manyProductsWire, readManyProducts } from './many-products.ts';

/** `api/Offers` over HTTP. */
export const createOfferService = (call: Call): OfferService => ({
  async products() {
    const answer = await call({ method: 'GET', path: '/api/Offers/for-customer' }, manyProductsWire);
    if (!answer.ok) return Err(catalogueFailure(answer.val));
    const groups = await readManyProducts(answer.val);
    return groups === null ? Err({ code: 'unreachable' }) : Ok(groups);
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
