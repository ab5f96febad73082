import { mayOpen, type ScreenPath } from '#core/access/screens.ts';
import type { CurrentUser } from '#core/session/session.service.ts';
import { roleNames } from './role-names.es.ts';

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

/** Who is signed in, and why a screen is not for them: another role's, or of offers, which they were not allowed. */
export const closedScreenText = (user: CurrentUser, screen: ScreenPath): string => {
  if (mayOpen(screen, { role: user.type, allowOffers: true })) return `${user.name} no tiene habilitadas las ofertas.`;
  return `Ingresaste como ${user.name} (${roleNames[user.type]}).`;
};
