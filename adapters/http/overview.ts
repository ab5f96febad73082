import { overviewFromWire, overviewWire } from '#adapters/wire/overview.wire.ts';
import type { OverviewFailure, OverviewService } from '#core/overview/overview.service.ts';
import { type Call, type CallFailure, isCallMissing } from './call.ts';

/** `api/Management/Overview` over HTTP, which existing servers do not have. */
export const createOverviewService = (call: Call): OverviewService => ({
  async read() {
    const answer = await call({ method: 'GET', path: '/api/Management/Overview' }, overviewWire);
    return answer.map(overviewFromWire).mapErr(overviewFailure);
  },
});

const overviewFailure = (failure: CallFailure): OverviewFailure => {
  if (isCallMissing(failure)) return { code: 'not-offered' };
  return failure.code === 'problem' ? { code: 'unreachable' } : failure;
};
