import type { Role } from '#core/access/role.ts';
import type { ScreenPath } from '#core/access/screens.ts';

/** Where each role goes on as the customer (docs/rules/session.md 8), and where it chose the customer. */
export const actingPaths = (role: Role | null): { readonly start: ScreenPath; readonly list: ScreenPath } =>
  role === 'Admin'
    ? { start: '/home', list: '/admin-customers' }
    : { start: '/products-search-by-text', list: '/seller-customers' };
