import { ContainerModule } from 'inversify';
import { createNewsManagementService } from '#adapters/http/news.ts';
import { createAnnouncedQueries } from '../news/announced-queries.ts';
import { foundation, services } from '../parts.ts';

/** Announcing news. With its screen. */
export const newsModule = new ContainerModule(({ bind }) => {
  bind(services.announcedNews).toDynamicValue(({ get }) =>
    createAnnouncedQueries(
      createNewsManagementService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
    ),
  );
});
