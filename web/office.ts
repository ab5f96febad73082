import { createAccountManagementService } from '#adapters/http/account-management.ts';
import { createBrandBoardService } from '#adapters/http/brand-board.ts';
import { createClaimManagementService } from '#adapters/http/claim-management.ts';
import { createClaimablePartsService } from '#adapters/http/claimable-parts.ts';
import { createClaimService } from '#adapters/http/claims.ts';
import { createCredentialService } from '#adapters/http/credentials.ts';
import { createCurrentAccountService } from '#adapters/http/current-account.ts';
import { createCustomerConfigurationService } from '#adapters/http/customer-configuration.ts';
import { createCustomerService } from '#adapters/http/customers.ts';
import { createNewsManagementService } from '#adapters/http/news.ts';
import { createPictureService } from '#adapters/http/pictures.ts';
import { createPriceListMakingService, createPriceListService } from '#adapters/http/price-lists.ts';
import { createSellerService } from '#adapters/http/sellers.ts';
import { createShopConfigurationService } from '#adapters/http/shop-configuration.ts';
import { createWarrantyManagementService, createWarrantyService } from '#adapters/http/warranties.ts';
import type { Caller } from '#core/access/caller.ts';
import { changesOf, sectionChangesOf } from '#core/live/changes.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import { createDocumentQueries } from './account-documents/document-queries.ts';
import { createShopQueries } from './admin-configuration/shop-queries.ts';
import { createBoardQueries } from './brand-board/board-queries.ts';
import { createProductFinder } from './cases/product-finder.ts';
import type { CatalogueQueries } from './catalogue-queries.ts';
import { createClaimManaging } from './claims/claim-managing.ts';
import { createClaiming } from './claims/claiming.ts';
import { createAccountQueries } from './current-account/account-queries.ts';
import { createConfigurationQueries } from './customer-configuration/configuration-queries.ts';
import type { Front } from './front.ts';
import { createAnnouncedQueries } from './news/announced-queries.ts';
import { createPictureQueries } from './pictures/picture-queries.ts';
import { createPriceListStore } from './price-lists/price-list-store.ts';
import { createSellerQueries } from './sellers/seller-queries.ts';
import type { ServiceQueries } from './state/query-client.ts';
import { createWarranting } from './warranties/warranting.ts';
import { createWarrantyManaging } from './warranties/warranty-managing.ts';

interface OfficeParts {
  readonly front: Pick<Front, 'call' | 'http' | 'inTab'>;
  readonly caller: Caller;
  readonly live: LiveActor;
  readonly queries: ServiceQueries;
  readonly catalogue: CatalogueQueries;
  readonly newKey: () => string;
  /** The company sees its prices otherwise by now. */
  readonly repriced: () => void;
}

/** What the office screens work with, of customers and of staff: each keeps its answers while its screen comes and goes. */
export type Office = ReturnType<typeof createOffice>;

export function createOffice({ front, caller, live, queries, catalogue, newKey, repriced }: OfficeParts) {
  const { call, http, inTab } = front;
  const papers = createCurrentAccountService(call);
  const customerService = createCustomerService(call);
  const claiming = createClaiming(createClaimService(call), caller, inTab, newKey, queries);
  const managing = createClaimManaging(createClaimManagementService(call), caller, inTab, queries);
  const warranting = createWarranting({ service: createWarrantyService(call), inTab, newKey, queries }, caller);
  const warrantyManaging = createWarrantyManaging(createWarrantyManagementService(call), caller, inTab, queries);
  /** What hears the live connection, or goes on by itself. */
  const followers = {
    productFinder: createProductFinder({ catalogue, parts: createClaimablePartsService(call) }, caller),
    account: createAccountQueries(papers, caller, live, queries),
    documents: createDocumentQueries({ service: createAccountManagementService(call), papers }, caller, live, queries),
    priceLists: createPriceListStore(
      { service: createPriceListService(call, http), making: createPriceListMakingService(call) },
      caller,
      live,
      queries,
    ),
    /** How the company sees its prices; asked only by its administrator. */
    configuration: createConfigurationQueries(
      createCustomerConfigurationService(call),
      caller,
      live,
      queries,
      repriced,
    ),
    /** What the distributor settles; asked only by its administrator. */
    shopConfiguration: createShopQueries(createShopConfigurationService(call), caller, live, queries),
    announcing: createAnnouncedQueries(createNewsManagementService(call), caller, live, queries),
    brandBoard: createBoardQueries(createBrandBoardService(call), caller, live, queries),
    pictures: createPictureQueries(createPictureService(call), caller, live, queries),
  };
  /** Whom this person looks after; asked only by staff. */
  const customers = queries.define('customers', () => customerService.list(caller));
  const changes = [
    changesOf(live, 'DemandsChanged').subscribe(() => {
      claiming.refresh();
      managing.refresh();
    }),
    sectionChangesOf(live, 'demandOrigins', 'demandReasons').subscribe(claiming.options.outdate),
    changesOf(live, 'WarrantiesChanged').subscribe(() => {
      void warranting.list.outdate();
      warrantyManaging.refresh();
    }),
    // Each customer tells its last order.
    changesOf(live, 'OrdersChanged').subscribe(customers.outdate),
  ];
  return {
    ...followers,
    claiming,
    managing,
    warranting,
    warrantyManaging,
    customers,
    sellers: createSellerQueries(createSellerService(call), caller, queries),
    credentials: createCredentialService(call),
    stop() {
      for (const change of changes) change.unsubscribe();
      for (const follower of Object.values(followers)) follower.stop();
    },
  };
}
