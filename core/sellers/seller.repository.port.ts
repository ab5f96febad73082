import type { Seller } from './seller.ts';

/** The distributor's sellers, in no particular order. Passwords are not on it. */
export interface SellerRepository {
  all(): Promise<readonly Seller[]>;
}
