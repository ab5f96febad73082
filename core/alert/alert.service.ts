import type { Caller } from '#core/access/caller.ts';
import type { Result } from '#core/shared/result.ts';
import type { Alert } from './alert.ts';

/** The alert to the customers: the capability behind `api/customer-configuration/alert`. */
export interface AlertService {
  /** Null where there is nothing that the caller has not seen. */
  read(caller: Caller): Promise<Result<Alert | null, AlertFailure>>;
  /** The caller has seen it: it is not shown to them again. */
  markSeen(caller: Caller): Promise<Result<void, AlertFailure>>;
}

export type AlertFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' };
