import type { Caller } from '#core/access/caller.ts';
import type { ProductGroups } from '#core/catalogue/product-groups.ts';
import type { FilesDesk, FilesFailure, StoredFile } from '#core/files/files-desk.ts';
import { changesOf, pricesMoved } from '#core/live/changes.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type { NewsDesk, NewsFailure } from '#core/news/news-desk.ts';
import type { OfferLot, OffersDesk, OffersFailure, OfferValueQuantity, Publicity } from '#core/offers/offers-desk.ts';
import { createWatchedAnswer, type WatchedAnswer } from '#web/parts/watched-answer.ts';

/** What the distributor promotes, kept while its screens come and go, and fetched anew when it changes. */
export interface Promotions {
  readonly offered: WatchedAnswer<ProductGroups, OffersFailure>;
  readonly lots: WatchedAnswer<readonly OfferLot[], OffersFailure>;
  readonly valueQuantities: WatchedAnswer<readonly OfferValueQuantity[], OffersFailure>;
  readonly publicity: WatchedAnswer<readonly Publicity[], OffersFailure>;
  readonly news: WatchedAnswer<ProductGroups, NewsFailure>;
  readonly flyers: WatchedAnswer<readonly StoredFile[], FilesFailure>;
  readonly popups: WatchedAnswer<readonly StoredFile[], FilesFailure>;
  stop(): void;
}

interface PromotionPorts {
  readonly offers: OffersDesk;
  readonly news: NewsDesk;
  readonly files: FilesDesk;
}

export function createPromotions({ offers, news, files }: PromotionPorts, caller: Caller, live: LiveActor): Promotions {
  const answers = {
    offered: createWatchedAnswer(() => offers.products(caller)),
    lots: createWatchedAnswer(() => offers.lots(caller)),
    valueQuantities: createWatchedAnswer(() => offers.valueQuantities(caller)),
    publicity: createWatchedAnswer(() => offers.publicity(caller)),
    news: createWatchedAnswer(() => news.products(caller)),
    flyers: createWatchedAnswer(() => files.list(caller, 'Flyers')),
    popups: createWatchedAnswer(() => files.list(caller, 'Popups')),
  };
  const { offered, lots, valueQuantities, publicity } = answers;
  const subscriptions = [
    changesOf(live, ...pricesMoved).subscribe((change) => {
      // A connection that came back may have missed something; the first one has not.
      if (change !== 'refresh') for (const answer of [offered, lots, valueQuantities, publicity]) answer.outdate();
    }),
    changesOf(live, 'NewsChanged').subscribe((change) => {
      if (change !== 'refresh') for (const answer of [answers.flyers, answers.popups]) answer.outdate();
    }),
    changesOf(live, 'NewsChanged', 'CatalogueChanged', 'TermsChanged').subscribe((change) => {
      if (change !== 'refresh') answers.news.outdate();
    }),
  ];
  return {
    ...answers,
    stop() {
      for (const subscription of subscriptions) subscription.unsubscribe();
      for (const answer of Object.values(answers)) answer.stop();
    },
  };
}
