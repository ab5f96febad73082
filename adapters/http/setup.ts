import { setupFactsWire } from '#adapters/wire/setup.wire.ts';
import type { SetupService } from '#core/setup/setup.service.ts';
import { type Call, isCallMissing } from './call.ts';
import { ownFailure } from './own-failure.ts';

/** `api/Management/Setup` over HTTP. */
export const createSetupService = (call: Call): SetupService => ({
  async facts() {
    const answer = await call({ method: 'GET', path: '/api/Management/Setup' }, setupFactsWire);
    return answer.mapErr((failure) => {
      if (isCallMissing(failure)) return { code: 'not-offered' };
      return failure.code === 'problem' ? ownFailure(failure.problem, failure.facts) : failure;
    });
  },
});
