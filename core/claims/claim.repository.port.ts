import type { Author } from '#core/audit/author.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import type { KeyReused, KnownRequest } from '#core/shared/idempotency.ts';
import type { ClaimId, CustomerId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { ClaimPage } from './claim.service.ts';
import type { Claim, ClaimOption, ManagedClaim } from './claim.ts';
import type { ClaimToOpen } from './claim-to-open.ts';
import type { ClaimEnd } from './state.ts';

/** The member of staff, and the network. */
type CaseAuthor = Pick<Author, 'userName' | 'network'>;

/** A claim that is ready to be stored. */
export interface ClaimToStore extends Omit<ClaimToOpen, 'origin' | 'reason'> {
  readonly origin: ClaimOption;
  readonly reason: ClaimOption | null;
  readonly customerId: CustomerId;
  readonly year: number;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly actedBy: string | null;
  readonly network?: string | undefined;
  readonly idempotencyKey: string;
  /** Hash of the claim: the same key with another is refused. */
  readonly payloadHash: string;
}

/** Pages count from 1. Each write is in the audit trail and tells the live connection, in the same transaction. */
export interface ClaimRepository {
  ofCustomer(customerId: CustomerId, page: number): Promise<ClaimPage<Claim>>;
  list(page: number): Promise<ClaimPage<ManagedClaim>>;
  ofCustomerById(customerId: CustomerId, id: ClaimId): Promise<Claim | null>;
  ofCustomerByNumber(customerId: CustomerId, number: DocumentNumber): Promise<Claim | null>;
  /** Claims that name the order of that number, however it was typed, newest first, `count` at most. */
  ofCustomerNaming(customerId: CustomerId, order: DocumentNumber, count: number): Promise<readonly Claim[]>;
  byId(id: ClaimId): Promise<ManagedClaim | null>;
  byNumber(number: DocumentNumber): Promise<ManagedClaim | null>;
  /** In the distributor's order. */
  origins(): Promise<readonly ClaimOption[]>;
  reasons(): Promise<readonly ClaimOption[]>;
  /** The claim that was opened under the key; null for none. */
  knownKey(customerId: CustomerId, idempotencyKey: string): Promise<KnownRequest<ClaimId> | null>;
  /** Stores a claim with its number, which has no gaps, and its mail. A key that is there already answers its claim. */
  store(claim: ClaimToStore): Promise<Result<ClaimId, KeyReused>>;
  /**
   * Takes a claim from Created to InProgress under the other system's code; null where it is not in Created (any more).
   */
  associate(id: ClaimId, externalCode: string, at: string, by: CaseAuthor): Promise<ManagedClaim | null>;
  /** Takes a claim from InProgress to its end; null where it is not in InProgress (any more). */
  resolve(id: ClaimId, to: ClaimEnd, resolution: string, at: string, by: CaseAuthor): Promise<ManagedClaim | null>;
}
