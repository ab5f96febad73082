import {
  managedClaimFromWire,
  managedClaimPageFromWire,
  managedClaimPageWire,
  managedClaimWire,
} from '#adapters/wire/claims.wire.ts';
import type { ClaimManagementDesk, WhichClaim } from '#core/claims/claim-desk.ts';
import { formatNumber } from '#core/orders/number.ts';
import type { Call } from './call.ts';
import { claimFailure } from './claim-failure.ts';

const root = '/api/Management/Demands';

/** `api/Management/Demands` over HTTP. */
export const createClaimManagementDesk = (call: Call): ClaimManagementDesk => ({
  async page(_caller, page) {
    const answer = await call({ method: 'GET', path: `${root}/${page}` }, managedClaimPageWire);
    return answer.map(managedClaimPageFromWire).mapErr(claimFailure);
  },

  async associate(_caller, which, externalCode) {
    const body = { demandId: nameOf(which), externalCode };
    const request = { method: 'POST', path: `${root}/associate`, body } as const;
    return (await call(request, managedClaimWire)).map(managedClaimFromWire).mapErr(claimFailure);
  },

  async resolve(_caller, which, ending) {
    const path = `${root}/${encodeURIComponent(nameOf(which))}/state`;
    const request = { method: 'PUT', path, body: ending } as const;
    return (await call(request, managedClaimWire)).map(managedClaimFromWire).mapErr(claimFailure);
  },
});

const nameOf = (which: WhichClaim): string => ('year' in which ? formatNumber(which) : which.id);
