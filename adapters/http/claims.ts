import {
  claimFromWire,
  claimOptionsFromWire,
  claimOptionsWire,
  claimPageFromWire,
  claimPageWire,
  claimToOpenToWire,
  claimWire,
} from '#adapters/wire/claims.wire.ts';
import type { RemoteClaimService } from '#core/claims/claim.service.ts';
import type { Call } from './call.ts';
import { claimFailure } from './claim-failure.ts';
import { paged } from './paged.ts';
import { saved } from './saved.ts';

/** `api/Demands` over HTTP. The key of `open` is the caller's, one for each intention. */
export const createClaimService = (call: Call): RemoteClaimService => {
  const options = async (path: string) =>
    (await call({ method: 'GET', path }, claimOptionsWire)).map(claimOptionsFromWire).mapErr(claimFailure);

  return {
    async page(_caller, page) {
      const answer = await call({ method: 'GET', path: `/api/Demands/${page}` }, paged('demands', claimPageWire));
      return answer.map(claimPageFromWire).mapErr(claimFailure);
    },

    async open(_caller, claim, idempotencyKey) {
      const answer = await saved(
        call,
        {
          method: 'POST',
          path: '/api/Demands',
          body: claimToOpenToWire(claim),
          headers: { 'idempotency-key': idempotencyKey },
        },
        claimWire,
      );
      return answer.map((opened) => opened && claimFromWire(opened)).mapErr(claimFailure);
    },

    origins: () => options('/api/Demands/origins'),
    reasons: () => options('/api/Demands/reasons'),
  };
};
