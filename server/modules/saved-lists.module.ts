import { ContainerModule } from 'inversify';
import { createSavedListRepository } from '#adapters/postgres/saved-lists.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createSavedListService } from '#core/saved-lists/create-saved-list-service.ts';
import { parts } from '../parts.ts';
import { savedListRoutes } from '../routes/saved-lists.routes.ts';
import { routesOf } from './routes-of.ts';
import { sellingOf } from './selling.ts';

/** Lists that a company keeps. */
export const savedListsModule = new ContainerModule(({ bind }) => {
  bind(parts.savedListService).toDynamicValue((made) =>
    createSavedListService({ ...sellingOf(made), lists: createSavedListRepository(made.get(parts.database)), hasher }),
  );
  bind(parts.routes).toDynamicValue(routesOf(savedListRoutes, parts.savedListService));
});
