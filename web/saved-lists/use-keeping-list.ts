import type { KeptList, NewList, SavedListFailure } from '#core/saved-lists/saved-list.service.ts';
import type { Result } from '#core/shared/result.ts';
import { useServices } from '#web/services.ts';

/** Keeps a new list, once, however often it is tried. */
export function useKeepingList(): (list: NewList) => Promise<Result<KeptList, SavedListFailure>> {
  const { savedLists, cart } = useServices();
  // 'The cart' means its present lines: with other lines, the same name makes another list.
  return (list) => savedLists.create(list, list.lines === 'cart' ? (cart.view.get().cart?.tag ?? null) : null);
}
