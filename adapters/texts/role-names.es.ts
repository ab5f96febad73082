import type { Role } from '#core/access/role.ts';

/** A role named in the middle of a sentence. */
export const roleNames = {
  Admin: 'administrador',
  Manager: 'gestión',
  Seller: 'vendedor',
  CustomerAdmin: 'cliente administrador',
  CustomerUser: 'cliente',
} as const satisfies Record<Role, string>;
