import { ContainerModule } from 'inversify';
import { createSavedSearchRepository } from '#adapters/postgres/saved-searches.ts';
import { createSavedSearchService } from '#core/saved-searches/create-saved-search-service.ts';
import { parts } from '../parts.ts';
import { savedSearchRoutes } from '../routes/saved-searches.routes.ts';
import { routesOf } from './routes-of.ts';

/** Searches that people keep. */
export const savedSearchesModule = new ContainerModule(({ bind }) => {
  bind(parts.savedSearchService).toDynamicValue((made) =>
    createSavedSearchService(createSavedSearchRepository(made.get(parts.database))),
  );
  bind(parts.routes).toDynamicValue(routesOf(savedSearchRoutes, parts.savedSearchService));
});
