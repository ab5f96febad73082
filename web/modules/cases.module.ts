import { ContainerModule } from 'inversify';
import { createClaimablePartsService } from '#adapters/http/claimable-parts.ts';
import { createClaimedOrder } from '../cases/claimed-order.ts';
import { createProductFinder } from '../cases/product-finder.ts';
import { foundation, services } from '../parts.ts';

/** A product by its code, or from an order, for claims, warranties, news and flyers. With their screens. */
export const casesModule = new ContainerModule(({ bind }) => {
  bind(services.claimedOrder).toDynamicValue(({ get }) =>
    createClaimedOrder(get(services.orders), get(services.caller), get(foundation.queries)),
  );
  bind(services.productFinder)
    .toDynamicValue(({ get }) => {
      const parts = createClaimablePartsService(get(foundation.publicServices).call);
      return createProductFinder({ catalogue: get(services.catalogue), parts }, get(services.caller));
    })
    .onDeactivation((finder) => {
      finder.stop();
    });
});
