import type { Caller } from '#core/access/caller.ts';
import type { ProductGroups } from '#core/catalogue/products/product-groups.ts';
import type { FileService, FilesFailure, StoredFile } from '#core/files/file.service.ts';
import type { FlyerService, FlyersFailure } from '#core/flyers/flyer.service.ts';
import type { FlyerTies } from '#core/flyers/flyer.ts';
import { pricesMoved } from '#core/live/outdating.ts';
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
}

interface PromotionPorts {
  readonly offers: OfferService;
  readonly news: NewsService;
  readonly files: FileService;
  readonly flyers: FlyerService;
}

/** Asked by the first screen, while the connection opens. */
const atOpening = { isAskedAtOpening: true } as const;
const ofOffers = { ...atOpening, outdatedBy: pricesMoved };
const ofPictures = { ...atOpening, outdatedBy: ['NewsChanged'] } as const;
/** Products that are announced, at the customer's own prices. */
const ofAnnounced = { ...atOpening, outdatedBy: ['NewsChanged', 'CatalogueChanged', 'TermsChanged'] } as const;

export function createPromotionQueries(
  { offers, news, files, flyers }: PromotionPorts,
  caller: Caller,
  queries: ServiceQueries,
): PromotionQueries {
  return {
    offered: queries.define('offered', () => offers.products(caller), ofOffers),
    lots: queries.define('offer lots', () => offers.lots(caller), ofOffers),
    valueQuantities: queries.define('offer quantities', () => offers.valueQuantities(caller), ofOffers),
    publicity: queries.define('publicity', () => offers.publicity(caller), ofOffers),
    news: queries.define('news', () => news.products(caller), ofAnnounced),
    flyers: queries.define('flyers', () => files.list(caller, 'Flyers'), ofPictures),
    flyerTies: queries.define('flyer ties', () => flyers.ties(caller), ofPictures),
    flyerProducts: queries.define('flyer products', (name: string) => flyers.products(caller, name), ofAnnounced),
    popups: queries.define('popups', () => files.list(caller, 'Popups'), ofPictures),
  };
}
