import { ContainerModule } from 'inversify';
import { createBrandBoardRepository } from '#adapters/postgres/brand-board.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createBrandBoardService } from '#core/segments/create-brand-board-service.ts';
import { parts } from '../parts.ts';
import { brandBoardRoutes } from '../routes/brand-board.routes.ts';
import { routesOf } from './routes-of.ts';

/** The board of vehicle brands. */
export const segmentsModule = new ContainerModule(({ bind }) => {
  bind(parts.brandBoardService).toDynamicValue((made) =>
    createBrandBoardService({
      repository: createBrandBoardRepository(made.get(parts.database), made.get(parts.follower)),
      hasher,
    }),
  );
  bind(parts.routes).toDynamicValue(routesOf(brandBoardRoutes, parts.brandBoardService));
});
