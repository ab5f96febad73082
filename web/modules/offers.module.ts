import { ContainerModule } from 'inversify';
import { createFileService } from '#adapters/http/files.ts';
import { createFlyerService } from '#adapters/http/flyers.ts';
import { createNewsService } from '#adapters/http/news.ts';
import { createOfferService } from '#adapters/http/offers.ts';
import { createPromotionQueries } from '../offers/promotion-queries.ts';
import { foundation, services } from '../parts.ts';

/** Offers, news and flyers, as customers see them. */
export const offersModule = new ContainerModule(({ bind }) => {
  bind(services.promotions).toDynamicValue(({ get }) => {
    const { call } = get(foundation.publicServices);
    const ports = {
      offers: createOfferService(call),
      news: createNewsService(call),
      files: createFileService(call),
      flyers: createFlyerService(call),
    };
    return createPromotionQueries(ports, get(services.caller), get(foundation.queries));
  });
});
