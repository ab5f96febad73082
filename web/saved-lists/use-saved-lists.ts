import { useEffect, useState } from 'react';
import { changesOf } from '#core/live/changes.ts';
import type { SavedListSummary } from '#core/saved-lists/saved-list.ts';
import type { SavedListFailure } from '#core/saved-lists/saved-lists-desk.ts';
import { useDesks } from '#web/desks.ts';

/** The company's lists as they are now. */
export function useSavedLists() {
  const { savedLists, caller, live } = useDesks();
  const [lists, setLists] = useState<readonly SavedListSummary[] | null>(null);
  const [failure, fail] = useState<SavedListFailure | null>(null);
  const [reading, readAgain] = useState(0);

  useEffect(() => {
    let isWanted = reading >= 0;
    void savedLists.all(caller).then((answer) => {
      if (!isWanted) return;
      fail(answer.ok ? null : answer.val);
      if (answer.ok) setLists(answer.val);
    });
    return () => {
      isWanted = false;
    };
  }, [savedLists, caller, reading]);

  useEffect(() => {
    const changes = changesOf(live, 'SavedListsChanged').subscribe(() => readAgain((times) => times + 1));
    return () => changes.unsubscribe();
  }, [live]);

  return { lists, failure, refresh: () => readAgain((times) => times + 1) };
}
