import type { Caller } from '#core/access/caller.ts';
import type { DocumentNumber } from '#core/orders/number.ts';
import type { WarrantyId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { WarrantyState } from './state.ts';
import type { FaultSequence, ManagedWarranty, Warranty } from './warranty.ts';
import type { WarrantyFlaw, WarrantyToRequest } from './warranty-to-request.ts';

/** A company's warranties: the capability behind `api/Warranties`. */
export interface WarrantyService<Requested = Warranty> {
  /** The company's own, newest first. */
  list(caller: Caller): Promise<Result<readonly Warranty[], WarrantyFailure>>;
  /** The same key asks for one warranty, however often it is sent. */
  request(
    caller: Caller,
    warranty: WarrantyToRequest,
    idempotencyKey: string,
  ): Promise<Result<Requested, WarrantyFailure>>;
  /** In the distributor's order. */
  faultSequences(caller: Caller): Promise<Result<readonly FaultSequence[], WarrantyFailure>>;
}

/** Of a server that may be another's: null is a warranty that it took without a word of what became of it. */
export type RemoteWarrantyService = WarrantyService<Warranty | null>;

/** Warranties of every company, for staff: the capability behind `api/Management/Warranties`. */
export interface WarrantyManagementService {
  /** Newest first, 20 a page. */
  page(caller: Caller, page: number): Promise<Result<WarrantyPage, WarrantyFailure>>;
  /** One step further; the last with a resolution. */
  changeState(
    caller: Caller,
    which: WhichWarranty,
    step: WarrantyStepToTake,
  ): Promise<Result<Warranty, WarrantyFailure>>;
}

/** The most characters of a resolution. */
export const maxWarrantyResolutionLength = 1000;

export interface WarrantyPage {
  readonly warranties: readonly ManagedWarranty[];
  readonly currentPage: number;
  readonly totalPages: number;
}

/** A warranty by its RMA number, as people say it, or by the id that lists give. */
export type WhichWarranty = DocumentNumber | { readonly id: WarrantyId };

export interface WarrantyStepToTake {
  readonly state: WarrantyState;
  /** Empty but for an end. */
  readonly resolution: string;
}

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
