import { createAccountManagementDesk } from '#adapters/http/account-management.ts';
import { createBrandBoardDesk } from '#adapters/http/brand-board.ts';
import type { CachedCatalogue } from '#adapters/http/cached-catalogue.ts';
import type { CachedFinders } from '#adapters/http/cached-finders.ts';
import { createClaimManagementDesk } from '#adapters/http/claim-management.ts';
import { createClaimablePartsService } from '#adapters/http/claimable-parts.ts';
import { createClaimDesk } from '#adapters/http/claims.ts';
import { createCredentialsDesk } from '#adapters/http/credentials.ts';
import { createCurrentAccountDesk } from '#adapters/http/current-account.ts';
import { createCustomerConfigurationDesk } from '#adapters/http/customer-configuration.ts';
import { createCustomersDesk } from '#adapters/http/customers.ts';
import { createNewsManagementDesk } from '#adapters/http/news.ts';
import { createPicturesDesk } from '#adapters/http/pictures.ts';
import { createPriceListDesk, createPriceListWorks } from '#adapters/http/price-lists.ts';
import { createSellersDesk } from '#adapters/http/sellers.ts';
import { createShopConfigurationDesk } from '#adapters/http/shop-configuration.ts';
import { createWarrantyDesk, createWarrantyManagementDesk } from '#adapters/http/warranties.ts';
import type { Caller } from '#core/access/caller.ts';
import { changesOf, sectionChangesOf } from '#core/live/changes.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import { createDocumentKeeper } from './account-documents/document-keeper.ts';
import { createShopKeeper } from './admin-configuration/shop-keeper.ts';
import { createBoardKeeper } from './brand-board/board-keeper.ts';
import { createProductFinder } from './cases/product-finder.ts';
import { createClaimManaging } from './claims/claim-managing.ts';
import { createClaiming } from './claims/claiming.ts';
import { createAccountKeeper } from './current-account/account-keeper.ts';
import { createConfigurationKeeper } from './customer-configuration/configuration-keeper.ts';
import type { Front } from './front.ts';
import { createAnnouncing } from './news/announcing.ts';
import { createWatchedAnswer } from './parts/watched-answer.ts';
import { createPictureKeeper } from './pictures/picture-keeper.ts';
import { createPriceListKeeper } from './price-lists/price-list-keeper.ts';
import { createSellerKeeper } from './sellers/seller-keeper.ts';
import { createWarranting } from './warranties/warranting.ts';
import { createWarrantyManaging } from './warranties/warranty-managing.ts';

interface OfficeParts {
  readonly front: Pick<Front, 'call' | 'http' | 'inTab'>;
  readonly caller: Caller;
  readonly live: LiveActor;
  readonly catalogue: CachedCatalogue;
  readonly finders: CachedFinders;
  readonly newKey: () => string;
  /** The company sees its prices otherwise by now. */
  readonly repriced: () => void;
}

/** What the office screens work with, of customers and of staff: each keeps its answers while its screen comes and goes. */
export type Office = ReturnType<typeof createOffice>;

export function createOffice({ front, caller, live, catalogue, finders, newKey, repriced }: OfficeParts) {
  const { call, http, inTab } = front;
  const papers = createCurrentAccountDesk(call);
  const customersDesk = createCustomersDesk(call);
  const keepers = {
    claiming: createClaiming(createClaimDesk(call), caller, inTab, newKey),
    managing: createClaimManaging(createClaimManagementDesk(call), caller, inTab),
    warranting: createWarranting({ desk: createWarrantyDesk(call), vehicles: finders.vehicles, inTab, newKey }, caller),
    warrantyManaging: createWarrantyManaging(createWarrantyManagementDesk(call), caller, inTab),
    productFinder: createProductFinder(
      { catalogue, products: finders.products, parts: createClaimablePartsService(call) },
      caller,
    ),
    account: createAccountKeeper(papers, caller, live),
    documents: createDocumentKeeper({ desk: createAccountManagementDesk(call), papers }, caller, live),
    priceLists: createPriceListKeeper(
      { desk: createPriceListDesk(call, http), works: createPriceListWorks(call) },
      caller,
      live,
    ),
    /** How the company sees its prices; asked only by its administrator. */
    configuration: createConfigurationKeeper(createCustomerConfigurationDesk(call), caller, live, repriced),
    /** What the distributor settles; asked only by its administrator. */
    shopConfiguration: createShopKeeper(createShopConfigurationDesk(call), caller, live),
    announcing: createAnnouncing(createNewsManagementDesk(call), caller, live),
    brandBoard: createBoardKeeper(createBrandBoardDesk(call), caller, live),
    pictures: createPictureKeeper(createPicturesDesk(call), caller, live),
    /** Whom this person looks after; asked only by staff. */
    customers: createWatchedAnswer(() => customersDesk.list(caller)),
    sellers: createSellerKeeper(createSellersDesk(call), caller),
  };
  const changes = [
    changesOf(live, 'DemandsChanged').subscribe(() => {
      keepers.claiming.refresh();
      keepers.managing.refresh();
    }),
    sectionChangesOf(live, 'demandOrigins', 'demandReasons').subscribe(keepers.claiming.options.outdate),
    changesOf(live, 'WarrantiesChanged').subscribe(() => {
      keepers.warranting.list.outdate();
      keepers.warrantyManaging.refresh();
    }),
    // Each customer tells its last order.
    changesOf(live, 'OrdersChanged').subscribe(keepers.customers.outdate),
  ];
  return {
    ...keepers,
    credentials: createCredentialsDesk(call),
    stop() {
      for (const change of changes) change.unsubscribe();
      for (const keeper of Object.values(keepers)) keeper.stop();
    },
  };
}
