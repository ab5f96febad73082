import { ContainerModule } from 'inversify';
import { createLongCall } from '#adapters/http/call.ts';
import { createCatalogueNameService } from '#adapters/http/catalogue-names.ts';
import { createProductManagementService } from '#adapters/http/product-management.ts';
import { createProductPictureService } from '#adapters/http/product-pictures.ts';
import { createCatalogueNameQueries } from '../catalogue-names/catalogue-name-queries.ts';
import { foundation, services } from '../parts.ts';
import { createProductManagementQueries } from '../product-management/product-queries.ts';
import { createPictureActs } from '../product-pictures/picture-acts.ts';

/** A picture of the largest size over a slow line, in milliseconds. */
const sendingMs = 5 * 60 * 1000;

/** Products, names and pictures for staff, with their screens. */
export const catalogueManagementModule = new ContainerModule(({ bind }) => {
  bind(services.catalogueNames).toDynamicValue(({ get }) =>
    createCatalogueNameQueries(
      createCatalogueNameService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
    ),
  );
  bind(services.productPictures).toDynamicValue(({ get }) => {
    const { call, http } = get(foundation.publicServices);
    return createPictureActs(
      createProductPictureService(call, createLongCall(http, sendingMs)),
      get(services.caller),
      get(services.productManagement).outdate,
      get(foundation.queries),
    );
  });
  bind(services.productManagement).toDynamicValue(({ get }) =>
    createProductManagementQueries(
      createProductManagementService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
    ),
  );
});
