import { ContainerModule } from 'inversify';
import { createOfferManagementService } from '#adapters/http/offer-management.ts';
import { createOfferQueries } from '../managed-offers/offer-queries.ts';
import { foundation, services } from '../parts.ts';

/** Offers as management settles them. With their screen. */
export const managedOffersModule = new ContainerModule(({ bind }) => {
  bind(services.managedOffers)
    .toDynamicValue(({ get }) =>
      createOfferQueries(
        createOfferManagementService(get(foundation.publicServices).call),
        get(services.caller),
        get(services.live),
        get(foundation.queries),
      ),
    )
    .onDeactivation(({ stop }) => {
      stop();
    });
});
