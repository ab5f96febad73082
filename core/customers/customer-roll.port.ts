import type { CustomerId, SellerId } from '#core/shared/ids.ts';
import type { Customer } from './customer.ts';

/** The distributor's customers, in no particular order. Passwords are not on it. */
export interface CustomerRoll {
  all(): Promise<readonly Customer[]>;
  ofSeller(sellerId: SellerId): Promise<readonly Customer[]>;
  /** Enough to know whose events a seller hears. */
  idsOfSeller(sellerId: SellerId): Promise<ReadonlySet<CustomerId>>;
}
