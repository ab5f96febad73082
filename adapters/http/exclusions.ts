import { chosenExclusionsToWire, exclusionsFromWire, exclusionsWire } from '#adapters/wire/exclusions.wire.ts';
import type { ExclusionService, ExclusionsFailure } from '#core/catalogue/exclusions/exclusion.service.ts';
import type { Call, CallFailure } from './call.ts';
import { catalogueFailure } from './catalogue-failure.ts';

const path = '/api/Products/exclusions';

/** 'Marcas y Familias' over HTTP. */
export const createExclusionService = (call: Call): ExclusionService => ({
  async read() {
    const answer = await call({ method: 'GET', path }, exclusionsWire);
    return answer.map(exclusionsFromWire).mapErr(catalogueFailure);
  },

  async save(_caller, list) {
    const answer = await call({ method: 'PUT', path, body: chosenExclusionsToWire(list) }, exclusionsWire);
    return answer.map(exclusionsFromWire).mapErr(exclusionsFailure);
  },
});

const exclusionsFailure = (failure: CallFailure): ExclusionsFailure => {
  if (failure.code !== 'problem') return failure;
  switch (failure.problem) {
    case 'exclusion-incomplete':
    case 'exclusion-repeated':
    case 'exclusion-unknown':
      return { code: failure.problem };
    default:
      return { code: 'unreachable' };
  }
};
