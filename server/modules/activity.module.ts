import { ContainerModule } from 'inversify';
import { createActivityTableWriter } from '#adapters/documents/activity-table-files.ts';
import { createActivityRepository } from '#adapters/postgres/activity/activity.ts';
import { createActivityService } from '#core/activity/create-activity-service.ts';
import { parts } from '../parts.ts';
import { activityRoutes } from '../routes/activity.routes.ts';
import { routesOf } from './routes-of.ts';

/** The audit trail, and its lists. */
export const activityModule = new ContainerModule(({ bind }) => {
  bind(parts.activityRepository).toDynamicValue((made) => createActivityRepository(made.get(parts.database)));
  bind(parts.activityService).toDynamicValue((made) =>
    createActivityService({
      activity: made.get(parts.activityRepository),
      writer: createActivityTableWriter(made.get(parts.tableFiles)),
      clock: made.get(parts.clock),
    }),
  );
  bind(parts.routes).toDynamicValue(routesOf(activityRoutes, parts.activityService));
});
