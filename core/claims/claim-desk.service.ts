import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { ClaimBook } from './claim-book.port.ts';
import type { ClaimDesk, ClaimManagementDesk } from './claim-desk.ts';
import { claimMayBecome } from './state.ts';

export interface ClaimParts {
  readonly claims: ClaimBook;
  readonly clock: Clock;
}

export const createClaimDesk = ({ claims }: Pick<ClaimParts, 'claims'>): ClaimDesk => ({
  async page({ customerId }, page) {
    return customerId === null ? Err({ code: 'not-allowed' }) : Ok(await claims.ofCustomer(customerId, page));
  },
  origins: async () => Ok(await claims.origins()),
  reasons: async () => Ok(await claims.reasons()),
});

export const createClaimManagementDesk = ({ claims, clock }: ClaimParts): ClaimManagementDesk => ({
  page: async (_caller, page) => Ok(await claims.list(page)),

  async associate(caller, id, externalCode) {
    const code = externalCode.trim();
    if (code === '') return Err({ code: 'external-code-missing' });
    const claim = await claims.byId(id);
    if (claim === null) return Err({ code: 'claim-not-found' });
    const to = 'InProgress';
    const from = claim.currentTracking.state;
    const refused = Err({ code: 'claim-state-not-allowed', from, to } as const);
    if (!claimMayBecome(from, to)) return refused;
    const at = new Date(clock.now()).toISOString();
    const associated = await claims.associate(id, code, at, caller.userName);
    return associated === null ? refused : Ok(associated);
  },
});
