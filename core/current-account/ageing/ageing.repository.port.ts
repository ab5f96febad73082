import type { StaffScope } from '#core/orders/staff/staff-order.repository.port.ts';
import type { Result } from '#core/shared/result.ts';
import type { AgeingFilter, AgeingPage } from './customer-ageing.ts';

export interface AgeingRepository {
  /** At most `limit` customers after that key, as of that day of Buenos Aires. */
  list(
    scope: StaffScope,
    filter: AgeingFilter,
    today: string,
    after: string | null,
    limit: number,
  ): Promise<Result<AgeingPage, { readonly code: 'page-key-unreadable' }>>;
}
