import { ContainerModule } from 'inversify';
import { createSavedSearchService } from '#adapters/http/saved-searches.ts';
import { foundation, services } from '../parts.ts';
import { createSavedSearchQueries } from '../saved-searches/saved-search-queries.ts';

/** Searches that people keep. */
export const savedSearchesModule = new ContainerModule(({ bind }) => {
  bind(services.savedSearches).toDynamicValue(({ get }) =>
    createSavedSearchQueries(
      createSavedSearchService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
    ),
  );
});
