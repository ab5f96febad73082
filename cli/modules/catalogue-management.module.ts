import { ContainerModule } from 'inversify';
import { createBrandBoardService } from '#adapters/http/brand-board.ts';
import { createCatalogueNameService } from '#adapters/http/catalogue-names.ts';
import { createNewsManagementService } from '#adapters/http/news.ts';
import { createOfferManagementService } from '#adapters/http/offer-management.ts';
import { createProductManagementService } from '#adapters/http/product-management.ts';
import { foundation, services } from '../parts.ts';

/** Products, brands, families and vehicles, offers and news, as management keeps them. */
export const catalogueManagementModule = new ContainerModule(({ bind }) => {
  bind(services.products).toDynamicValue(({ get }) => createProductManagementService(get(foundation.call)));
  bind(services.brandBoard).toDynamicValue(({ get }) => createBrandBoardService(get(foundation.call)));
  bind(services.catalogueNames).toDynamicValue(({ get }) => createCatalogueNameService(get(foundation.call)));
  bind(services.managedOffers).toDynamicValue(({ get }) => createOfferManagementService(get(foundation.call)));
  bind(services.news).toDynamicValue(({ get }) => createNewsManagementService(get(foundation.call)));
});
