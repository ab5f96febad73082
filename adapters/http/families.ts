import {
  familiesFromWire,
  familiesWire,
  familyPageFromWire,
  familyPageWire,
  familySearchToWire,
  propertyValuesWire,
} from '#adapters/wire/families.wire.ts';
import type { FamilyService } from '#core/catalogue/families/family.service.ts';
import type { Call } from './call.ts';
import { catalogueFailure } from './catalogue-failure.ts';

/** `ProductTypes/with-filter-configuration`, `search-by-family` and `technical-information-options` over HTTP. */
export const createFamilyService = (call: Call): FamilyService => ({
  async families() {
    const answer = await call({ method: 'GET', path: '/api/ProductTypes/with-filter-configuration' }, familiesWire);
    return answer.map(familiesFromWire).mapErr(catalogueFailure);
  },

  async search(_caller, request) {
    const body = familySearchToWire(request);
    const answer = await call({ method: 'POST', path: '/api/Products/search-by-family', body }, familyPageWire);
    return answer.map(familyPageFromWire).mapErr(catalogueFailure);
  },

  async options(_caller, request) {
    const { page: _page, ...body } = familySearchToWire(request);
    const path = '/api/Products/technical-information-options';
    return (await call({ method: 'POST', path, body }, propertyValuesWire)).mapErr(catalogueFailure);
  },
});
