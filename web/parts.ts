import type { ServiceIdentifier } from 'inversify';
import type { ActorRefFrom } from 'xstate';
import type { Caller } from '#core/access/caller.ts';
import type { CatalogueFailure } from '#core/catalogue/catalogue-failure.ts';
import type { CatalogueExportService } from '#core/catalogue/export/catalogue-export.service.ts';
import type { SearchExportService } from '#core/catalogue/text-search/search-export.service.ts';
import type { ComparerActor } from '#core/comparer/comparer.machine.ts';
import type { CredentialService } from '#core/credentials/credential.service.ts';
import type { OwnPasswordService } from '#core/credentials/own-password.service.ts';
import type { DocumentRowReason, DocumentSheetService } from '#core/current-account/sheets/document-sheet.service.ts';
import type { CustomersFailure } from '#core/customers/customer.service.ts';
import type { Customer } from '#core/customers/customer.ts';
import type { DeliveryAddress } from '#core/customers/delivery-address.ts';
import type { CustomerRowReason, CustomerSheetService } from '#core/customers/sheets/customer-sheet.service.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type { InvitationService } from '#core/login-links/login-link.service.ts';
import type { OfferRowReason, OfferSheetService } from '#core/offers/sheets/offer-sheet.service.ts';
import type { OrderFailure, OrderPage, RemoteOrderService } from '#core/orders/order.service.ts';
import type { Order } from '#core/orders/order.ts';
import type { OrderIntent } from '#core/orders/order-intent.ts';
import type { OrderPapersService } from '#core/orders/staff/order-papers.service.ts';
import type { QuickOrderActor } from '#core/quick-order/quick-order.machine.ts';
import type { QuickOrderService } from '#core/quick-order/quick-order.service.ts';
import type { CurrentUser } from '#core/session/session.service.ts';
import type { SetupFailure } from '#core/setup/setup.service.ts';
import type { SetupFacts } from '#core/setup/setup-step.ts';
import type { AgeingQueries } from './account-ageing/ageing-queries.ts';
import type { DocumentQueries } from './account-documents/document-queries.ts';
import type { ActivityQueries } from './activity/activity-queries.ts';
import type { ShopQueries } from './admin-configuration/shop-queries.ts';
import type { AlertQueries } from './alert/alert-queries.ts';
import type { BoardQueries } from './brand-board/board-queries.ts';
import type { CartStore } from './cart/cart-store.ts';
import type { CaseMessageQueries } from './cases/messages/case-message-queries.ts';
import type { ProductFinder } from './cases/product-finder.ts';
import type { CatalogueNameQueries } from './catalogue-names/catalogue-name-queries.ts';
import type { CatalogueQueries } from './catalogue-queries.ts';
import type { ClaimManagementQueries } from './claims/claim-management-queries.ts';
import type { ClaimQueries } from './claims/claim-queries.ts';
import type { AccountQueries } from './current-account/account-queries.ts';
import type { ConfigurationQueries } from './customer-configuration/configuration-queries.ts';
import type { CustomerManagementQueries } from './customer-management/customer-management-queries.ts';
import type { CustomerQuoteQueries } from './customer-management/customer-quote-queries.ts';
import type { ExclusionQueries } from './exclusions/exclusion-queries.ts';
import type { ImportQueries } from './imports/import-queries.ts';
import type { JobQueries } from './jobs/job-queries.ts';
import type { InvitationTrials } from './login-links/invitation-trials.ts';
import type { OpenInvitationQueries } from './login-links/open-invitations.ts';
import type { MailQueries } from './mails/mail-queries.ts';
import type { AnnouncedQueries } from './news/announced-queries.ts';
import type { OfferQueries } from './offer-management/offer-queries.ts';
import type { PromotionQueries } from './offers/promotion-queries.ts';
import type { OwnOrder } from './orders/own-order.ts';
import type { OverviewQueries } from './overview/overview-queries.ts';
import type { PaymentManagementQueries, PaymentQueries } from './payments/payment-queries.ts';
import type { PictureQueries } from './pictures/picture-queries.ts';
import type { PriceListQueries } from './price-list-management/price-list-queries.ts';
import type { PriceSheetQueries } from './price-list-management/price-sheet-queries.ts';
import type { PriceListFileQueries } from './price-lists/price-list-file-queries.ts';
import type { ProductManagementQueries } from './product-management/product-queries.ts';
import type { PictureActs } from './product-pictures/picture-acts.ts';
import type { PublicServices } from './public-services.ts';
import type { QuoteQueries } from './quotes/quote-queries.ts';
import type { SavedListQueries } from './saved-lists/saved-list-queries.ts';
import type { SavedSearchQueries } from './saved-searches/saved-search-queries.ts';
import type { createSuggestionsMachine } from './search-box/suggestions.machine.ts';
import type { SearchSuggestion } from './search-box/suggestions.ts';
import type { SecondFactorQueries } from './second-factor/second-factor-queries.ts';
import type { SellerQueries } from './sellers/seller-queries.ts';
import type { SignInQueries } from './sessions/sign-in-queries.ts';
import type { ImportHistoryQueries } from './sheet-exchange/import-history-queries.ts';
import type { SheetRunQueries } from './sheet-exchange/sheet-run-queries.ts';
import type { PublicQueries } from './shell/public-queries.ts';
import type { StaffQueries } from './staff/staff-queries.ts';
import type { StaffOrderQueries } from './staff-orders/staff-order-queries.ts';
import type { ServiceQueries, ServiceQuery, Whole } from './state/query-client.ts';
import type { WarrantyManagementQueries } from './warranties/warranty-management-queries.ts';
import type { WarrantyQueries } from './warranties/warranty-queries.ts';

/** `made` is never set: it carries the type alone. */
type Token<Thing> = ServiceIdentifier<Thing> & { readonly made?: Thing };
const token = <Thing>(name: string): Token<Thing> => Symbol.for(`web/${name}`) as unknown as Token<Thing>;

/** What the services stand on. */
export const foundation = {
  publicServices: token<PublicServices>('publicServices'),
  queries: token<ServiceQueries>('queries'),
  /** Answers a text that nobody else will ever make. */
  newKey: token<() => string>('newKey'),
  /** Forgets what was searched: it is asked anew. */
  forget: token<() => void>('forget'),
  /** Tells that the company's display of prices changed. */
  repriced: token<() => void>('repriced'),
};

/** The services of screens, by name. web/modules makes each. */
export const services = {
  user: token<CurrentUser>('user'),
  caller: token<Caller>('caller'),
  live: token<LiveActor>('live'),
  catalogue: token<CatalogueQueries>('catalogue'),
  suggestions:
    token<ActorRefFrom<ReturnType<typeof createSuggestionsMachine<SearchSuggestion, CatalogueFailure>>>>('suggestions'),
  catalogueExport: token<CatalogueExportService>('catalogueExport'),
  searchExport: token<SearchExportService>('searchExport'),
  exclusions: token<ExclusionQueries>('exclusions'),
  comparer: token<ComparerActor>('comparer'),
  cart: token<CartStore>('cart'),
  orders: token<RemoteOrderService>('orders'),
  /** The company's addresses for orders; asked anew with the cart. */
  deliveryAddresses: token<ServiceQuery<Whole, readonly DeliveryAddress[], OrderFailure>>('delivery-addresses'),
  intent: token<OrderIntent>('intent'),
  ownOrder: token<OwnOrder>('ownOrder'),
  history: token<ServiceQuery<number, OrderPage<Order>, OrderFailure>>('history'),
  /** The server's jobs; asked only by management. */
  jobs: token<JobQueries>('jobs'),
  /** The outbox; asked only by management. */
  mails: token<MailQueries>('mails'),
  /** The figures of management's overview. */
  overview: token<OverviewQueries>('overview'),
  /** Everybody's orders; asked only by staff. */
  staffOrders: token<StaffOrderQueries>('staffOrders'),
  orderPapers: token<OrderPapersService>('orderPapers'),
  quoteQueries: token<QuoteQueries>('quoteQueries'),
  /** The quotes of customers, asked only by staff. */
  customerQuotes: token<CustomerQuoteQueries>('customerQuotes'),
  promotions: token<PromotionQueries>('promotions'),
  alert: token<AlertQueries>('alert'),
  savedLists: token<SavedListQueries>('savedLists'),
  savedSearches: token<SavedSearchQueries>('savedSearches'),
  publicQueries: token<PublicQueries>('publicQueries'),
  ownPassword: token<OwnPasswordService>('ownPassword'),
  signIns: token<SignInQueries>('signIns'),
  secondFactor: token<SecondFactorQueries>('secondFactor'),
  quickOrders: token<QuickOrderService>('quickOrders'),
  quickOrder: token<QuickOrderActor>('quickOrder'),
  productFinder: token<ProductFinder>('productFinder'),
  caseMessages: token<CaseMessageQueries>('caseMessages'),
  claimQueries: token<ClaimQueries>('claimQueries'),
  claimManagementQueries: token<ClaimManagementQueries>('claimManagementQueries'),
  warrantyQueries: token<WarrantyQueries>('warrantyQueries'),
  warrantyManagementQueries: token<WarrantyManagementQueries>('warrantyManagementQueries'),
  account: token<AccountQueries>('account'),
  documents: token<DocumentQueries>('documents'),
  /** Debts by customer and age; asked only by staff. */
  ageing: token<AgeingQueries>('ageing'),
  /** The payments that the company reports. */
  payments: token<PaymentQueries>('payments'),
  /** The payments that all companies report; asked only by administrators. */
  managedPayments: token<PaymentManagementQueries>('managedPayments'),
  priceLists: token<PriceListFileQueries>('priceLists'),
  /** How the company sees its prices; asked only by its administrator. */
  configuration: token<ConfigurationQueries>('configuration'),
  /** The distributor's configuration; asked only by its administrator. */
  shopConfiguration: token<ShopQueries>('shopConfiguration'),
  announcedNews: token<AnnouncedQueries>('announcedNews'),
  /** Price lists, for management. */
  managedPriceLists: token<PriceListQueries>('managedPriceLists'),
  /** Offers as management settles them. */
  managedOffers: token<OfferQueries>('managedOffers'),
  brandBoard: token<BoardQueries>('brandBoard'),
  pictures: token<PictureQueries>('pictures'),
  /** The customers of this user; asked only by staff. */
  customers: token<ServiceQuery<Whole, readonly Customer[], CustomersFailure>>('customers'),
  customerManagement: token<CustomerManagementQueries>('customerManagement'),
  offerSheets: token<Pick<OfferSheetService, 'exportAll'>>('offerSheets'),
  offerSheetRuns: token<SheetRunQueries<OfferRowReason>>('offerSheetRuns'),
  priceListImports: token<ImportHistoryQueries>('priceListImports'),
  priceSheetRuns: token<PriceSheetQueries>('priceSheetRuns'),
  offerImports: token<ImportHistoryQueries>('offerImports'),
  documentSheets: token<Pick<DocumentSheetService, 'exportAll'>>('documentSheets'),
  documentSheetRuns: token<SheetRunQueries<DocumentRowReason>>('documentSheetRuns'),
  documentImports: token<ImportHistoryQueries>('documentImports'),
  customerSheets: token<Pick<CustomerSheetService, 'exportAll'>>('customerSheets'),
  customerSheetRuns: token<SheetRunQueries<CustomerRowReason>>('customerSheetRuns'),
  customerImports: token<ImportHistoryQueries>('customerImports'),
  credentials: token<CredentialService>('credentials'),
  sellers: token<SellerQueries>('sellers'),
  productManagement: token<ProductManagementQueries>('productManagement'),
  productPictures: token<PictureActs>('productPictures'),
  catalogueNames: token<CatalogueNameQueries>('catalogueNames'),
  imports: token<ImportQueries>('imports'),
  staff: token<StaffQueries>('staff'),
  setup: token<ServiceQuery<Whole, SetupFacts, SetupFailure>>('setup'),
  activity: token<ActivityQueries>('activity'),
  invitations: token<InvitationService>('invitations'),
  invitationTrials: token<InvitationTrials>('invitationTrials'),
  openInvitations: token<OpenInvitationQueries>('openInvitations'),
};
