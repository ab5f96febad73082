import { ContainerModule } from 'inversify';
import { createPublicService } from '#adapters/http/public.ts';
import { foundation, services } from '../parts.ts';
import { createPublicQueries } from '../shell/public-queries.ts';

/** The distributor's settings that everybody may know. */
export const distributorModule = new ContainerModule(({ bind }) => {
  bind(services.publicQueries).toDynamicValue(({ get }) => {
    const { call, kept } = get(foundation.publicServices);
    return createPublicQueries(createPublicService(call), kept, get(foundation.queries));
  });
});
