import type { Caller } from '#core/access/caller.ts';
import type { IssuedPassword } from '#core/credentials/credentials-desk.ts';
import type { Seller } from '#core/sellers/seller.ts';
import type { SellersDesk, SellersFailure } from '#core/sellers/sellers-desk.ts';
import type { SellerId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { createWatchedAnswer, type WatchedAnswer } from '#web/parts/watched-answer.ts';

/** The distributor's sellers; asked only by administrators. */
export interface SellerKeeper {
  readonly list: WatchedAnswer<readonly Seller[], SellersFailure>;
  issue(id: SellerId): Promise<Result<IssuedPassword, SellersFailure>>;
  stop(): void;
}

export function createSellerKeeper(desk: SellersDesk, caller: Caller): SellerKeeper {
  const list = createWatchedAnswer(() => desk.list(caller));
  return { list, issue: (id) => desk.issue(caller, id), stop: list.stop };
}
