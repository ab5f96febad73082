import { ContainerModule } from 'inversify';
import { createActivityService } from '#adapters/http/activity.ts';
import { createActivityQueries } from '../activity/activity-queries.ts';
import { foundation, services } from '../parts.ts';

/** The activity, with its screen. */
export const activityModule = new ContainerModule(({ bind }) => {
  bind(services.activity).toDynamicValue(({ get }) =>
    createActivityQueries(
      createActivityService(get(foundation.publicServices).http),
      get(services.caller),
      get(foundation.queries),
    ),
  );
});
