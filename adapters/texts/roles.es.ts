import type { CurrentUser } from '#core/session/session.service.ts';

/**
 * What stands under the name of the signed-in user (docs/rules/access.md 6); the customer's name while somebody acts as
 * one.
 */
export const subLabel = (user: CurrentUser, distributor: string): string => {
  if (user.loginUsName !== null) return user.loginUsName;
  switch (user.type) {
    case 'Admin':
      return distributor;
    case 'Manager':
      return `${distributor} Gestión`;
    case 'Seller':
      return 'Vendedor';
    case 'CustomerAdmin':
      return 'Cliente Administrador';
    case 'CustomerUser':
      return 'Cliente';
  }
};
