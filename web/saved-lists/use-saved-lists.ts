import { useEffect, useState } from 'react';
import type { SavedListSummary } from '#core/saved-lists/saved-list.ts';
import type { SavedListFailure } from '#core/saved-lists/saved-lists-desk.ts';
import { useDesks } from '#web/desks.ts';

/** The company's lists as they are now. */
export function useSavedLists() {
  const { savedLists, caller } = useDesks();
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

  return { lists, failure, refresh: () => readAgain((times) => times + 1) };
}
