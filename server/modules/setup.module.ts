import { ContainerModule } from 'inversify';
import { readSetupFacts } from '#adapters/postgres/setup.ts';
import { defaultDistributor } from '#core/distributor/default-distributor.ts';
import { createSetupService } from '#core/setup/create-setup-service.ts';
import { parts } from '../container.ts';

/** How far the shop is set up. */
export const setupModule = new ContainerModule(({ bind }) => {
  bind(parts.setupService).toDynamicValue((made) => {
    const settings = made.get(parts.settings);
    return createSetupService({
      stored: () => readSetupFacts(made.get(parts.database)),
      sendsMails: made.get(parts.canSendMails),
      hasOwnName: made.get(parts.distributor) !== defaultDistributor,
      makesBackups: settings.backupEveryHours > 0,
    });
  });
});
