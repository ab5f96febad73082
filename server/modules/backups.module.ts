import { ContainerModule } from 'inversify';
import { createBackupScheduler } from '../backups/backup-scheduler.ts';
import { parts } from '../parts.ts';
import { backupRoutes } from '../routes/backups.routes.ts';
import { routesOf } from './routes-of.ts';

/** Backups while the server runs. */
export const backupsModule = new ContainerModule(({ bind }) => {
  bind(parts.backupScheduler).toDynamicValue((made) =>
    createBackupScheduler(
      made.get(parts.settings),
      made.get(parts.database),
      made.get(parts.installation).version,
      made.get(parts.logger),
      made.get(parts.report),
    ),
  );
  bind(parts.startJob).toDynamicValue((made) => () => {
    const scheduler = made.get(parts.backupScheduler);
    scheduler.start();
    return scheduler;
  });
  bind(parts.routes).toDynamicValue(routesOf(backupRoutes, parts.backupScheduler));
});
