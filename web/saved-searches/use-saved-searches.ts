import type { SavedSearch } from '#core/saved-searches/saved-search.ts';
import { useDesks } from '#web/desks.ts';
import { useWatchedAnswer } from '#web/parts/watched-answer.ts';

export interface SavedSearchesNow {
  /** Empty also while they cannot be had. */
  readonly searches: readonly SavedSearch[];
  /** Whether the server is known to have them: another distributor's may not, and then nothing of them is shown. */
  readonly isOffered: boolean;
  readonly isAwaited: boolean;
}

const none: readonly SavedSearch[] = [];

export function useSavedSearches(): SavedSearchesNow {
  const { savedSearches } = useDesks();
  const { answer, failure } = useWatchedAnswer(savedSearches.list);
  return {
    searches: answer ?? none,
    isOffered: answer !== null || (failure !== null && failure.code !== 'not-offered'),
    isAwaited: answer === null && failure === null,
  };
}
