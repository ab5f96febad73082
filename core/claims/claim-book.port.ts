import type { ClaimId, CustomerId } from '#core/shared/ids.ts';
import type { Claim, ClaimOption, ManagedClaim } from './claim.ts';
import type { ClaimPage } from './claim-desk.ts';

/** Pages count from 1. */
export interface ClaimBook {
  ofCustomer(customerId: CustomerId, page: number): Promise<ClaimPage<Claim>>;
  list(page: number): Promise<ClaimPage<ManagedClaim>>;
  byId(id: ClaimId): Promise<ManagedClaim | null>;
  /** In the distributor's order. */
  origins(): Promise<readonly ClaimOption[]>;
  reasons(): Promise<readonly ClaimOption[]>;
  /** From Created to InProgress under the other system's code; null where it is not in Created (any more). */
  associate(id: ClaimId, externalCode: string, at: string, by: string): Promise<ManagedClaim | null>;
}
