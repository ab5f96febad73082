import { ContainerModule } from 'inversify';
import { createFlyerManagementService } from '#adapters/http/flyers.ts';
import { createPictureService } from '#adapters/http/pictures.ts';
import { foundation, services } from '../parts.ts';
import { createPictureQueries } from '../pictures/picture-queries.ts';

/** The distributor’s pictures. With their screen. */
export const picturesModule = new ContainerModule(({ bind }) => {
  bind(services.pictures).toDynamicValue(({ get }) =>
    createPictureQueries(
      createPictureService(get(foundation.publicServices).call),
      createFlyerManagementService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
    ),
  );
});
