import { ContainerModule } from 'inversify';
import { createNewsRepository } from '#adapters/postgres/news.ts';
import { createNewsManagementService } from '#core/news/create-news-management-service.ts';
import { createNewsService } from '#core/news/create-news-service.ts';
import { parts } from '../parts.ts';
import { newsManagementRoutes, newsRoutes } from '../routes/news.routes.ts';
import { routesOf } from './routes-of.ts';
import { sellingOf } from './selling.ts';

/** Products that are announced. */
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
  bind(parts.routes).toDynamicValue(routesOf(newsRoutes, parts.newsService));
  bind(parts.routes).toDynamicValue(routesOf(newsManagementRoutes, parts.newsManagementService));
});
