import { ContainerModule } from 'inversify';
import { createBackupService } from '#adapters/http/backups.ts';
import { createServerProbe } from '#adapters/http/server-probe.ts';
import { foundation, services } from '../parts.ts';

/** The server itself: its backups, and how it is. */
export const serverModule = new ContainerModule(({ bind }) => {
  bind(services.backups).toDynamicValue(({ get }) => createBackupService(get(foundation.call), get(foundation.http)));
  bind(services.probe).toDynamicValue(({ get }) => createServerProbe(get(foundation.call)));
});
