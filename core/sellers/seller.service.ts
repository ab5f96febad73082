import type { Caller } from '#core/access/caller.ts';
import type { IssuedPassword } from '#core/credentials/credential.service.ts';
import type { SellerId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { Seller } from './seller.ts';

/** The distributor's sellers, for administrators: the capability behind `api/Sellers`. */
export interface SellerService {
  /** By name. */
  list(caller: Caller): Promise<Result<readonly Seller[], SellersFailure>>;
  /**
   * Issues another password, told by this answer only: staff's own are never shown (docs/rules/sellers.md 2). Sessions
   * of the former one end.
   */
  issue(caller: Caller, sellerId: SellerId): Promise<Result<IssuedPassword, SellersFailure>>;
}

export type SellersFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** There is no such seller, or they cannot sign in. */
  | { readonly code: 'login-not-found' };
