import type { Caller } from '#core/access/caller.ts';
import type { PageKeyUnreadable } from '#core/customers/customer-management.repository.port.ts';
import type { Result } from '#core/shared/result.ts';
import type { IdleCustomerPage } from './idle-customer.ts';
import type { Overview } from './overview.ts';
import type { StalePriceFile } from './stale-price-file.ts';

/** The capability behind `api/Management/Overview`. */
export interface OverviewService {
  read(caller: Caller): Promise<Result<Overview, OverviewFailure>>;
  /**
   * The customers that the figure counts, by name; a seller's are their own. `after` is the key that the page before
   * gave.
   */
  idleCustomers(caller: Caller, after: string | null): Promise<Result<IdleCustomerPage, OverviewFailure>>;
  /** The price lists that the figure counts, for management. */
  stalePriceFiles(caller: Caller): Promise<Result<readonly StalePriceFile[], OverviewFailure>>;
}

export type OverviewFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'not-offered' }
  | PageKeyUnreadable;
