import type { DeskScope } from '#core/orders/desk/order-desk.repository.port.ts';
import type { MissingProduct } from './missing-product.ts';
import type { OfficeTrouble } from './office-trouble.ts';
import type { Overview } from './overview.ts';

export interface OverviewRepository {
  /** Of the orders since that day. */
  read(
    scope: DeskScope,
    today: string,
    since: string,
  ): Promise<Omit<Overview, 'today' | 'openOrders' | 'zeroResults' | 'missingProducts' | 'failedMails' | 'office'>>;
  /** What customers asked for since that day and cannot have now, the most asked first. */
  missing(since: string): Promise<readonly MissingProduct[]>;
  /** Of jobs, those that ended since that day. */
  office(jobsSince: string): Promise<Omit<OfficeTrouble, 'stalePriceFiles'>>;
}
