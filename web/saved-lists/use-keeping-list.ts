import type { KeptList, NewList, SavedListFailure } from '#core/saved-lists/saved-list.service.ts';
import type { Result } from '#core/shared/result.ts';
import { useServices } from '#web/services.ts';

/** Keeps a new list, once, however often it is tried. */
export function useKeepingList(): (list: NewList) => Promise<Result<KeptList, SavedListFailure>> {
  const { savedLists, caller, listKey, cart } = useServices();
  return async (list) => {
    // 'The cart' is what it holds by now: the same name for something else of it is another list to keep.
    const seen = list.lines === 'cart' ? (cart.view.get().cart?.tag ?? null) : null;
    const answer = await savedLists.create(caller, list, listKey.keyFor({ ...list, seen }));
    if (answer.ok) listKey.settled();
    return answer;
  };
}
