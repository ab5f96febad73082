import { ContainerModule } from 'inversify';
import { createSavedListService } from '#adapters/http/saved-lists.ts';
import { foundation, services } from '../parts.ts';
import { createSavedListQueries } from '../saved-lists/saved-list-queries.ts';

/** The company's saved lists. */
export const savedListsModule = new ContainerModule(({ bind }) => {
  bind(services.savedLists).toDynamicValue(({ get }) =>
    createSavedListQueries(
      createSavedListService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
      get(foundation.newKey),
    ),
  );
});
