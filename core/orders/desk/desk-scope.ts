import type { Caller } from '#core/access/caller.ts';
import type { DeskScope } from './order-desk.repository.port.ts';

/** A seller sees the orders of their own customers, the others all of them; null for a seller who is none. */
export const scopeOf = ({ role, sellerId }: Pick<Caller, 'role' | 'sellerId'>): DeskScope | null => {
  if (role !== 'Seller') return 'everybody';
  return sellerId === null ? null : { ofSeller: sellerId };
};
