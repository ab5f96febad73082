import type { Caller } from '#core/access/caller.ts';
import type { SeenList } from '#core/saved-lists/saved-list.repository.port.ts';
import type { KeptList, NewList, SavedListFailure, SavedListService } from '#core/saved-lists/saved-list.service.ts';
import type { LineToSave, SavedList, SavedListSummary } from '#core/saved-lists/saved-list.ts';
import type { SavedListId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import { createIdempotencyKey } from '#web/state/idempotency-key.ts';
import type { ServiceQueries, ServiceQuery, Whole } from '#web/state/query-client.ts';
import { thenReading } from '#web/state/then-read.ts';

type Answer<Value> = Promise<Result<Value, SavedListFailure>>;

/** The company's saved lists, and what is done to them; what a colleague does is followed. */
export interface SavedListQueries {
  readonly all: ServiceQuery<Whole, readonly SavedListSummary[], SavedListFailure>;
  read(id: SavedListId): Answer<SavedList>;
  /** Keeps a new list, once, however often it is tried. `seen` is the cart's tag where the cart is what is kept. */
  create(list: NewList, seen: string | null): Answer<KeptList>;
  change(which: SeenList, change: { readonly name?: string; readonly lines?: readonly LineToSave[] }): Answer<KeptList>;
  remove(which: SeenList): Answer<void>;
}

export function createSavedListQueries(
  service: SavedListService,
  caller: Caller,
  queries: ServiceQueries,
  newKey: () => string,
): SavedListQueries {
  const all = queries.define('saved-lists', () => service.all(caller), { outdatedBy: ['SavedListsChanged'] });
  const intention = createIdempotencyKey(newKey);
  const thenRead = thenReading(all.outdate);
  const create = async (list: NewList, seen: string | null): Answer<KeptList> => {
    const answer = await service.create(caller, list, intention.keyFor({ ...list, seen }));
    if (answer.ok) intention.settled();
    return answer;
  };
  return {
    all,
    read: (id) => service.read(caller, id),
    create: (list, seen) => thenRead(create(list, seen)),
    change: (which, change) => thenRead(service.change(caller, which, change)),
    remove: (which) => thenRead(service.remove(caller, which)),
  };
}
