/** The five roles (docs/rules/access.md 1). */
export const roles = ['Admin', 'Manager', 'Seller', 'CustomerAdmin', 'CustomerUser'] as const;
export type Role = (typeof roles)[number];

export const customerRoles: readonly Role[] = ['CustomerAdmin', 'CustomerUser'];
export const isCustomerRole = (role: Role): boolean => customerRoles.includes(role);
