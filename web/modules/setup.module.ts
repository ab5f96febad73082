import { ContainerModule } from 'inversify';
import { createSetupService } from '#adapters/http/setup.ts';
import { foundation, services } from '../parts.ts';

/** How far the shop is set up. With its screen. */
export const setupModule = new ContainerModule(({ bind }) => {
  bind(services.setup).toDynamicValue(({ get }) => {
    const service = createSetupService(get(foundation.publicServices).call);
    // The missing steps are done on other screens: asked anew whenever this one opens. A step that was done since is
    // shorter, and moves all below it: nothing is shown to be clicked before that is known.
    return get(foundation.queries).define('setup', () => service.facts(get(services.caller)), {
      staleTime: 0,
      isNewAtOpening: true,
    });
  });
});
