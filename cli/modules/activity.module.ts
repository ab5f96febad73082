import { ContainerModule } from 'inversify';
import { createActivityService } from '#adapters/http/activity.ts';
import { foundation, services } from '../parts.ts';

/** What was done, by whom. */
export const activityModule = new ContainerModule(({ bind }) => {
  bind(services.activity).toDynamicValue(({ get }) => createActivityService(get(foundation.http)));
});
