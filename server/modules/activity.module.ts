import { ContainerModule } from 'inversify';
import { activityFile } from '#adapters/documents/activity-file.ts';
import { createActivityRepository } from '#adapters/postgres/activity/activity.ts';
import { createActivityService } from '#core/activity/create-activity-service.ts';
import { parts } from '../container.ts';

/** Who did what. */
export const activityModule = new ContainerModule(({ bind }) => {
  bind(parts.activityRepository).toDynamicValue((made) => createActivityRepository(made.get(parts.database)));
  bind(parts.activityService).toDynamicValue((made) =>
    createActivityService({ activity: made.get(parts.activityRepository), fileOf: activityFile }),
  );
});
