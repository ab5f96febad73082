import { Container, type ServiceIdentifier } from 'inversify';
import type { Subject, Unsubscribable } from 'rxjs';
import type { PictureFolder } from '#adapters/files/picture-folder.ts';
import type { CatalogueFollower } from '#adapters/postgres/catalogue-follower.ts';
import type { Database } from '#adapters/postgres/database.ts';
import type { AlertDesk } from '#core/alert/alert-desk.ts';
import type { CartDesk } from '#core/cart/cart-desk.ts';
import type { CatalogueDesk } from '#core/catalogue/catalogue-desk.ts';
import type { ExclusionsDesk } from '#core/catalogue/exclusions-desk.ts';
import type { FamilyDesk } from '#core/catalogue/family-desk.ts';
import type { ImportDesk } from '#core/catalogue/import/import-desk.ts';
import type { ProductDesk } from '#core/catalogue/product-desk.ts';
import type { SearchExportService } from '#core/catalogue/search-export.ts';
import type { VehicleDesk } from '#core/catalogue/vehicle-desk.ts';
import type { ClaimDesk, ClaimManagementDesk } from '#core/claims/claim-desk.ts';
import type { ClaimablePartsService } from '#core/claims/claimable-parts.ts';
import type { CustomerConfigurationDesk } from '#core/configuration/customer-configuration-desk.ts';
import type { ShopConfigurationDesk } from '#core/configuration/shop-configuration-desk.ts';
import type { ContactDesk } from '#core/contact/contact-desk.ts';
import type { CredentialsDesk } from '#core/credentials/credentials-desk.ts';
import type { OwnPasswordService } from '#core/credentials/own-password.ts';
import type { AccountManagementDesk } from '#core/current-account/account-management-desk.ts';
import type { CurrentAccountDesk } from '#core/current-account/current-account-desk.ts';
import type { CustomerRoll } from '#core/customers/customer-roll.port.ts';
import type { CustomersDesk } from '#core/customers/customers-desk.ts';
import type { Distributor } from '#core/distributor/distributor.ts';
import type { PublicDesk } from '#core/distributor/public-desk.ts';
import type { FilesDesk } from '#core/files/files-desk.ts';
import type { PicturesDesk } from '#core/files/pictures-desk.ts';
import type { LiveBus } from '#core/live/live-bus.port.ts';
import type { NewsDesk } from '#core/news/news-desk.ts';
import type { NewsManagementDesk } from '#core/news/news-management-desk.ts';
import type { OffersDesk } from '#core/offers/offers-desk.ts';
import type { OrderDesk, OrderManagementDesk } from '#core/orders/order-desk.ts';
import type { PriceListDesk, PriceListWorks } from '#core/price-lists/price-list-desk.ts';
import type { QuickOrderDesk } from '#core/quick-order/quick-order-desk.ts';
import type { QuoteDesk } from '#core/quotes/quote-desk.ts';
import type { SavedListsDesk } from '#core/saved-lists/saved-lists-desk.ts';
import type { SavedSearchesService } from '#core/saved-searches/saved-searches.ts';
import type { SynonymRepository } from '#core/search/synonym-repository.port.ts';
import type { BrandBoardDesk } from '#core/segments/brand-board-desk.ts';
import type { SellersDesk } from '#core/sellers/sellers-desk.ts';
import type { SessionOffice } from '#core/session/session-desk.service.ts';
import type { WarrantyDesk, WarrantyManagementDesk } from '#core/warranties/warranty-desk.ts';
import type { BackupRoom } from './backups/backup-room.ts';
import type { SearchHost } from './search/search-host.ts';

const token = <Thing>(name: string): ServiceIdentifier<Thing> => Symbol.for(`server/${name}`);

/** What the server is made of, by name. Only server/compose.ts knows what stands behind each. */
export const parts = {
  database: token<Database>('database'),
  distributor: token<Distributor>('distributor'),
  follower: token<CatalogueFollower>('follower'),
  searchHost: token<SearchHost>('searchHost'),
  synonyms: token<SynonymRepository>('synonyms'),
  liveBus: token<LiveBus>('liveBus'),
  sessionOffice: token<SessionOffice>('sessionOffice'),
  /** The ids of sessions as they end. */
  sessionEnded: token<Subject<string>>('sessionEnded'),
  catalogueDesk: token<CatalogueDesk>('catalogueDesk'),
  searchExportService: token<SearchExportService>('searchExportService'),
  vehicleDesk: token<VehicleDesk>('vehicleDesk'),
  brandBoardDesk: token<BrandBoardDesk>('brandBoardDesk'),
  familyDesk: token<FamilyDesk>('familyDesk'),
  productDesk: token<ProductDesk>('productDesk'),
  exclusionsDesk: token<ExclusionsDesk>('exclusionsDesk'),
  cartDesk: token<CartDesk>('cartDesk'),
  quickOrderDesk: token<QuickOrderDesk>('quickOrderDesk'),
  savedListsDesk: token<SavedListsDesk>('savedListsDesk'),
  savedSearchesService: token<SavedSearchesService>('savedSearchesService'),
  orderDesk: token<OrderDesk>('orderDesk'),
  orderManagementDesk: token<OrderManagementDesk>('orderManagementDesk'),
  quoteDesk: token<QuoteDesk>('quoteDesk'),
  claimableParts: token<ClaimablePartsService>('claimableParts'),
  claimDesk: token<ClaimDesk>('claimDesk'),
  claimManagementDesk: token<ClaimManagementDesk>('claimManagementDesk'),
  warrantyDesk: token<WarrantyDesk>('warrantyDesk'),
  warrantyManagementDesk: token<WarrantyManagementDesk>('warrantyManagementDesk'),
  currentAccountDesk: token<CurrentAccountDesk>('currentAccountDesk'),
  accountManagementDesk: token<AccountManagementDesk>('accountManagementDesk'),
  priceListDesk: token<PriceListDesk>('priceListDesk'),
  priceListWorks: token<PriceListWorks>('priceListWorks'),
  startPriceListJob: token<() => Unsubscribable>('startPriceListJob'),
  importDesk: token<ImportDesk>('importDesk'),
  publicDesk: token<PublicDesk>('publicDesk'),
  offersDesk: token<OffersDesk>('offersDesk'),
  newsDesk: token<NewsDesk>('newsDesk'),
  newsManagementDesk: token<NewsManagementDesk>('newsManagementDesk'),
  filesDesk: token<FilesDesk>('filesDesk'),
  picturesDesk: token<PicturesDesk>('picturesDesk'),
  customerRoll: token<CustomerRoll>('customerRoll'),
  customersDesk: token<CustomersDesk>('customersDesk'),
  ownPassword: token<(sessionId: string) => OwnPasswordService>('ownPassword'),
  credentialsDesk: token<CredentialsDesk>('credentialsDesk'),
  sellersDesk: token<SellersDesk>('sellersDesk'),
  shopConfigurationDesk: token<ShopConfigurationDesk>('shop-configuration-desk'),
  customerConfigurationDesk: token<CustomerConfigurationDesk>('customer-configuration-desk'),
  alertDesk: token<AlertDesk>('alertDesk'),
  /** As seen from one address of the network. */
  contactDeskAt: token<(address: string) => ContactDesk>('contactDeskAt'),
  pictures: token<PictureFolder>('pictures'),
  backupRoom: token<BackupRoom>('backupRoom'),
};

export const createContainer = (): Container => new Container();
