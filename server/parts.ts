import type { FastifyBaseLogger } from 'fastify';
import type { Subject } from 'rxjs';
import type { TableFiles } from '#adapters/documents/table-files.ts';
import type { PictureFolder } from '#adapters/files/picture-folder.ts';
import type { RememberingCartRepository } from '#adapters/postgres/cart/cart.ts';
import type { CatalogueFollower } from '#adapters/postgres/catalogue/catalogue-follower.ts';
import type { createProductRepository } from '#adapters/postgres/catalogue/products.ts';
import type { DistributorFollower } from '#adapters/postgres/configuration/distributor-follower.ts';
import type { RememberingTermsRepository } from '#adapters/postgres/customers/terms.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import type { RememberingSessionRepository } from '#adapters/postgres/session/sessions.ts';
import type { ActivityRepository } from '#core/activity/activity.repository.port.ts';
import type { ActivityService } from '#core/activity/activity.service.ts';
import type { AlertService } from '#core/alert/alert.service.ts';
import type { CartService } from '#core/cart/cart.service.ts';
import type { CaseMessageService } from '#core/cases/messages/case-message.service.ts';
import type { StaffCaseService } from '#core/cases/staff-case.service.ts';
import type { ExclusionRepository } from '#core/catalogue/exclusions/exclusion.repository.port.ts';
import type { ExclusionService } from '#core/catalogue/exclusions/exclusion.service.ts';
import type { CatalogueExportService } from '#core/catalogue/export/catalogue-export.service.ts';
import type { FamilyService } from '#core/catalogue/families/family.service.ts';
import type { AskKnownFamilies } from '#core/catalogue/families/known-families.ts';
import type { ImportFileStorage, ImportRepository } from '#core/catalogue/import/import.repository.port.ts';
import type { ImportService } from '#core/catalogue/import/import.service.ts';
import type { CatalogueDraftRepository } from '#core/catalogue/import/plan/catalogue-draft.repository.port.ts';
import type { RejectedRowRepository } from '#core/catalogue/import/plan/rejected-row.repository.port.ts';
import type { ProductManagementService } from '#core/catalogue/management/product-management.service.ts';
import type { CatalogueNameService } from '#core/catalogue/names/catalogue-name.service.ts';
import type { ProductService } from '#core/catalogue/products/product.service.ts';
import type { TaxonomyRepository } from '#core/catalogue/taxonomy/taxonomy.repository.port.ts';
import type { CatalogueService } from '#core/catalogue/text-search/catalogue.service.ts';
import type { SearchExportService } from '#core/catalogue/text-search/search-export.service.ts';
import type { VehicleService } from '#core/catalogue/vehicles/vehicle.service.ts';
import type { ClaimRepository } from '#core/claims/claim.repository.port.ts';
import type { ClaimService } from '#core/claims/claim.service.ts';
import type { StaffClaim } from '#core/claims/claim.ts';
import type { ClaimManagementService } from '#core/claims/claim-management.service.ts';
import type { ClaimablePartsService } from '#core/claims/claimable-parts.service.ts';
import type { ClaimState } from '#core/claims/state.ts';
import type { CustomerConfigurationService } from '#core/configuration/customer-configuration.service.ts';
import type { ShopConfigurationService } from '#core/configuration/shop-configuration.service.ts';
import type { ContactService } from '#core/contact/contact.service.ts';
import type { Cipher } from '#core/credentials/cipher.port.ts';
import type { CredentialService } from '#core/credentials/credential.service.ts';
import type { OwnPasswordService } from '#core/credentials/own-password.service.ts';
import type { AccountManagementService } from '#core/current-account/account-management.service.ts';
import type { AgeingService } from '#core/current-account/ageing/ageing.service.ts';
import type { CurrentAccountService } from '#core/current-account/current-account.service.ts';
import type { AccountDocumentService } from '#core/current-account/management/account-document.service.ts';
import type { CustomerRepository } from '#core/customers/customer.repository.port.ts';
import type { CustomerService } from '#core/customers/customer.service.ts';
import type { CustomerManagementService } from '#core/customers/customer-management.service.ts';
import type { CurrentDistributor } from '#core/distributor/distributor.ts';
import type { PublicService } from '#core/distributor/public.service.ts';
import type { FileRepository } from '#core/files/file.repository.port.ts';
import type { FileService } from '#core/files/file.service.ts';
import type { PictureService } from '#core/files/picture.service.ts';
import type { ProductPictureService } from '#core/files/products/product-picture.service.ts';
import type { FlyerRepository } from '#core/flyers/flyer.repository.port.ts';
import type { FlyerService } from '#core/flyers/flyer.service.ts';
import type { FlyerManagementService } from '#core/flyers/flyer-management.service.ts';
import type { JobManagementService } from '#core/jobs/job-management.service.ts';
import type { JobQueue } from '#core/jobs/job-queue.port.ts';
import type { LiveBus } from '#core/live/live-bus.port.ts';
import type { LinkVisit } from '#core/login-links/create-login-link-service.ts';
import type { InvitationService, LinkBase, LoginLinkService } from '#core/login-links/login-link.service.ts';
import type { MailTemplateService } from '#core/mail/mail-template.service.ts';
import type { OutboxService } from '#core/mail/outbox.service.ts';
import type { NewsRepository } from '#core/news/news.repository.port.ts';
import type { NewsService } from '#core/news/news.service.ts';
import type { NewsManagementService } from '#core/news/news-management.service.ts';
import type { OfferManagementRepository } from '#core/offers/management/offer-management.repository.port.ts';
import type { OfferManagementService } from '#core/offers/management/offer-management.service.ts';
import type { OfferRepository } from '#core/offers/offer.repository.port.ts';
import type { OfferService } from '#core/offers/offer.service.ts';
import type { OrderRepository } from '#core/orders/order.repository.port.ts';
import type { OrderService } from '#core/orders/order.service.ts';
import type { OrderManagementService } from '#core/orders/order-management.service.ts';
import type { OrderPapersService } from '#core/orders/staff/order-papers.service.ts';
import type { StaffOrderRepository } from '#core/orders/staff/staff-order.repository.port.ts';
import type { StaffOrderService } from '#core/orders/staff/staff-order.service.ts';
import type { OverviewService } from '#core/overview/overview.service.ts';
import type { PaymentRepository } from '#core/payments/payment.repository.port.ts';
import type { PaymentManagementService, PaymentService } from '#core/payments/payment.service.ts';
import type { PriceListMaking } from '#core/price-lists/create-price-list-making-service.ts';
import type { PriceListManagementRepository } from '#core/price-lists/management/price-list-management.repository.port.ts';
import type { PriceListManagementService } from '#core/price-lists/management/price-list-management.service.ts';
import type { PriceListRepository } from '#core/price-lists/price-list.repository.port.ts';
import type { PriceListService } from '#core/price-lists/price-list.service.ts';
import type { PriceListFileGenerator } from '#core/price-lists/price-list-file-generator.ts';
import type { PriceListStorage } from '#core/price-lists/price-list-storage.port.ts';
import type { QuickOrderService } from '#core/quick-order/quick-order.service.ts';
import type { CustomerQuoteService } from '#core/quotes/customer-quote.service.ts';
import type { QuoteService } from '#core/quotes/quote.service.ts';
import type { SavedListService } from '#core/saved-lists/saved-list.service.ts';
import type { SavedSearchService } from '#core/saved-searches/saved-search.service.ts';
import type { SynonymRepository } from '#core/search/synonyms/synonym.repository.port.ts';
import type { SecondFactorRepository } from '#core/second-factor/second-factor.repository.port.ts';
import type { SecondFactorManagementService, SecondFactorService } from '#core/second-factor/second-factor.service.ts';
import type { BrandBoardService } from '#core/segments/brand-board.service.ts';
import type { VehicleRepository } from '#core/segments/vehicle.repository.port.ts';
import type { SellerService } from '#core/sellers/seller.service.ts';
import type { LoginService } from '#core/session/create-login-service.ts';
import type { PasswordHasher } from '#core/session/session.repository.port.ts';
import type { CustomerSignInService, SignInService, StaffSignInService } from '#core/session/sign-in.service.ts';
import type { SetupService } from '#core/setup/setup.service.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import type { StaffService } from '#core/staff/staff.service.ts';
import type { WarrantyState } from '#core/warranties/state.ts';
import type { WarrantyRepository } from '#core/warranties/warranty.repository.port.ts';
import type { WarrantyService } from '#core/warranties/warranty.service.ts';
import type { StaffWarranty } from '#core/warranties/warranty.ts';
import type { WarrantyManagementService } from '#core/warranties/warranty-management.service.ts';
import type { BackupScheduler } from './backups/backup-scheduler.ts';
import type { DistributorFile } from './distributor-of.ts';
import type { Guard } from './guard.ts';
import type { Installation } from './installation.ts';
import type { Routes } from './routes/app.ts';
import type { SearchHost } from './search/search-host.ts';
import type { Settings } from './settings.ts';
import { sheetParts } from './sheet-parts.ts';
import { token } from './token.ts';
import type { DrawnPages } from './web-pages.ts';

/** Work that goes on by itself from the start on; empty where it ends with the queue of jobs. */
export interface RunningJob {
  stop(): void | Promise<void>;
}

/** Everything that the server is made of, by name. server/modules makes each. */
export const parts = {
  ...sheetParts,
  guard: token<Guard>('guard'),
  /** A part for each word that has routes, and for each that has something to do by itself. */
  routes: token<Routes>('routes'),
  startJob: token<() => RunningJob | null>('startJob'),
  settings: token<Settings>('settings'),
  installation: token<Installation>('installation'),
  databaseId: token<string>('databaseId'),
  cipher: token<Cipher>('cipher'),
  logger: token<FastifyBaseLogger>('logger'),
  report: token<ReportFailure>('report'),
  onDefect: token<(error: unknown) => void>('onDefect'),
  /** Null where no web was built. */
  pages: token<DrawnPages | null>('pages'),
  clock: token<Clock>('clock'),
  passwordHasher: token<PasswordHasher>('passwordHasher'),
  productRepository: token<Awaited<ReturnType<typeof createProductRepository>>>('productRepository'),
  sessions: token<RememberingSessionRepository>('sessions'),
  terms: token<RememberingTermsRepository>('terms'),
  carts: token<RememberingCartRepository>('carts'),
  taxonomy: token<TaxonomyRepository>('taxonomy'),
  exclusions: token<ExclusionRepository>('exclusions'),
  vehicles: token<VehicleRepository>('vehicles'),
  orders: token<OrderRepository>('orders'),
  offers: token<OfferRepository>('offers'),
  news: token<NewsRepository>('news'),
  flyers: token<FlyerRepository>('flyers'),
  claims: token<ClaimRepository>('claims'),
  warranties: token<WarrantyRepository>('warranties'),
  files: token<FileRepository>('files'),
  tableFiles: token<TableFiles>('tableFiles'),
  priceLists: token<PriceListRepository>('priceLists'),
  priceListFiles: token<PriceListStorage>('priceListFiles'),
  priceListFileGenerator: token<PriceListFileGenerator>('priceListFileGenerator'),
  database: token<Database>('database'),
  distributor: token<CurrentDistributor>('distributor'),
  distributorFollower: token<DistributorFollower>('distributorFollower'),
  distributorFile: token<DistributorFile>('distributorFile'),
  follower: token<CatalogueFollower>('follower'),
  searchHost: token<SearchHost>('searchHost'),
  synonyms: token<SynonymRepository>('synonyms'),
  liveBus: token<LiveBus>('liveBus'),
  loginService: token<LoginService>('loginService'),
  /** The ids of sessions as they end. */
  sessionEnded: token<Subject<string>>('sessionEnded'),
  catalogueService: token<CatalogueService>('catalogueService'),
  searchExportService: token<SearchExportService>('searchExportService'),
  vehicleService: token<VehicleService>('vehicleService'),
  brandBoardService: token<BrandBoardService>('brandBoardService'),
  familyService: token<FamilyService>('familyService'),
  knownFamilies: token<AskKnownFamilies>('knownFamilies'),
  productService: token<ProductService>('productService'),
  exclusionService: token<ExclusionService>('exclusionService'),
  cartService: token<CartService>('cartService'),
  quickOrderService: token<QuickOrderService>('quickOrderService'),
  savedListService: token<SavedListService>('savedListService'),
  savedSearchService: token<SavedSearchService>('savedSearchService'),
  orderService: token<OrderService>('orderService'),
  mailTemplateService: token<MailTemplateService>('mailTemplateService'),
  jobManagementService: token<JobManagementService>('jobManagementService'),
  outboxService: token<OutboxService>('outboxService'),
  overviewService: token<OverviewService>('overviewService'),
  canSendMails: token<() => Promise<boolean>>('canSendMails'),
  staffOrders: token<StaffOrderRepository>('staffOrders'),
  staffOrderService: token<StaffOrderService>('staffOrderService'),
  orderPapersService: token<OrderPapersService>('orderPapersService'),
  orderManagementService: token<OrderManagementService>('orderManagementService'),
  quoteService: token<QuoteService>('quoteService'),
  customerQuoteService: token<CustomerQuoteService>('customerQuoteService'),
  claimableParts: token<ClaimablePartsService>('claimableParts'),
  claimService: token<ClaimService>('claimService'),
  claimManagementService: token<ClaimManagementService>('claimManagementService'),
  staffClaimService: token<StaffCaseService<ClaimState, StaffClaim>>('staffClaimService'),
  caseMessageService: token<CaseMessageService>('caseMessageService'),
  warrantyService: token<WarrantyService>('warrantyService'),
  warrantyManagementService: token<WarrantyManagementService>('warrantyManagementService'),
  staffWarrantyService: token<StaffCaseService<WarrantyState, StaffWarranty>>('staffWarrantyService'),
  currentAccountService: token<CurrentAccountService>('currentAccountService'),
  accountManagementService: token<AccountManagementService>('accountManagementService'),
  ageingService: token<AgeingService>('ageingService'),
  accountDocumentService: token<AccountDocumentService>('accountDocumentService'),
  paymentRepository: token<PaymentRepository>('paymentRepository'),
  paymentService: token<PaymentService>('paymentService'),
  paymentManagementService: token<PaymentManagementService>('paymentManagementService'),
  priceListService: token<PriceListService>('priceListService'),
  jobs: token<JobQueue>('jobs'),
  stopping: token<AbortController>('stopping'),
  priceListMaking: token<PriceListMaking>('priceListMaking'),
  priceListManagement: token<PriceListManagementRepository>('priceListManagement'),
  priceListManagementService: token<PriceListManagementService>('priceListManagementService'),
  catalogueDrafts: token<CatalogueDraftRepository>('catalogueDrafts'),
  productManagementService: token<ProductManagementService>('productManagementService'),
  catalogueNameService: token<CatalogueNameService>('catalogueNameService'),
  importRepository: token<ImportRepository>('importRepository'),
  importFiles: token<ImportFileStorage>('importFiles'),
  rejectedRows: token<RejectedRowRepository>('rejectedRows'),
  catalogueExportService: token<CatalogueExportService>('catalogueExportService'),
  importService: token<ImportService>('importService'),
  publicService: token<PublicService>('publicService'),
  offerManagement: token<OfferManagementRepository>('offerManagement'),
  offerManagementService: token<OfferManagementService>('offerManagementService'),
  offerService: token<OfferService>('offerService'),
  newsService: token<NewsService>('newsService'),
  newsManagementService: token<NewsManagementService>('newsManagementService'),
  flyerService: token<FlyerService>('flyerService'),
  flyerManagementService: token<FlyerManagementService>('flyerManagementService'),
  fileService: token<FileService>('fileService'),
  pictureService: token<PictureService>('pictureService'),
  productPictureService: token<ProductPictureService>('productPictureService'),
  customerRepository: token<CustomerRepository>('customerRepository'),
  customerService: token<CustomerService>('customerService'),
  ownPassword: token<(sessionId: string) => OwnPasswordService>('ownPassword'),
  secondFactors: token<SecondFactorRepository>('secondFactors'),
  secondFactor: token<(sessionId: string) => SecondFactorService>('secondFactor'),
  secondFactorManagement: token<SecondFactorManagementService>('secondFactorManagement'),
  customerManagementService: token<CustomerManagementService>('customerManagementService'),
  credentialService: token<CredentialService>('credentialService'),
  sellerService: token<SellerService>('sellerService'),
  activityRepository: token<ActivityRepository>('activityRepository'),
  activityService: token<ActivityService>('activityService'),
  invitationsAt: token<(base: LinkBase) => InvitationService>('invitationsAt'),
  /** For the address by which people reach the program; null where it is not known for sure. */
  loginLinksAt: token<(visit: LinkVisit) => LoginLinkService>('loginLinksAt'),
  signIns: token<(sessionId: string) => SignInService>('signIns'),
  staffSignInService: token<StaffSignInService>('staffSignInService'),
  customerSignInService: token<CustomerSignInService>('customerSignInService'),
  staffService: token<StaffService>('staffService'),
  setupService: token<SetupService>('setupService'),
  shopConfigurationService: token<ShopConfigurationService>('shop-configuration-service'),
  customerConfigurationService: token<CustomerConfigurationService>('customer-configuration-service'),
  alertService: token<AlertService>('alertService'),
  /** For one address of the network. */
  contactServiceAt: token<(address: string) => ContactService>('contactServiceAt'),
  pictures: token<PictureFolder>('pictures'),
  backupScheduler: token<BackupScheduler>('backupScheduler'),
};
