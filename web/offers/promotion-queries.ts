import type { Caller } from '#core/access/caller.ts';
import type { ProductGroups } from '#core/catalogue/products/product-groups.ts';
import type { FileService, FilesFailure, StoredFile } from '#core/files/file.service.ts';
import type { FlyerService, FlyersFailure } from '#core/flyers/flyer.service.ts';
import type { FlyerTies } from '#core/flyers/flyer.ts';
import { changesOf, pricesMoved } from '#core/live/changes.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type { NewsFailure, NewsService } from '#core/news/news.service.ts';
import type {
  OfferLot,
  OfferService,
  OffersFailure,
  OfferValueQuantity,
  Publicity,
} from '#core/offers/offer.service.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';

/** What the distributor promotes, kept while its screens come and go, and fetched anew when it changes. */
export interface PromotionQueries {
  readonly offered: ServiceQuery<Whole, ProductGroups, OffersFailure>;
  readonly lots: ServiceQuery<Whole, readonly OfferLot[], OffersFailure>;
  readonly valueQuantities: ServiceQuery<Whole, readonly OfferValueQuantity[], OffersFailure>;
  readonly publicity: ServiceQuery<Whole, readonly Publicity[], OffersFailure>;
  readonly news: ServiceQuery<Whole, ProductGroups, NewsFailure>;
  readonly flyers: ServiceQuery<Whole, readonly StoredFile[], FilesFailure>;
  /** The flyers that have articles, and the articles of one by the name of its picture. */
  readonly flyerTies: ServiceQuery<Whole, readonly FlyerTies[], FlyersFailure>;
  readonly flyerProducts: ServiceQuery<string, ProductGroups, FlyersFailure>;
  readonly popups: ServiceQuery<Whole, readonly StoredFile[], FilesFailure>;
  stop(): void;
}

interface PromotionPorts {
  readonly offers: OfferService;
  readonly news: NewsService;
  readonly files: FileService;
  readonly flyers: FlyerService;
}

export function createPromotionQueries(
  { offers, news, files, flyers }: PromotionPorts,
  caller: Caller,
  live: LiveActor,
  queries: ServiceQueries,
): PromotionQueries {
  const answers = {
    offered: queries.define('offered', () => offers.products(caller)),
    lots: queries.define('offer lots', () => offers.lots(caller)),
    valueQuantities: queries.define('offer quantities', () => offers.valueQuantities(caller)),
    publicity: queries.define('publicity', () => offers.publicity(caller)),
    news: queries.define('news', () => news.products(caller)),
    flyers: queries.define('flyers', () => files.list(caller, 'Flyers')),
    flyerTies: queries.define('flyer ties', () => flyers.ties(caller)),
    flyerProducts: queries.define('flyer products', (name: string) => flyers.products(caller, name)),
    popups: queries.define('popups', () => files.list(caller, 'Popups')),
  };
  const { offered, lots, valueQuantities, publicity } = answers;
  const subscriptions = [
    changesOf(live, ...pricesMoved).subscribe((change) => {
      // A connection that came back may have missed something; the first one has not.
      if (change !== 'refresh') for (const answer of [offered, lots, valueQuantities, publicity]) void answer.outdate();
    }),
    changesOf(live, 'NewsChanged').subscribe((change) => {
      if (change !== 'refresh')
        for (const answer of [answers.flyers, answers.flyerTies, answers.popups]) void answer.outdate();
    }),
    changesOf(live, 'NewsChanged', 'CatalogueChanged', 'TermsChanged').subscribe((change) => {
      if (change !== 'refresh') for (const answer of [answers.news, answers.flyerProducts]) void answer.outdate();
    }),
  ];
  return {
    ...answers,
    stop() {
      for (const subscription of subscriptions) subscription.unsubscribe();
    },
  };
}
