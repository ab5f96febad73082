/** The searches that this login keeps, and how to keep, rename and delete one. */

import type { SavedSearch } from '#core/saved-searches/saved-search.ts';
import { useServiceQuery } from '#web/hooks/use-service-query.ts';
import { useServices } from '#web/services.ts';

export interface SavedSearchesNow {
  /** Empty also while they cannot be had. */
  readonly searches: readonly SavedSearch[];
  /** Whether the server is known to have them: another distributor's may not, and then nothing of them is shown. */
  readonly isOffered: boolean;
  readonly isAwaited: boolean;
}

const none: readonly SavedSearch[] = [];

export function useSavedSearches(): SavedSearchesNow {
  const { savedSearches } = useServices();
  const { answer, failure } = useServiceQuery(savedSearches.list);
  return {
    searches: answer ?? none,
    isOffered: answer !== null || (failure !== null && failure.code !== 'not-offered'),
    isAwaited: answer === null && failure === null,
  };
}
