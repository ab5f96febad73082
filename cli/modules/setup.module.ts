import { ContainerModule } from 'inversify';
import { createSetupService } from '#adapters/http/setup.ts';
import { foundation, services } from '../parts.ts';

/** How far the shop is set up. */
export const setupModule = new ContainerModule(({ bind }) => {
  bind(services.setup).toDynamicValue(({ get }) => createSetupService(get(foundation.call)));
});
