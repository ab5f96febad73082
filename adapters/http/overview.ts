import { overviewFromWire, overviewWire } from '#adapters/wire/overview.wire.ts';
import { idleCustomersFromWire, idleCustomersWire, stalePriceFilesWire } from '#adapters/wire/overview-lists.wire.ts';
import type { OverviewFailure, OverviewService } from '#core/overview/overview.service.ts';
import { type Call, type CallFailure, isCallMissing } from './call.ts';
import { ownFailure } from './own-failure.ts';

const path = '/api/Management/Overview';

/** `api/Management/Overview` over HTTP, which existing servers do not have. */
export const createOverviewService = (call: Call): OverviewService => ({
  async read() {
    return (await call({ method: 'GET', path }, overviewWire)).map(overviewFromWire).mapErr(overviewFailure);
  },
  async idleCustomers(_caller, after) {
    const query = after === null ? {} : { after };
    const answer = await call({ method: 'GET', path: `${path}/idle-customers`, query }, idleCustomersWire);
    return answer.map(idleCustomersFromWire).mapErr(overviewFailure);
  },
  async stalePriceFiles() {
    return (await call({ method: 'GET', path: `${path}/stale-price-files` }, stalePriceFilesWire)).mapErr(
      overviewFailure,
    );
  },
});

const overviewFailure = (failure: CallFailure): OverviewFailure => {
  if (isCallMissing(failure)) return { code: 'not-offered' };
  return failure.code === 'problem' ? ownFailure<OverviewFailure>(failure.problem, failure.facts) : failure;
};
