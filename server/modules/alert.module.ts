import { ContainerModule } from 'inversify';
import { createAlertRepository } from '#adapters/postgres/alert.ts';
import { createAlertService } from '#core/alert/create-alert-service.ts';
import { parts } from '../parts.ts';
import { alertRoutes } from '../routes/alert.routes.ts';
import { routesOf } from './routes-of.ts';

/** What the distributor tells every customer once. */
export const alertModule = new ContainerModule(({ bind }) => {
  bind(parts.alertService).toDynamicValue((made) =>
    createAlertService(createAlertRepository(made.get(parts.database))),
  );
  bind(parts.routes).toDynamicValue(routesOf(alertRoutes, parts.alertService));
});
