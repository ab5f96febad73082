import { ageingFilterToWire, ageingPageFromWire, ageingPageWire } from '#adapters/wire/account-ageing.wire.ts';
import type { AgeingFailure, AgeingService } from '#core/current-account/ageing/ageing.service.ts';
import { type CallFailure, createCall, type HttpSettings, isCallMissing } from './call.ts';
import { createListFileCall } from './list-file.ts';
import { ownFailure } from './own-failure.ts';

const path = '/api/Management/AccountAgeing';

/** `api/Management/AccountAgeing` over HTTP, which existing servers do not have. */
export const createAgeingService = (settings: HttpSettings): AgeingService => {
  const call = createCall(settings);
  const file = createListFileCall(settings);
  return {
    async list(_caller, filter, after) {
      const query = { ...ageingFilterToWire(filter), ...(after === null ? {} : { after }) };
      const answer = await call({ method: 'GET', path, query }, ageingPageWire);
      return answer.map(ageingPageFromWire).mapErr(ageingFailure);
    },
    async table(_caller, filter, format) {
      return (await file(`${path}/table`, { ...ageingFilterToWire(filter), format })).mapErr(ageingFailure);
    },
  };
};

const ageingFailure = (failure: CallFailure): AgeingFailure => {
  if (failure.code !== 'problem') return 'isNotOffered' in failure ? { code: 'not-offered' } : failure;
  if (isCallMissing(failure)) return { code: 'not-offered' };
  return ownFailure<AgeingFailure>(failure.problem, failure.facts);
};
