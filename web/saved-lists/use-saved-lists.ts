import { useEffect, useState } from 'react';
import { changesOf } from '#core/live/changes.ts';
import type { SavedListFailure } from '#core/saved-lists/saved-list.service.ts';
import type { SavedListSummary } from '#core/saved-lists/saved-list.ts';
import { useServices } from '#web/services.ts';

/** The company's lists as they are now. */
export function useSavedLists() {
  const { savedLists, caller, live } = useServices();
  const [lists, setLists] = useState<readonly SavedListSummary[] | null>(null);
  const [failure, setFailure] = useState<SavedListFailure | null>(null);
  const [reading, setReading] = useState(0);

  useEffect(() => {
    let isWanted = reading >= 0;
    void savedLists.all(caller).then((answer) => {
      if (!isWanted) return;
      setFailure(answer.ok ? null : answer.val);
      if (answer.ok) setLists(answer.val);
    });
    return () => {
      isWanted = false;
    };
  }, [savedLists, caller, reading]);

  useEffect(() => {
    const changes = changesOf(live, 'SavedListsChanged').subscribe(() => setReading((times) => times + 1));
    return () => changes.unsubscribe();
  }, [live]);

  return { lists, failure, refresh: () => setReading((times) => times + 1) };
}
