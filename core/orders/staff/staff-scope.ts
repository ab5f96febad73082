import type { Caller } from '#core/access/caller.ts';
import type { StaffScope } from './staff-order.repository.port.ts';

/**
 * A seller sees the orders of their own customers, the others all of them; null for a login of the role seller without
 * a seller.
 */
export const scopeOf = ({ role, sellerId }: Pick<Caller, 'role' | 'sellerId'>): StaffScope | null => {
  if (role !== 'Seller') return 'everybody';
  return sellerId === null ? null : { ofSeller: sellerId };
};
