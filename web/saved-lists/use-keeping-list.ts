import type { KeptList, NewList, SavedListFailure } from '#core/saved-lists/saved-lists-desk.ts';
import type { Result } from '#core/shared/result.ts';
import { useDesks } from '#web/desks.ts';

/** Keeps a new list, once, however often it is tried. */
export function useKeepingList(): (list: NewList) => Promise<Result<KeptList, SavedListFailure>> {
  const { savedLists, caller, listKey, cart } = useDesks();
  return async (list) => {
    // The same name for what the cart holds by now is another list to keep.
    const key = listKey.keyFor({ ...list, cart: cart.view.get().cart?.tag ?? null });
    const answer = await savedLists.create(caller, list, key);
    if (answer.ok) listKey.settled();
    return answer;
  };
}
