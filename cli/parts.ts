import type { ServiceIdentifier } from 'inversify';
import type { Call, HttpSettings } from '#adapters/http/call.ts';
import type { ServerHealth } from '#adapters/http/server-probe.ts';
import type { Transport } from '#adapters/node-http/transport.ts';
import type { ActivityService } from '#core/activity/activity.service.ts';
import type { BackupService } from '#core/backups/backup.service.ts';
import type { CartService } from '#core/cart/cart.service.ts';
import type { CaseMessageService } from '#core/cases/messages/case-message.service.ts';
import type { StaffCaseService } from '#core/cases/staff-case.service.ts';
import type { CatalogueExportService } from '#core/catalogue/export/catalogue-export.service.ts';
import type { FamilyService } from '#core/catalogue/families/family.service.ts';
import type { RowReason } from '#core/catalogue/import/drafts/row-reasons.ts';
import type { ImportService } from '#core/catalogue/import/import.service.ts';
import type { ProductManagementService } from '#core/catalogue/management/product-management.service.ts';
import type { CatalogueNameService } from '#core/catalogue/names/catalogue-name.service.ts';
import type { CatalogueService } from '#core/catalogue/text-search/catalogue.service.ts';
import type { SearchExportService } from '#core/catalogue/text-search/search-export.service.ts';
import type { RemoteClaimService } from '#core/claims/claim.service.ts';
import type { StaffClaim } from '#core/claims/claim.ts';
import type { ClaimManagementService } from '#core/claims/claim-management.service.ts';
import type { ClaimablePartsService } from '#core/claims/claimable-parts.service.ts';
import type { ClaimState } from '#core/claims/state.ts';
import type { CustomerConfigurationService } from '#core/configuration/customer-configuration.service.ts';
import type { ShopConfigurationService } from '#core/configuration/shop-configuration.service.ts';
import type { CredentialService } from '#core/credentials/credential.service.ts';
import type { OwnPasswordService } from '#core/credentials/own-password.service.ts';
import type { AccountManagementService } from '#core/current-account/account-management.service.ts';
import type { AgeingService } from '#core/current-account/ageing/ageing.service.ts';
import type { CurrentAccountService } from '#core/current-account/current-account.service.ts';
import type { AccountDocumentService } from '#core/current-account/management/account-document.service.ts';
import type { DocumentRowReason, DocumentSheetService } from '#core/current-account/sheets/document-sheet.service.ts';
import type { CustomerService } from '#core/customers/customer.service.ts';
import type { CustomerManagementService } from '#core/customers/customer-management.service.ts';
import type { CustomerRowReason, CustomerSheetService } from '#core/customers/sheets/customer-sheet.service.ts';
import type { PublicService } from '#core/distributor/public.service.ts';
import type { PictureService } from '#core/files/picture.service.ts';
import type { ProductPictureService } from '#core/files/products/product-picture.service.ts';
import type { FlyerService } from '#core/flyers/flyer.service.ts';
import type { FlyerManagementService } from '#core/flyers/flyer-management.service.ts';
import type { ImportHistoryService } from '#core/imports/import-history.service.ts';
import type { JobManagementService } from '#core/jobs/job-management.service.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type { InvitationService } from '#core/login-links/login-link.service.ts';
import type { MailTemplateService } from '#core/mail/mail-template.service.ts';
import type { OutboxService } from '#core/mail/outbox.service.ts';
import type { NewsManagementService } from '#core/news/news-management.service.ts';
import type { OfferManagementService } from '#core/offers/management/offer-management.service.ts';
import type { OfferService } from '#core/offers/offer.service.ts';
import type { OfferRowReason, OfferSheetService } from '#core/offers/sheets/offer-sheet.service.ts';
import type { OpenOrderStore } from '#core/orders/open-order.ts';
import type { RemoteOrderService } from '#core/orders/order.service.ts';
import type { OrderManagementService } from '#core/orders/order-management.service.ts';
import type { OrderPapersService } from '#core/orders/staff/order-papers.service.ts';
import type { StaffOrderService } from '#core/orders/staff/staff-order.service.ts';
import type { OverviewService } from '#core/overview/overview.service.ts';
import type { PaymentManagementService, PaymentService } from '#core/payments/payment.service.ts';
import type { PriceListManagementService } from '#core/price-lists/management/price-list-management.service.ts';
import type { PriceListMakingService, PriceListService } from '#core/price-lists/price-list.service.ts';
import type { QuickOrderService } from '#core/quick-order/quick-order.service.ts';
import type { CustomerQuoteService } from '#core/quotes/customer-quote.service.ts';
import type { QuoteService } from '#core/quotes/quote.service.ts';
import type { SecondFactorManagementService, SecondFactorService } from '#core/second-factor/second-factor.service.ts';
import type { BrandBoardService } from '#core/segments/brand-board.service.ts';
import type { SellerService } from '#core/sellers/seller.service.ts';
import type { SessionActor } from '#core/session/session.machine.ts';
import type { SessionService } from '#core/session/session.service.ts';
import type { CustomerSignInService, SignInService, StaffSignInService } from '#core/session/sign-in.service.ts';
import type { SetupService } from '#core/setup/setup.service.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { PriceListId } from '#core/shared/ids.ts';
import type { SheetRunService } from '#core/sheets/sheet-run.service.ts';
import type { StaffService } from '#core/staff/staff.service.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { RemoteWarrantyService } from '#core/warranties/warranty.service.ts';
import type { StaffWarranty } from '#core/warranties/warranty.ts';
import type { WarrantyManagementService } from '#core/warranties/warranty-management.service.ts';
import type { LoginOfRun } from './login-of-run.ts';
import type { CliSettings } from './settings.ts';

/** `made` is never set: it carries the type alone. */
type Token<Thing> = ServiceIdentifier<Thing> & { readonly made?: Thing };
const token = <Thing>(name: string): Token<Thing> => Symbol.for(`cli/${name}`) as unknown as Token<Thing>;

/** What the services stand on. */
export const foundation = {
  settings: token<CliSettings>('settings'),
  clock: token<Clock>('clock'),
  lapsed: token<() => void>('lapsed'),
  transport: token<Transport>('transport'),
  /** The token of the login that this run began with, or kept, while it is valid. */
  sessionToken: token<() => string | null>('session-token'),
  http: token<HttpSettings>('http'),
  call: token<Call>('call'),
};

/** The services that commands use, by name. cli/modules makes each. */
export const services = {
  logins: token<LoginOfRun>('logins'),
  sessionService: token<SessionService>('session-service'),
  session: token<SessionActor>('session'),
  signIns: token<SignInService>('sign-ins'),
  staffSignIns: token<StaffSignInService>('staff-sign-ins'),
  customerSignIns: token<CustomerSignInService>('customer-sign-ins'),
  invitations: token<InvitationService>('invitations'),
  secondFactors: token<SecondFactorManagementService>('second-factors'),
  ownSecondFactor: token<SecondFactorService>('own-second-factor'),
  ownPassword: token<OwnPasswordService>('own-password'),
  catalogue: token<CatalogueService>('catalogue'),
  families: token<FamilyService>('families'),
  sellers: token<SellerService>('sellers'),
  searchExport: token<SearchExportService>('search-export'),
  imports: token<ImportService>('imports'),
  catalogueExport: token<CatalogueExportService>('catalogue-export'),
  importHistory: token<ImportHistoryService>('import-history'),
  cart: token<CartService>('cart'),
  /** Open orders of a server and profile, by the user who sent them and the company. */
  openOrders: token<(owner: string) => OpenOrderStore>('open-orders'),
  newKey: token<() => string>('new-key'),
  publicService: token<PublicService>('public-service'),
  caredCustomers: token<CustomerService>('cared-customers'),
  customers: token<CustomerManagementService>('customers'),
  /** Customers as the login of that token sees them. */
  customersOfLogin:
    token<
      (login: string) => { readonly caredCustomers: CustomerService; readonly customers: CustomerManagementService }
    >('customers-of-login'),
  offerSheets: token<OfferSheetService>('offer-sheets'),
  offerSheetRuns: token<SheetRunService<OfferRowReason>>('offer-sheet-runs'),
  priceListImports: token<ImportHistoryService>('price-list-imports'),
  offerImports: token<ImportHistoryService>('offer-imports'),
  documentSheets: token<DocumentSheetService>('document-sheets'),
  documentSheetRuns: token<SheetRunService<DocumentRowReason>>('document-sheet-runs'),
  documentImports: token<ImportHistoryService>('document-imports'),
  customerSheets: token<CustomerSheetService>('customer-sheets'),
  customerSheetRuns: token<SheetRunService<CustomerRowReason>>('customer-sheet-runs'),
  customerImports: token<ImportHistoryService>('customer-imports'),
  orders: token<OrderManagementService>('orders'),
  ownOrders: token<RemoteOrderService>('own-orders'),
  staffOrders: token<StaffOrderService>('staff-orders'),
  orderPapers: token<OrderPapersService>('order-papers'),
  quickOrders: token<QuickOrderService>('quick-orders'),
  quotes: token<QuoteService>('quotes'),
  customerQuotes: token<CustomerQuoteService>('customer-quotes'),
  account: token<CurrentAccountService>('account'),
  managedPriceLists: token<PriceListManagementService>('managed-price-lists'),
  priceSheetRuns: token<(id: PriceListId) => SheetRunService<RowReason>>('price-sheet-runs'),
  priceLists: token<PriceListService>('price-lists'),
  priceListMaking: token<PriceListMakingService>('price-list-making'),
  claims: token<RemoteClaimService>('claims'),
  caseMessages: token<CaseMessageService>('case-messages'),
  claimableParts: token<ClaimablePartsService>('claimable-parts'),
  staffClaims: token<StaffCaseService<ClaimState, StaffClaim>>('staff-claims'),
  claimManagement: token<ClaimManagementService>('claim-management'),
  warranties: token<RemoteWarrantyService>('warranties'),
  staffWarranties: token<StaffCaseService<WarrantyState, StaffWarranty>>('staff-warranties'),
  warrantyManagement: token<WarrantyManagementService>('warranty-management'),
  overview: token<OverviewService>('overview'),
  mails: token<OutboxService>('mails'),
  mailTemplates: token<MailTemplateService>('mail-templates'),
  jobs: token<JobManagementService>('jobs'),
  staff: token<StaffService>('staff'),
  credentials: token<CredentialService>('credentials'),
  ageing: token<AgeingService>('ageing'),
  accountDocuments: token<AccountDocumentService>('account-documents'),
  accountManagement: token<AccountManagementService>('account-management'),
  products: token<ProductManagementService>('products'),
  brandBoard: token<BrandBoardService>('brand-board'),
  catalogueNames: token<CatalogueNameService>('catalogue-names'),
  offers: token<OfferService>('offers'),
  managedOffers: token<OfferManagementService>('managed-offers'),
  news: token<NewsManagementService>('news'),
  flyers: token<FlyerService>('flyers'),
  flyerManagement: token<FlyerManagementService>('flyer-management'),
  productPictures: token<ProductPictureService>('product-pictures'),
  configuration: token<ShopConfigurationService>('configuration'),
  setup: token<SetupService>('setup'),
  customerConfiguration: token<CustomerConfigurationService>('customer-configuration'),
  activity: token<ActivityService>('activity'),
  ownPayments: token<PaymentService>('own-payments'),
  payments: token<PaymentManagementService>('payments'),
  pictures: token<PictureService>('pictures'),
  backups: token<BackupService>('backups'),
  probe: token<() => Promise<ServerHealth>>('probe'),
  live: token<LiveActor>('live'),
};
