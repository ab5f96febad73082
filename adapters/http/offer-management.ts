import { contentTagOf } from '#adapters/wire/entity-tag.wire.ts';
import {
  managedOfferFromWire,
  managedOfferPageFromWire,
  managedOfferPageWire,
  managedOfferWire,
  offerCartsWire,
  offerDetailsToWire,
  offerPreviewFromWire,
  offerPreviewWire,
  rowsToOfferFromWire,
  rowsToOfferWire,
} from '#adapters/wire/offer-management.wire.ts';
import type {
  OfferManagementFailure,
  OfferManagementService,
} from '#core/offers/management/offer-management.service.ts';
import type { Call, CallFailure } from './call.ts';
import { ownFailure } from './own-failure.ts';

const pathOf = (...parts: readonly string[]): string =>
  ['/api/Management/Offers', ...parts.map(encodeURIComponent)].join('/');

const failureOf = (failure: CallFailure): OfferManagementFailure =>
  failure.code === 'problem' ? ownFailure<OfferManagementFailure>(failure.problem, failure.facts) : failure;

/** `api/Management/Offers` over HTTP, which existing servers do not have. */
export const createOfferManagementService = (call: Call): OfferManagementService => ({
  async page(_caller, { kind, text, state }, after) {
    const query = { text, state: state ?? '', ...(after === null ? {} : { after }) };
    const answer = await call({ method: 'GET', path: pathOf(kind), query }, managedOfferPageWire);
    return answer.map(managedOfferPageFromWire).mapErr(failureOf);
  },
  async one(_caller, kind, id) {
    const answer = await call({ method: 'GET', path: pathOf(kind, id) }, managedOfferWire);
    return answer.map(managedOfferFromWire).mapErr(failureOf);
  },
  async rowsOf(_caller, productId) {
    const answer = await call({ method: 'GET', path: pathOf('rows'), query: { productId } }, rowsToOfferWire);
    return answer.map(rowsToOfferFromWire).mapErr(failureOf);
  },
  async create(_caller, kind, details) {
    const body = offerDetailsToWire(details);
    const answer = await call({ method: 'POST', path: pathOf(kind), body }, managedOfferWire);
    return answer.map(managedOfferFromWire).mapErr(failureOf);
  },
  async change(_caller, kind, id, tag, details) {
    const headers = { 'if-match': tag === null ? '*' : contentTagOf(tag) };
    const body = offerDetailsToWire(details);
    const answer = await call({ method: 'PUT', path: pathOf(kind, id), body, headers }, managedOfferWire);
    return answer.map(managedOfferFromWire).mapErr(failureOf);
  },
  async preview(_caller, kind, details, of) {
    const body = { ...offerDetailsToWire(details), ...of };
    const answer = await call({ method: 'POST', path: pathOf(kind, 'preview'), body }, offerPreviewWire);
    return answer.map(offerPreviewFromWire).mapErr(failureOf);
  },
  async carts(_caller, kind, id) {
    const answer = await call({ method: 'GET', path: pathOf(kind, id, 'carts') }, offerCartsWire);
    return answer.map(({ carts }) => carts).mapErr(failureOf);
  },
  async withdraw(_caller, kind, id) {
    const answer = await call({ method: 'POST', path: pathOf(kind, id, 'withdrawal') }, managedOfferWire);
    return answer.map(managedOfferFromWire).mapErr(failureOf);
  },
});
