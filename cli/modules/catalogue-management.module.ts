import { ContainerModule } from 'inversify';
import { createBrandBoardService } from '#adapters/http/brand-board.ts';
import { createLongCall } from '#adapters/http/call.ts';
import { createCatalogueNameService } from '#adapters/http/catalogue-names.ts';
import { createFlyerManagementService, createFlyerService } from '#adapters/http/flyers.ts';
import { createNewsManagementService } from '#adapters/http/news.ts';
import { createOfferManagementService } from '#adapters/http/offer-management.ts';
import { createProductManagementService } from '#adapters/http/product-management.ts';
import { createProductPictureService } from '#adapters/http/product-pictures.ts';
import { foundation, services } from '../parts.ts';

/** Time for a call that sends a picture, in milliseconds, unless a setting says otherwise. */
const usualMs = 5 * 60 * 1000;

/** Products and their pictures, brands, families and vehicles, offers, news and flyers, as management keeps them. */
export const catalogueManagementModule = new ContainerModule(({ bind }) => {
  bind(services.products).toDynamicValue(({ get }) => createProductManagementService(get(foundation.call)));
  bind(services.brandBoard).toDynamicValue(({ get }) => createBrandBoardService(get(foundation.call)));
  bind(services.catalogueNames).toDynamicValue(({ get }) => createCatalogueNameService(get(foundation.call)));
  bind(services.managedOffers).toDynamicValue(({ get }) => createOfferManagementService(get(foundation.call)));
  bind(services.flyers).toDynamicValue(({ get }) => createFlyerService(get(foundation.call)));
  bind(services.flyerManagement).toDynamicValue(({ get }) => createFlyerManagementService(get(foundation.call)));
  bind(services.productPictures).toDynamicValue(({ get }) =>
    createProductPictureService(get(foundation.call), createLongCall(get(foundation.http), usualMs)),
  );
  bind(services.news).toDynamicValue(({ get }) => createNewsManagementService(get(foundation.call)));
});
