import type { Caller } from '#core/access/caller.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import type { Result } from '#core/shared/result.ts';
import type { Claim, ClaimOption } from './claim.ts';
import type { ClaimFlaw, ClaimToOpen } from './claim-to-open.ts';
import type { ClaimState } from './state.ts';

/** A company's operational claims: the capability behind `api/Demands`. */
export interface ClaimService<Opened = Claim> {
  /** The company's own, newest first, 20 a page. */
  page(caller: Caller, page: number): Promise<Result<ClaimPage<Claim>, ClaimFailure>>;
  /** A claim of the company by its number, whatever page of the list it is on. */
  find(caller: Caller, number: DocumentNumber): Promise<Result<Claim, ClaimFailure>>;
  /** The company's own claims that name that order, newest first, 20 at most (docs/rules/claims.md 6). */
  ofOrder(caller: Caller, order: DocumentNumber): Promise<Result<readonly Claim[], ClaimFailure>>;
  /** Opens one claim for one key, however often it is sent. */
  open(caller: Caller, claim: ClaimToOpen, idempotencyKey: string): Promise<Result<Opened, ClaimFailure>>;
  origins(caller: Caller): Promise<Result<readonly ClaimOption[], ClaimFailure>>;
  reasons(caller: Caller): Promise<Result<readonly ClaimOption[], ClaimFailure>>;
}

/**
 * The service of a server that may be another's: null is a claim that the server took without answering its details.
 */
export type RemoteClaimService = ClaimService<Claim | null>;

export const maxClaimsOfOrder = 20;

export interface ClaimPage<Item> {
  readonly claims: readonly Item[];
  readonly currentPage: number;
  readonly totalPages: number;
}

export type ClaimFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** A field is wrong, or names something that the distributor does not have (any more). */
  | { readonly code: 'invalid-claim'; readonly flaws: readonly ClaimFlaw[] }
  /** The key was used for another claim. */
  | { readonly code: 'key-reused' }
  | { readonly code: 'claim-not-found' }
  | { readonly code: 'external-code-missing' }
  | { readonly code: 'resolution-missing' }
  /** Somebody else gave it the other system's code. */
  | { readonly code: 'claim-associated'; readonly externalCode: string }
  | { readonly code: 'claim-state-not-allowed'; readonly from: ClaimState; readonly to: ClaimState };
