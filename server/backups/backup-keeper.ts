import { statSync } from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#adapters/postgres/database.ts';
import { isBackupDue } from '#core/backups/schedule.ts';
import type { Settings } from '../settings.ts';
import { isUnchanged, makeBackup, newestBackupAt } from './backup-folder.ts';

/** The first look leaves a start in peace; a failed backup is tried again at the next one. */
const lookEveryMs = 5 * 60 * 1000;

/** Makes backups while the server runs. Answers how to stop: a backup that is being made is given up and leaves nothing. */
export const startBackups = (
  settings: Settings,
  database: Database,
  program: string,
  logger: FastifyBaseLogger,
  everyMs = lookEveryMs,
): (() => Promise<void>) => {
  if (settings.backupEveryHours === 0) return async () => undefined;
  const giveUp = new AbortController();
  let running: Promise<void> | null = null;

  const look = async (): Promise<void> => {
    if (!isBackupDue(newestBackupAt(settings), settings.backupEveryHours, Date.now())) return;
    if (await isUnchanged(settings, database)) return;
    const start = performance.now();
    const file = await makeBackup(settings, database, program, giveUp.signal);
    logger.info({ file, bytes: statSync(file).size, ms: Math.round(performance.now() - start) }, 'backup made');
  };
  const timer = setInterval(() => {
    if (running !== null) return;
    running = look()
      .catch((error: unknown) => {
        if (!giveUp.signal.aborted) logger.error({ err: error }, 'backup failed');
      })
      .finally(() => {
        running = null;
      });
  }, everyMs);
  timer.unref();

  return async () => {
    clearInterval(timer);
    giveUp.abort();
    await running;
  };
};
