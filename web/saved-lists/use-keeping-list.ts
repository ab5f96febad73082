import type { KeptList, NewList, SavedListFailure } from '#core/saved-lists/saved-lists-desk.ts';
import type { Result } from '#core/shared/result.ts';
import { useDesks } from '#web/desks.ts';

/** Keeps a new list, once, however often it is tried. */
export function useKeepingList(): (list: NewList) => Promise<Result<KeptList, SavedListFailure>> {
  const { savedLists, caller, listKey } = useDesks();
  return async (list) => {
    const answer = await savedLists.create(caller, list, listKey.keyFor(list));
    if (answer.ok) listKey.settled();
    return answer;
  };
}
