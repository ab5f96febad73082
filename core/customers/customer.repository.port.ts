import type { Author } from '#core/audit/author.ts';
import type { CustomerId, SellerId } from '#core/shared/ids.ts';
import type { Customer } from './customer.ts';

/**
 * The distributor's customers, in no particular order. Passwords are on it only where a setting puts them there for old
 * clients; who got them is written down.
 */
export interface CustomerRepository {
  all(author: Author): Promise<readonly Customer[]>;
  ofSeller(sellerId: SellerId, author: Author): Promise<readonly Customer[]>;
  /** Enough to know whose events a seller hears. */
  idsOfSeller(sellerId: SellerId): Promise<ReadonlySet<CustomerId>>;
}
