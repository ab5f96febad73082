import type { Caller } from '#core/access/caller.ts';
import type { Result } from '#core/shared/result.ts';
import type { Customer } from './customer.ts';

/** The customers that somebody looks after: the capability behind `api/Customers`. */
export interface CustomerService {
  /** By name: a seller's own, an Admin's all. */
  list(caller: Caller): Promise<Result<readonly Customer[], CustomersFailure>>;
}

export type CustomersFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' };
