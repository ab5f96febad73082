import type { Caller } from '#core/access/caller.ts';
import type { ClaimId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Claim, ClaimOption, ManagedClaim } from './claim.ts';
import type { ClaimState } from './state.ts';

/** A company's operational claims: the capability behind `api/Demands`. */
export interface ClaimDesk {
  /** The company's own, newest first, 20 a page. */
  page(caller: Caller, page: number): Promise<Result<ClaimPage<Claim>, ClaimFailure>>;
  origins(caller: Caller): Promise<Result<readonly ClaimOption[], ClaimFailure>>;
  reasons(caller: Caller): Promise<Result<readonly ClaimOption[], ClaimFailure>>;
}

/** Claims of every company, for staff: the capability behind `api/Management/Demands`. */
export interface ClaimManagementDesk {
  /** Newest first, 20 a page. */
  page(caller: Caller, page: number): Promise<Result<ClaimPage<ManagedClaim>, ClaimFailure>>;
  /** Gives a new claim the code that the other system knows it by: it is in progress then. */
  associate(caller: Caller, id: ClaimId, externalCode: string): Promise<Result<ManagedClaim, ClaimFailure>>;
}

export interface ClaimPage<Item> {
  readonly claims: readonly Item[];
  readonly currentPage: number;
  readonly totalPages: number;
}

export type ClaimFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'claim-not-found' }
  | { readonly code: 'external-code-missing' }
  | { readonly code: 'claim-state-not-allowed'; readonly from: ClaimState; readonly to: ClaimState };
