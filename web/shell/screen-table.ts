import type { ComponentType } from 'react';
import type { ScreenPath } from '#core/access/screens.ts';
import type { StyleSheetName } from '#web/styles/styles.ts';
import { styled } from '#web/ui/styled.ts';

interface Screen {
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Loaded beside the sheets of every screen (web/page.ts). */
  readonly styles: readonly StyleSheetName[];
}

const screen = <Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
  ...styles: readonly StyleSheetName[]
): Screen => ({ load: styled(styles, async () => (await load())[name]), styles });

/** The screens of signed-in users; the public page and the way out are not among them (web/app.tsx). */
export type SignedInScreen = Exclude<ScreenPath, '/home' | '/logout'>;

/** For lists of customers and the page of each. */
const customerStyles = ['case-messages', 'customers', 'customer-management', 'account-ageing'] as const;

/**
 * Each screen is in a chunk of its own, with the style sheets that it needs. Who may open them is in
 * core/access/screens.ts.
 */
export const screenTable: Readonly<Record<SignedInScreen, Screen>> = {
  '/products-search-by-text': screen(() => import('#web/search/search.screen.tsx'), 'SearchScreen', 'catalogue'),
  '/products-search-by-vehicles': screen(
    () => import('#web/vehicles/vehicles.screen.tsx'),
    'VehiclesScreen',
    'catalogue',
  ),
  '/products-search-by-families': screen(
    () => import('#web/families/families.screen.tsx'),
    'FamiliesScreen',
    'catalogue',
  ),
  '/offers': screen(() => import('#web/offers/offers.screen.tsx'), 'OffersScreen', 'catalogue', 'promotions'),
  '/product-news': screen(() => import('#web/news/news.screen.tsx'), 'NewsScreen', 'catalogue', 'promotions'),
  '/flyers': screen(() => import('#web/flyers/flyers.screen.tsx'), 'FlyersScreen', 'promotions', 'flyers'),
  '/shopping-cart': screen(() => import('#web/cart/cart.screen.tsx'), 'CartScreen', 'cart'),
  '/quick-order': screen(() => import('#web/quick-order/quick-order.screen.tsx'), 'QuickOrderScreen', 'quick-order'),
  '/saved-lists': screen(
    () => import('#web/saved-lists/saved-lists.screen.tsx'),
    'SavedListsScreen',
    'office',
    'saved-lists',
  ),
  '/orders-history': screen(() => import('#web/orders/orders.screen.tsx'), 'OrdersScreen', 'office', 'orders'),
  '/quotes': screen(() => import('#web/quotes/quotes.screen.tsx'), 'QuotesScreen', 'office', 'form-panel', 'quotes'),
  '/demands': screen(
    () => import('#web/claims/claims.screen.tsx'),
    'ClaimsScreen',
    'office',
    'form-panel',
    'cases',
    'case-messages',
  ),
  '/configuration': screen(
    () => import('#web/customer-configuration/configuration.screen.tsx'),
    'ConfigurationScreen',
    'office',
    'configuration',
  ),
  '/current-account': screen(
    () => import('#web/current-account/current-account.screen.tsx'),
    'CurrentAccountScreen',
    'office',
    'cases',
    'documents',
    'account',
    'payments',
  ),
  '/price-list': screen(
    () => import('#web/price-lists/price-lists.screen.tsx'),
    'PriceListsScreen',
    'office',
    'price-lists',
  ),
  '/admin-current-account': screen(
    () => import('#web/account-documents/account-documents.screen.tsx'),
    'AccountDocumentsScreen',
    'office',
    'bulk-bar',
    'filters',
    'cases',
    'documents',
  ),
  '/account-ageing': screen(
    () => import('#web/account-ageing/account-ageing.screen.tsx'),
    'AccountAgeingScreen',
    'office',
    'filters',
    'account-ageing',
  ),
  '/admin-payments': screen(
    () => import('#web/payments/payments.screen.tsx'),
    'PaymentsScreen',
    'office',
    'filters',
    'cases',
    'payments',
  ),
  '/admin-list-price-files': screen(
    () => import('#web/price-lists/price-list-files.screen.tsx'),
    'PriceListFilesScreen',
    'office',
    'price-lists',
  ),
  '/admin-product-news': screen(
    () => import('#web/news/admin-news.screen.tsx'),
    'AdminNewsScreen',
    'office',
    'admin-news',
  ),
  '/vehicles-brand-segments': screen(
    () => import('#web/brand-board/brand-board.screen.tsx'),
    'BrandBoardScreen',
    'office',
    'brand-board',
  ),
  '/admin-images': screen(() => import('#web/pictures/pictures.screen.tsx'), 'PicturesScreen', 'office', 'pictures'),
  '/warranties': screen(
    () => import('#web/warranties/warranties.screen.tsx'),
    'WarrantiesScreen',
    'office',
    'form-panel',
    'cases',
    'case-messages',
  ),
  '/demands-managament': screen(
    () => import('#web/claims/claim-management.screen.tsx'),
    'ClaimManagementScreen',
    'office',
    'filters',
    'cases',
    'case-messages',
  ),
  '/warranties-management': screen(
    () => import('#web/warranties/warranty-management.screen.tsx'),
    'WarrantyManagementScreen',
    'office',
    'filters',
    'cases',
    'case-messages',
  ),
  '/admin-configuration': screen(
    () => import('#web/admin-configuration/admin-configuration.screen.tsx'),
    'AdminConfigurationScreen',
    'office',
    'admin-configuration',
  ),
  '/management': screen(() => import('#web/overview/overview.screen.tsx'), 'OverviewScreen', 'office', 'overview'),
  '/admin-orders': screen(
    () => import('#web/staff-orders/staff-orders.screen.tsx'),
    'StaffOrdersScreen',
    'office',
    'bulk-bar',
    'filters',
    'cases',
    'staff-orders',
  ),
  '/admin-mails': screen(
    () => import('#web/mails/mails.screen.tsx'),
    'MailsScreen',
    'office',
    'filters',
    'cases',
    'mails',
  ),
  '/admin-jobs': screen(() => import('#web/jobs/jobs.screen.tsx'), 'JobsScreen', 'office', 'filters', 'jobs'),
  '/admin-sellers': screen(() => import('#web/sellers/sellers.screen.tsx'), 'SellersScreen', 'office', 'customers'),
  '/admin-products': screen(
    () => import('#web/product-management/products.screen.tsx'),
    'ManagedProductsScreen',
    'office',
    'filters',
    'product-management',
  ),
  '/catalogue-names': screen(
    () => import('#web/catalogue-names/catalogue-names.screen.tsx'),
    'CatalogueNamesScreen',
    'office',
    'catalogue-names',
  ),
  '/admin-setup': screen(() => import('#web/setup/setup.screen.tsx'), 'SetupScreen', 'office', 'setup'),
  '/admin-imports': screen(() => import('#web/imports/imports.screen.tsx'), 'ImportsScreen', 'office', 'imports'),
  '/admin-activity': screen(
    () => import('#web/activity/activity.screen.tsx'),
    'ActivityScreen',
    'office',
    'filters',
    'activity',
  ),
  '/admin-offers': screen(
    () => import('#web/offer-management/offer-management.screen.tsx'),
    'ManagedOffersScreen',
    'office',
    'filters',
    'cases',
    'offer-management',
  ),
  '/admin-price-lists': screen(
    () => import('#web/price-list-management/price-list-management.screen.tsx'),
    'ManagedPriceListsScreen',
    'office',
    'filters',
    'cases',
    'price-list-management',
  ),
  '/admin-staff': screen(() => import('#web/staff/staff.screen.tsx'), 'StaffScreen', 'office', 'cases', 'staff'),
  '/seller-customers': screen(
    () => import('#web/customers/customers.screen.tsx'),
    'SellerCustomersScreen',
    'office',
    ...customerStyles,
  ),
  '/admin-customers': screen(
    () => import('#web/customer-management/customer-management.screen.tsx'),
    'CustomerManagementScreen',
    'office',
    'filters',
    ...customerStyles,
  ),
  '/customers': screen(
    () => import('#web/customer-management/customer-management.screen.tsx'),
    'CustomerManagementScreen',
    'office',
    'filters',
    ...customerStyles,
  ),
};

const loaded = new Map<SignedInScreen, ComponentType>();

export const loadScreen = async (path: SignedInScreen): Promise<{ readonly default: ComponentType }> => {
  const screen = await screenTable[path].load();
  loaded.set(path, screen.default);
  return screen;
};

/** The screen if it was fetched already. */
export const loadedScreen = (path: SignedInScreen): ComponentType | undefined => loaded.get(path);

export const signedInScreens = Object.keys(screenTable) as readonly SignedInScreen[];
