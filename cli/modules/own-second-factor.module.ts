import { ContainerModule } from 'inversify';
import { createSecondFactorService } from '#adapters/http/second-factor.ts';
import { foundation, services } from '../parts.ts';

/** One's own second factor. */
export const ownSecondFactorModule = new ContainerModule(({ bind }) => {
  bind(services.ownSecondFactor).toDynamicValue(({ get }) => createSecondFactorService(get(foundation.call)));
});
