import { ContainerModule } from 'inversify';
import { createClaimablePartsService } from '#adapters/http/claimable-parts.ts';
import { createProductFinder } from '../cases/product-finder.ts';
import { foundation, services } from '../parts.ts';

/** A product by its code for claims, warranties, news and flyers. With their screens. */
export const casesModule = new ContainerModule(({ bind }) => {
  bind(services.productFinder)
    .toDynamicValue(({ get }) => {
      const parts = createClaimablePartsService(get(foundation.publicServices).call);
      const queries = get(foundation.queries);
      return createProductFinder({ catalogue: get(services.catalogue), parts, queries }, get(services.caller));
    })
    .onDeactivation((finder) => {
      finder.stop();
    });
});
