import { deskClaimFromWire, deskClaimWire } from '#adapters/wire/claims.wire.ts';
import type { CaseDeskFailure, CaseDeskService } from '#core/cases/case-desk.service.ts';
import type { ClaimFailure, ClaimManagementService } from '#core/claims/claim.service.ts';
import { type DeskClaim, type ManagedClaim, openedAt } from '#core/claims/claim.ts';
import { findClaim } from '#core/claims/find-claim.ts';
import type { ClaimState } from '#core/claims/state.ts';
import { createCall, type HttpSettings } from './call.ts';
import { createCaseDeskService, withoutFacts } from './case-desk.ts';
import { createClaimManagementService } from './claim-management.ts';

/** `api/Management/ClaimDesk` over HTTP; of existing servers the pages of `api/Management/Demands`. */
export const createClaimDeskService = (
  settings: HttpSettings,
  management: Pick<ClaimManagementService, 'page'> = createClaimManagementService(createCall(settings)),
): CaseDeskService<ClaimState, DeskClaim> =>
  createCaseDeskService(settings, {
    name: 'ClaimDesk',
    wire: deskClaimWire,
    fromWire: deskClaimFromWire,
    other: {
      async page(caller, page) {
        const answer = await management.page(caller, page);
        return answer
          .map(({ claims, currentPage, totalPages }) => ({
            cases: claims.map(deskClaim),
            isLast: currentPage >= totalPages,
          }))
          .mapErr(deskFailure);
      },
      find: async (caller, number) => (await findClaim(management, caller, number)).map(deskClaim).mapErr(deskFailure),
    },
  });

const deskClaim = (claim: ManagedClaim): DeskClaim => ({ ...claim, ...withoutFacts(openedAt(claim)) });

const deskFailure = ({ code }: ClaimFailure): CaseDeskFailure => {
  if (code === 'claim-not-found') return { code: 'case-not-found' };
  return code === 'not-signed-in' || code === 'not-allowed' ? { code } : { code: 'unreachable' };
};
