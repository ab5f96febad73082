import type { FastifyBaseLogger } from 'fastify';
import { type Looking, lookEvery } from '#adapters/clock/look-every.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { DatabaseClosed } from '#adapters/postgres/database/database-closed.ts';
import type { Backup, BackupService } from '#core/backups/backup.service.ts';
import { createBackupService } from '#core/backups/create-backup-service.ts';
import { isBackupDue } from '#core/backups/schedule.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import { sharedWork } from '#core/shared/shared-work.ts';
import type { Settings } from '../settings.ts';
import { backupsIn, isUnchanged, makeBackup, newestBackupAt } from './backup-folder.ts';

/** The first look leaves a start in peace; a failed backup is tried again at the next one. */
const lookEveryMs = 5 * 60 * 1000;

/** Where a running server makes its backups, one at a time: when they are due, and when somebody asks. */
export interface BackupScheduler extends BackupService {
  /** Begins to look whether one is due. */
  start(everyMs?: number): void;
  /** A backup that is being made is given up and leaves nothing. */
  stop(): Promise<void>;
}

export const createBackupScheduler = (
  settings: Settings,
  database: Database,
  program: string,
  logger: FastifyBaseLogger,
  report: ReportFailure,
): BackupScheduler => {
  const giveUp = new AbortController();
  let looking: Looking | null = null;

  const making = sharedWork(async (): Promise<Backup> => {
    const start = performance.now();
    const backup = await makeBackup(settings, database, program, giveUp.signal);
    logger.info({ ...backup, ms: Math.round(performance.now() - start) }, 'backup made');
    return backup;
  });
  const tellFailure = (error: unknown): void => {
    if (!giveUp.signal.aborted) report('backup', error);
  };
  const look = async (): Promise<void> => {
    if (!isBackupDue(newestBackupAt(settings), settings.backupEveryHours, Date.now())) return;
    if (!(await isUnchanged(settings, database))) await making.begin();
  };

  const service = createBackupService({
    list: () => backupsIn(settings),
    async make() {
      if (giveUp.signal.aborted) throw new DatabaseClosed(giveUp.signal.reason);
      try {
        return await making.begin();
      } catch (error) {
        if (giveUp.signal.aborted) throw new DatabaseClosed(error);
        tellFailure(error);
        return null;
      }
    },
  });
  return {
    ...service,
    start(everyMs = lookEveryMs) {
      if (settings.backupEveryHours === 0) return;
      looking = lookEvery(everyMs, look, tellFailure);
    },
    async stop() {
      giveUp.abort();
      await Promise.allSettled([looking?.stop(), making.underWay()]);
    },
  };
};
