import type { PageKeyUnreadable } from '#core/customers/customer-management.repository.port.ts';
import type { StaffScope } from '#core/orders/staff/staff-order.repository.port.ts';
import type { LockedLogin } from '#core/session/sign-in-lock.ts';
import type { Result } from '#core/shared/result.ts';
import type { IdleCustomerPage } from './idle-customer.ts';
import type { MissingProduct } from './missing-product.ts';
import type { OfficeTrouble } from './office-trouble.ts';
import type { Overview } from './overview.ts';
import type { CatalogueChange } from './stale-price-file.ts';

export interface OverviewRepository {
  /** Figures of the orders since that day. */
  read(
    scope: StaffScope,
    today: string,
    since: string,
  ): Promise<Omit<Overview, 'today' | 'openOrders' | 'zeroResults' | 'missingProducts' | 'failedMails' | 'office'>>;
  /** What customers asked for since that day and cannot have now, the most asked first. */
  missing(since: string): Promise<readonly MissingProduct[]>;
  /** Jobs count that ended since that day. */
  office(jobsSince: string): Promise<Omit<OfficeTrouble, 'stalePriceFiles' | 'locked'>>;
  /** Locks of the 24 hours before `now`, in milliseconds. */
  locked(now: number): Promise<readonly LockedLogin[]>;
  /**
   * The customers that `read` counts, who ordered nothing since that day: rows after that key, `idleCustomersOnAPage`
   * at most.
   */
  idle(scope: StaffScope, since: string, after: string | null): Promise<Result<IdleCustomerPage, PageKeyUnreadable>>;
  /**
   * What came after each of those generations, up to the current one; a generation that nothing came after is left out.
   */
  changesAfter(generations: readonly number[], current: number): Promise<ReadonlyMap<number, CatalogueChange>>;
}
