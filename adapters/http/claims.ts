import {
  claimFromWire,
  claimOptionsFromWire,
  claimOptionsWire,
  claimPageFromWire,
  claimPageWire,
  claimsWire,
  claimToOpenToWire,
  claimWire,
} from '#adapters/wire/claims.wire.ts';
import type { RemoteClaimService } from '#core/claims/claim.service.ts';
import { findClaim, findClaimsOfOrder } from '#core/claims/find-claim.ts';
import { formatNumber } from '#core/orders/number.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { type Call, isCallMissing } from './call.ts';
import { claimFailure } from './claim-failure.ts';
import { paged } from './paged.ts';
import { saved } from './saved.ts';

/** `api/Demands` over HTTP. The key of `open` is the caller's, one for each intention. */
export const createClaimService = (call: Call): RemoteClaimService => {
  const options = async (path: string) =>
    (await call({ method: 'GET', path }, claimOptionsWire)).map(claimOptionsFromWire).mapErr(claimFailure);

  const page: RemoteClaimService['page'] = async (_caller, wanted) => {
    const answer = await call({ method: 'GET', path: `/api/Demands/${wanted}` }, paged('demands', claimPageWire));
    return answer.map(claimPageFromWire).mapErr(claimFailure);
  };

  return {
    page,

    /** Existing servers have no such call: their pages are read until it is found. */
    async find(caller, number) {
      const path = `/api/Demands/number/${formatNumber(number)}`;
      const answer = await call({ method: 'GET', path }, claimWire);
      if (answer.ok) return Ok(claimFromWire(answer.val));
      const isNotFound = answer.val.code === 'problem' && answer.val.problem === 'claim-not-found';
      return !isNotFound && isCallMissing(answer.val)
        ? findClaim({ page }, caller, number)
        : Err(claimFailure(answer.val));
    },

    /** Existing servers have no such call: the newest pages are read. */
    async ofOrder(caller, order) {
      const path = `/api/Demands/of-order/${formatNumber(order)}`;
      const answer = await call({ method: 'GET', path }, claimsWire);
      if (answer.ok) return Ok(answer.val.map(claimFromWire));
      return isCallMissing(answer.val) ? findClaimsOfOrder({ page }, caller, order) : Err(claimFailure(answer.val));
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
