import type { Role } from './role.ts';

/** Who may open each screen (docs/rules/access.md 2): read by the web's router and by its menu. */
export interface ScreenAccess {
  readonly roles: readonly Role[] | 'public';
  readonly needsOffers?: true;
}

const everyone: readonly Role[] = ['Admin', 'Manager', 'Seller', 'CustomerAdmin', 'CustomerUser'];
const customers: readonly Role[] = ['CustomerAdmin', 'CustomerUser'];
const admin: readonly Role[] = ['Admin'];

export const screens = {
  '/home': { roles: 'public' },
  '/logout': { roles: 'public' },
  '/products-search-by-vehicles': { roles: everyone },
  '/products-search-by-text': { roles: everyone },
  '/products-search-by-families': { roles: everyone },
  '/flyers': { roles: everyone },
  '/product-news': { roles: everyone },
  '/offers': { roles: everyone, needsOffers: true },
  '/shopping-cart': { roles: customers },
  '/quick-order': { roles: customers },
  '/saved-lists': { roles: customers },
  '/orders-history': { roles: customers },
  '/quotes': { roles: customers },
  '/current-account': { roles: customers },
  '/price-list': { roles: customers },
  '/configuration': { roles: ['CustomerAdmin'] },
  '/warranties': { roles: ['CustomerAdmin'] },
  '/demands': { roles: ['CustomerAdmin'] },
  '/seller-customers': { roles: ['Seller'] },
  // Sales, waiting work and debts; a seller's are of their own customers.
  '/management': { roles: ['Admin', 'Manager', 'Seller'] },
  // Everybody's orders; a seller has those of their own customers.
  '/admin-orders': { roles: ['Admin', 'Manager', 'Seller'] },
  // All products as management settles them; another back end has no call for it.
  '/admin-products': { roles: ['Admin', 'Manager'] },
  // Brands and families with what lists call them; another back end has no call for it.
  '/catalogue-names': { roles: ['Admin', 'Manager'] },
  // Everybody's claims, and warranties, of which another back end may have no call; a seller sees those of their own
  // customers.
  '/demands-managament': { roles: ['Admin', 'Manager', 'Seller'] },
  '/warranties-management': { roles: ['Admin', 'Manager', 'Seller'] },
  // Who owes what for how long; a seller's of their own customers. Another back end has no call for it.
  '/account-ageing': { roles: ['Admin', 'Manager', 'Seller'] },
  '/admin-current-account': { roles: admin },
  // What companies report to have paid, decided about by administrators; another back end has no call for it.
  '/admin-payments': { roles: ['Admin', 'Manager'] },
  '/admin-configuration': { roles: admin },
  '/vehicles-brand-segments': { roles: admin },
  '/admin-images': { roles: admin },
  '/admin-product-news': { roles: admin },
  '/admin-customers': { roles: admin },
  // The customers to read, for managers; another back end has no call for it.
  '/customers': { roles: ['Manager'] },
  '/admin-sellers': { roles: admin },
  // Managers read what went out and what did not; administrators act.
  '/admin-mails': { roles: ['Admin', 'Manager'] },
  // What the server does aside: read by management, begun anew by administrators. Another back end has no call for it.
  '/admin-jobs': { roles: ['Admin', 'Manager'] },
  // The distributor's people with their logins; another back end may have no call for it.
  '/admin-staff': { roles: admin },
  // The steps of a new distributor; another back end has no call for it.
  '/admin-setup': { roles: admin },
  // Importing spreadsheets; managers read what was imported. Another back end has no call for it.
  '/admin-imports': { roles: ['Admin', 'Manager'] },
  '/admin-activity': { roles: admin },
  // Price lists; another back end has no call for it.
  '/admin-price-lists': { roles: ['Admin', 'Manager'] },
  // Offers and promotions as management settles them; another back end has no call for it.
  '/admin-offers': { roles: ['Admin', 'Manager'] },
  '/admin-list-price-files': { roles: admin },
} as const satisfies Record<string, ScreenAccess>;

export type ScreenPath = keyof typeof screens;

/** Other spellings of a path, and the screen that each leads to (docs/rules/access.md 4). */
export const otherSpellings = { '/demands-management': '/demands-managament' } as const satisfies Readonly<
  Record<string, ScreenPath>
>;

/** The screen at a path, spelled as the router takes it (any case, a slash at its end); null where there is none. */
export const screenAt = (pathname: string): ScreenPath | null => {
  const written = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  const path = Object.hasOwn(otherSpellings, written)
    ? otherSpellings[written as keyof typeof otherSpellings]
    : written;
  return Object.hasOwn(screens, path) ? (path as ScreenPath) : null;
};

/** Whether this person may open the screen. `who` is null for a visitor. */
export const mayOpen = (
  path: ScreenPath,
  who: { readonly role: Role; readonly allowOffers: boolean } | null,
): boolean => {
  const access: ScreenAccess = screens[path];
  if (access.roles === 'public') return true;
  return who !== null && access.roles.includes(who.role) && (!access.needsOffers || who.allowOffers);
};
