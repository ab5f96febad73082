import type { Caller } from '#core/access/caller.ts';
import type { Result } from '#core/shared/result.ts';
import type { WarrantyState } from './state.ts';
import type { FaultSequence, Warranty } from './warranty.ts';
import type { WarrantyFlaw, WarrantyToRequest } from './warranty-to-request.ts';

/** A company's warranties: the capability behind `api/Warranties`. */
export interface WarrantyService<Requested = Warranty> {
  /** The company's own warranties, newest first. */
  list(caller: Caller): Promise<Result<readonly Warranty[], WarrantyFailure>>;
  /** Requests one warranty for one key, however often it is sent. */
  request(
    caller: Caller,
    warranty: WarrantyToRequest,
    idempotencyKey: string,
  ): Promise<Result<Requested, WarrantyFailure>>;
  /** In the distributor's order. */
  faultSequences(caller: Caller): Promise<Result<readonly FaultSequence[], WarrantyFailure>>;
}

/**
 * The service of a server that may be another's: null is a warranty that the server took without answering its details.
 */
export type RemoteWarrantyService = WarrantyService<Warranty | null>;

export type WarrantyFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** A field is wrong, or names something that the distributor does not have (any more). */
  | { readonly code: 'invalid-warranty'; readonly flaws: readonly WarrantyFlaw[] }
  /** The key was used for another warranty. */
  | { readonly code: 'key-reused' }
  | { readonly code: 'warranty-not-found' }
  | { readonly code: 'resolution-missing' }
  | { readonly code: 'warranty-state-not-allowed'; readonly from: WarrantyState; readonly to: WarrantyState };
