import { ContainerModule } from 'inversify';
import { readMailTest } from '#adapters/postgres/mail/mail-test.ts';
import { readSetupFacts } from '#adapters/postgres/setup.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { unsaidOf } from '#core/distributor/blank-distributor.ts';
import { createSetupService } from '#core/setup/create-setup-service.ts';
import { parts } from '../parts.ts';
import { setupRoutes } from '../routes/setup.routes.ts';
import { backupPlace } from '../settings.ts';
import { routesOf } from './routes-of.ts';

/** How far the shop is set up. */
export const setupModule = new ContainerModule(({ bind }) => {
  bind(parts.setupService).toDynamicValue((made) => {
    const [settings, distributor, file] = [
      made.get(parts.settings),
      made.get(parts.distributor),
      made.get(parts.distributorFile),
    ];
    return createSetupService({
      stored: () => readSetupFacts(made.get(parts.database)),
      sendsMails: made.get(parts.canSendMails),
      mailTest: () => readMailTest(made.get(parts.database), { ...settings, cipher: made.get(parts.cipher), hasher }),
      unsaid: () => unsaidOf(distributor(), file.isThere ? null : file.distributor),
      knowsAddress: settings.publicUrl !== null,
      backups: backupPlace(settings),
    });
  });
  bind(parts.routes).toDynamicValue(routesOf(setupRoutes, parts.setupService));
});
