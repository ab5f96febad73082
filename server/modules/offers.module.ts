import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { ContainerModule } from 'inversify';
import { createOfferRepository } from '#adapters/postgres/offers/offers.ts';
import { createOfferService } from '#core/offers/create-offer-service.ts';
import { parts } from '../container.ts';
import { sellingOf } from './selling.ts';

/** What is on offer. */
export const offersModule = new ContainerModule(({ bind }) => {
  bind(parts.offers).toDynamicValue((made) => createOfferRepository(made.get(parts.database)));
  bind(parts.offerService).toDynamicValue((made) =>
    createOfferService({
      ...sellingOf(made),
      offers: made.get(parts.offers),
      taxonomy: made.get(parts.taxonomy),
      yieldToOthers,
    }),
  );
});
