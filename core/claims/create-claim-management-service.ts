import { authorise } from '#core/access/authorise.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { visibleLine } from '#core/shared/tidy-line.ts';
import { tidyText } from '#core/shared/tidy-text.ts';
import type { ClaimRepository } from './claim.repository.port.ts';
import type { ManagedClaim } from './claim.ts';
import type { ClaimManagementService, WhichClaim } from './claim-management.service.ts';
import type { ClaimParts } from './create-claim-service.ts';
import { claimMayBecome, isResolved } from './state.ts';

const notFound = Err({ code: 'claim-not-found' } as const);

export const createClaimManagementService = ({ claims, clock }: ClaimParts): ClaimManagementService =>
  authorise<ClaimManagementService>('management', {
    page: async (_caller, page) => Ok(await claims.list(page)),

    async associate(caller, which, externalCode) {
      const code = visibleLine(externalCode);
      if (code === '') return Err({ code: 'external-code-missing' });
      const claim = await find(claims, which);
      if (claim === null) return notFound;
      const at = new Date(clock.now()).toISOString();
      const associated = await claims.associate(claim.id, code, at, caller);
      if (associated !== null) return Ok(associated);
      // Somebody was first: perhaps just now.
      const now = (await claims.byId(claim.id)) ?? claim;
      return Err({ code: 'claim-associated', externalCode: now.externalCode });
    },

    async resolve(caller, which, { state: to, resolution: written }) {
      const resolution = tidyText(written);
      const claim = await find(claims, which);
      if (claim === null) return notFound;
      const from = claim.currentTracking.state;
      // A claim becomes InProgress only when it is associated: by hand it is only ended.
      if (!isResolved(to) || !claimMayBecome(from, to)) return Err({ code: 'claim-state-not-allowed', from, to });
      if (resolution === '') return Err({ code: 'resolution-missing' });
      const at = new Date(clock.now()).toISOString();
      const resolved = await claims.resolve(claim.id, to, resolution, at, caller);
      if (resolved !== null) return Ok(resolved);
      const now = (await claims.byId(claim.id))?.currentTracking.state ?? from;
      return Err({ code: 'claim-state-not-allowed', from: now, to });
    },
  });

const find = (claims: ClaimRepository, which: WhichClaim): Promise<ManagedClaim | null> =>
  'year' in which ? claims.byNumber(which) : claims.byId(which.id);
