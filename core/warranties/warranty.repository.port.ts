import type { Author } from '#core/audit/author.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import type { KeyReused, KnownRequest } from '#core/shared/idempotency.ts';
import type { CustomerId, WarrantyId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { WarrantyState } from './state.ts';
import type { FaultSequence, Warranty } from './warranty.ts';
import type { WarrantyPage } from './warranty-management.service.ts';
import type { WarrantyToRequest } from './warranty-to-request.ts';

/** A warranty that is ready to be stored. */
export interface WarrantyToStore extends Omit<WarrantyToRequest, 'faultSequence'> {
  readonly faultSequence: FaultSequence;
  readonly customerId: CustomerId;
  readonly yearOfRma: number;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly actedBy: string | null;
  readonly network?: string | undefined;
  readonly idempotencyKey: string;
  /** Hash of the warranty: the same key with another is refused. */
  readonly payloadHash: string;
}

/** A step of a warranty's way. */
export interface WarrantyStep {
  readonly from: WarrantyState;
  readonly to: WarrantyState;
  readonly resolution: string;
  readonly at: string;
  readonly by: Pick<Author, 'userName' | 'network'>;
}

/** Pages count from 1. Each write is in the audit trail and tells the live connection, in the same transaction. */
export interface WarrantyRepository {
  /** Newest first. */
  ofCustomer(customerId: CustomerId): Promise<readonly Warranty[]>;
  /** Every company's, newest first. */
  list(page: number): Promise<WarrantyPage>;
  byId(id: WarrantyId): Promise<Warranty | null>;
  byNumber(number: DocumentNumber): Promise<Warranty | null>;
  faultSequences(): Promise<readonly FaultSequence[]>;
  /** The warranty that was requested under the key; null for none. */
  knownKey(customerId: CustomerId, idempotencyKey: string): Promise<KnownRequest<WarrantyId> | null>;
  /**
   * Stores a warranty with its RMA number, which has no gaps, and its mail. A key that is there already answers its
   * warranty.
   */
  store(warranty: WarrantyToStore): Promise<Result<WarrantyId, KeyReused>>;
  /** Null where it is not in that state (any more). */
  move(id: WarrantyId, step: WarrantyStep): Promise<Warranty | null>;
}
