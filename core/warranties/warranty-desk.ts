import type { Caller } from '#core/access/caller.ts';
import type { Result } from '#core/shared/result.ts';
import type { FaultSequence, Warranty } from './warranty.ts';

/** A company's warranties: the capability behind `api/Warranties`. */
export interface WarrantyDesk {
  /** The company's own, newest first. */
  list(caller: Caller): Promise<Result<readonly Warranty[], WarrantyFailure>>;
  /** In the distributor's order. */
  faultSequences(caller: Caller): Promise<Result<readonly FaultSequence[], WarrantyFailure>>;
}

export type WarrantyFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' };
