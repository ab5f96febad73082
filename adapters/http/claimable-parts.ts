import { claimablePartsFromWire, claimablePartsWire } from '#adapters/wire/claimable-parts.wire.ts';
import type { ClaimablePartsService } from '#core/claims/claimable-parts.ts';
import { Ok } from '#core/shared/result.ts';
import type { Call, CallFailure } from './call.ts';
import { catalogueFailure } from './catalogue-failure.ts';

/** What a server answers that does not have the call: the specification has none. */
const notOffered: ReadonlySet<number> = new Set([404, 405, 501]);

const isNotOffered = (failure: CallFailure): boolean =>
  failure.code === 'problem' ? notOffered.has(failure.status) : 'isNotOffered' in failure;

/** `POST api/Demands/parts` over HTTP. A server without it knows of no part beyond its catalogue's own call. */
export const createClaimablePartsService = (call: Call): ClaimablePartsService => ({
  async byCode(_caller, textToSearch) {
    const answer = await call(
      { method: 'POST', path: '/api/Demands/parts', body: { textToSearch } },
      claimablePartsWire,
    );
    if (!answer.ok && isNotOffered(answer.val)) return Ok([]);
    return answer.map(claimablePartsFromWire).mapErr(catalogueFailure);
  },
});
