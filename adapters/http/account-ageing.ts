import { ageingFilterToWire, ageingPageFromWire, ageingPageWire } from '#adapters/wire/account-ageing.wire.ts';
import { namedFileWire } from '#adapters/wire/named-file.wire.ts';
import type { AgeingFailure, AgeingService } from '#core/current-account/ageing/ageing.service.ts';
import { type CallFailure, createCall, createLongCall, type HttpSettings, isCallMissing } from './call.ts';
import { ownFailure } from './own-failure.ts';
import { receivedFile } from './received-file.ts';

/** A file, after those who asked before, in milliseconds. */
const tableMs = 3 * 60 * 1000;
const path = '/api/Management/AccountAgeing';

/** `api/Management/AccountAgeing` over HTTP, which existing servers do not have. */
export const createAgeingService = (settings: HttpSettings): AgeingService => {
  const call = createCall(settings);
  const longCall = createLongCall(settings, tableMs);
  return {
    async list(_caller, filter, after) {
      const query = { ...ageingFilterToWire(filter), ...(after === null ? {} : { after }) };
      const answer = await call({ method: 'GET', path, query }, ageingPageWire);
      return answer.map(ageingPageFromWire).mapErr(ageingFailure);
    },
    async table(_caller, filter, format) {
      const query = { ...ageingFilterToWire(filter), format };
      const answer = await longCall({ method: 'GET', path: `${path}/table`, query }, namedFileWire);
      return answer.map(receivedFile).mapErr(ageingFailure);
    },
  };
};

const ageingFailure = (failure: CallFailure): AgeingFailure => {
  if (failure.code !== 'problem') return 'isNotOffered' in failure ? { code: 'not-offered' } : failure;
  if (isCallMissing(failure)) return { code: 'not-offered' };
  return ownFailure<AgeingFailure>(failure.problem, failure.facts);
};
