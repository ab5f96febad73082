import type { Caller } from '#core/access/caller.ts';
import type { IssuedPassword } from '#core/credentials/credential.service.ts';
import type { SellerService, SellersFailure } from '#core/sellers/seller.service.ts';
import type { Seller } from '#core/sellers/seller.ts';
import type { SellerId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';

/** The distributor's sellers; asked only by administrators. */
export interface SellerQueries {
  readonly list: ServiceQuery<Whole, readonly Seller[], SellersFailure>;
  issue(id: SellerId): Promise<Result<IssuedPassword, SellersFailure>>;
}

export const createSellerQueries = (
  service: SellerService,
  caller: Caller,
  queries: ServiceQueries,
): SellerQueries => ({
  list: queries.define('sellers', () => service.list(caller)),
  issue: (id) => service.issue(caller, id),
});
