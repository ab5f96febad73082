import type { Caller } from '#core/access/caller.ts';
import { isCustomerRole } from '#core/access/role.ts';

/**
 * Customers and sellers never find what is switched off; administrators and managers see it marked
 * (docs/rules/catalogue.md 3).
 */
export const seesDisabled = ({ role }: Caller): boolean => !isCustomerRole(role) && role !== 'Seller';
