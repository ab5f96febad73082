import type { Caller } from '#core/access/caller.ts';
import { changesOf } from '#core/live/changes.ts';
import type { LiveActor } from '#core/live/live.machine.ts';
import type { NewsItem } from '#core/news/news-item.ts';
import type { NewsManagementDesk, NewsManagementFailure, ToAnnounce } from '#core/news/news-management-desk.ts';
import type { NewsId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { createWatchedAnswer, type WatchedAnswer } from '#web/parts/watched-answer.ts';

/** What the distributor announces, as administrators keep it. */
export interface Announcing {
  readonly announced: WatchedAnswer<readonly NewsItem[], NewsManagementFailure>;
  announce(what: ToAnnounce): Promise<Result<NewsItem, NewsManagementFailure>>;
  withdraw(id: NewsId): Promise<Result<null, NewsManagementFailure>>;
  stop(): void;
}

export function createAnnouncing(desk: NewsManagementDesk, caller: Caller, live: LiveActor): Announcing {
  const announced = createWatchedAnswer(() => desk.list(caller));
  const changes = changesOf(live, 'NewsChanged', 'CatalogueChanged').subscribe(announced.outdate);
  return {
    announced,
    announce: (what) => desk.announce(caller, what),
    withdraw: (id) => desk.withdraw(caller, id),
    stop() {
      changes.unsubscribe();
      announced.stop();
    },
  };
}
