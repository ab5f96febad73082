import { ContainerModule } from 'inversify';
import { createAlertService } from '#adapters/http/alert.ts';
import { createAlertQueries } from '../alert/alert-queries.ts';
import { foundation, services } from '../parts.ts';

/** The distributor's alert for every customer. */
export const alertModule = new ContainerModule(({ bind }) => {
  bind(services.alert).toDynamicValue(({ get }) =>
    createAlertQueries(
      createAlertService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
    ),
  );
});
