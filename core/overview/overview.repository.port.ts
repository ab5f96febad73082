import type { DeskScope } from '#core/orders/desk/order-desk.repository.port.ts';
import type { OfficeTrouble } from './office-trouble.ts';
import type { Overview } from './overview.ts';

export interface OverviewRepository {
  /** Of the orders since that day. */
  read(
    scope: DeskScope,
    today: string,
    since: string,
  ): Promise<Omit<Overview, 'today' | 'openOrders' | 'zeroResults' | 'failedMails' | 'office'>>;
  /** Of jobs, those that ended since that day. */
  office(jobsSince: string): Promise<Omit<OfficeTrouble, 'stalePriceFiles'>>;
}
