import { ContainerModule } from 'inversify';
import { createFlyerRepository } from '#adapters/postgres/flyers.ts';
import { createNewsRepository } from '#adapters/postgres/news.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createFlyerManagementService } from '#core/flyers/create-flyer-management-service.ts';
import { createFlyerService } from '#core/flyers/create-flyer-service.ts';
import { createNewsManagementService } from '#core/news/create-news-management-service.ts';
import { createNewsService } from '#core/news/create-news-service.ts';
import { parts } from '../parts.ts';
import { flyerManagementRoutes, flyerRoutes } from '../routes/flyers.routes.ts';
import { newsManagementRoutes, newsRoutes } from '../routes/news.routes.ts';
import { routesOf } from './routes-of.ts';
import { sellingOf } from './selling.ts';

/** Products that are announced, by themselves or on flyers. */
export const newsModule = new ContainerModule(({ bind }) => {
  bind(parts.news).toDynamicValue((made) => createNewsRepository(made.get(parts.database)));
  bind(parts.newsService).toDynamicValue((made) =>
    createNewsService({ ...sellingOf(made), news: made.get(parts.news) }),
  );
  bind(parts.newsManagementService).toDynamicValue((made) =>
    createNewsManagementService({
      news: made.get(parts.news),
      productRepository: made.get(parts.productRepository),
      clock: made.get(parts.clock),
    }),
  );
  bind(parts.flyers).toDynamicValue((made) => createFlyerRepository(made.get(parts.database)));
  bind(parts.flyerService).toDynamicValue((made) =>
    createFlyerService({ ...sellingOf(made), flyers: made.get(parts.flyers) }),
  );
  bind(parts.flyerManagementService).toDynamicValue((made) =>
    createFlyerManagementService({
      flyers: made.get(parts.flyers),
      productRepository: made.get(parts.productRepository),
      hasher,
    }),
  );
  bind(parts.routes).toDynamicValue(routesOf(newsRoutes, parts.newsService));
  bind(parts.routes).toDynamicValue(routesOf(newsManagementRoutes, parts.newsManagementService));
  bind(parts.routes).toDynamicValue(routesOf(flyerRoutes, parts.flyerService));
  bind(parts.routes).toDynamicValue(routesOf(flyerManagementRoutes, parts.flyerManagementService));
});
