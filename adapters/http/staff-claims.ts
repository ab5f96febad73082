import { staffClaimFromWire, staffClaimWire } from '#adapters/wire/claims.wire.ts';
import type { StaffCaseFailure, StaffCaseService } from '#core/cases/staff-case.service.ts';
import type { ClaimFailure } from '#core/claims/claim.service.ts';
import { type ManagedClaim, openedAt, type StaffClaim } from '#core/claims/claim.ts';
import type { ClaimManagementService } from '#core/claims/claim-management.service.ts';
import { findClaim } from '#core/claims/find-claim.ts';
import type { ClaimState } from '#core/claims/state.ts';
import { createCall, type HttpSettings } from './call.ts';
import { createClaimManagementService } from './claim-management.ts';
import { createStaffCaseService, withoutFacts } from './staff-cases.ts';

/** `api/Management/StaffClaims` over HTTP; of existing servers the pages of `api/Management/Demands`. */
export const createStaffClaimService = (
  settings: HttpSettings,
  management: Pick<ClaimManagementService, 'page'> = createClaimManagementService(createCall(settings)),
): StaffCaseService<ClaimState, StaffClaim> =>
  createStaffCaseService(settings, {
    name: 'StaffClaims',
    wire: staffClaimWire,
    fromWire: staffClaimFromWire,
    other: {
      async page(caller, page) {
        const answer = await management.page(caller, page);
        return answer
          .map(({ claims, currentPage, totalPages }) => ({
            cases: claims.map(staffClaim),
            isLast: currentPage >= totalPages,
          }))
          .mapErr(staffClaimFailure);
      },
      find: async (caller, number) =>
        (await findClaim(management, caller, number)).map(staffClaim).mapErr(staffClaimFailure),
    },
  });

const staffClaim = (claim: ManagedClaim): StaffClaim => ({ ...claim, ...withoutFacts(openedAt(claim)) });

const staffClaimFailure = ({ code }: ClaimFailure): StaffCaseFailure => {
  if (code === 'claim-not-found') return { code: 'case-not-found' };
  return code === 'not-signed-in' || code === 'not-allowed' ? { code } : { code: 'unreachable' };
};
