import * as z from 'zod/mini';
import {
  managedClaimFromWire,
  managedClaimPageFromWire,
  managedClaimPageWire,
  managedClaimWire,
} from '#adapters/wire/claims.wire.ts';
import type { ClaimManagementService, WhichClaim } from '#core/claims/claim-management.service.ts';
import { findClaim } from '#core/claims/find-claim.ts';
import { formatNumber } from '#core/orders/number.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { Call } from './call.ts';
import { claimFailure } from './claim-failure.ts';
import { paged } from './paged.ts';

const root = '/api/Management/Demands';

/** `api/Management/Demands` over HTTP. */
export const createClaimManagementService = (call: Call): ClaimManagementService => {
  const page: ClaimManagementService['page'] = async (_caller, number) => {
    const answer = await call({ method: 'GET', path: `${root}/${number}` }, paged('demands', managedClaimPageWire));
    return answer.map(managedClaimPageFromWire).mapErr(claimFailure);
  };
  return {
    page,

    async associate(caller, which, externalCode) {
      const body = { demandId: nameOf(which), externalCode };
      const answer = await call({ method: 'POST', path: `${root}/associate`, body }, z.unknown());
      if (!answer.ok) return Err(claimFailure(answer.val));
      const claim = z.safeParse(managedClaimWire, answer.val);
      // Another back end may send nothing, or no more than `true` (docs/rules/wire.md 6).
      return claim.success ? Ok(managedClaimFromWire(claim.data)) : findClaim({ page }, caller, which);
    },

    async resolve(_caller, which, ending) {
      const path = `${root}/${encodeURIComponent(nameOf(which))}/state`;
      const request = { method: 'PUT', path, body: ending } as const;
      return (await call(request, managedClaimWire)).map(managedClaimFromWire).mapErr(claimFailure);
    },
  };
};

const nameOf = (which: WhichClaim): string => ('year' in which ? formatNumber(which) : which.id);
