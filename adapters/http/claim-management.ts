import {
  managedClaimFromWire,
  managedClaimPageFromWire,
  managedClaimPageWire,
  managedClaimWire,
} from '#adapters/wire/claims.wire.ts';
import type { ClaimManagementDesk } from '#core/claims/claim-desk.ts';
import type { Call } from './call.ts';
import { claimFailure } from './claim-failure.ts';

const root = '/api/Management/Demands';

/** `api/Management/Demands` over HTTP. */
export const createClaimManagementDesk = (call: Call): ClaimManagementDesk => ({
  async page(_caller, page) {
    const answer = await call({ method: 'GET', path: `${root}/${page}` }, managedClaimPageWire);
    return answer.map(managedClaimPageFromWire).mapErr(claimFailure);
  },

  async associate(_caller, demandId, externalCode) {
    const request = { method: 'POST', path: `${root}/associate`, body: { demandId, externalCode } } as const;
    return (await call(request, managedClaimWire)).map(managedClaimFromWire).mapErr(claimFailure);
  },

  async resolve(_caller, id, ending) {
    const request = { method: 'PUT', path: `${root}/${encodeURIComponent(id)}/state`, body: ending } as const;
    return (await call(request, managedClaimWire)).map(managedClaimFromWire).mapErr(claimFailure);
  },
});
