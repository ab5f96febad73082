import { claimablePartsFromWire, claimablePartsWire } from '#adapters/wire/claimable-parts.wire.ts';
import type { ClaimablePartsService } from '#core/claims/claimable-parts.service.ts';
import { Ok } from '#core/shared/result.ts';
import { type Call, isCallMissing } from './call.ts';
import { catalogueFailure } from './catalogue-failure.ts';

/**
 * `POST api/Demands/parts` over HTTP, which existing servers do not have. A server without it knows of no part beyond
 * its catalogue's own call.
 */
export const createClaimablePartsService = (call: Call): ClaimablePartsService => ({
  async byCode(_caller, textToSearch) {
    const answer = await call(
      { method: 'POST', path: '/api/Demands/parts', body: { textToSearch } },
      claimablePartsWire,
    );
    if (!answer.ok && isCallMissing(answer.val)) return Ok([]);
    return answer.map(claimablePartsFromWire).mapErr(catalogueFailure);
  },
});
