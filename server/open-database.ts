import { existsSync } from 'node:fs';
import { type DirectoryFailure, preparePrivateDirectory } from '#adapters/files/private-directory.ts';
import { abandonUnfinished } from '#adapters/postgres/catalogue-draft/abandon.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { type DirectoryTaken, lockDirectory } from '#adapters/postgres/database/directory-lock.ts';
import { openEmbedded } from '#adapters/postgres/database/embedded.ts';
import { openPostgresql } from '#adapters/postgres/database/postgresql.ts';
import { awaitsMigration, type MigrationFailure, migrate } from '#adapters/postgres/migrate.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { makeBackup } from './backups/backup-folder.ts';
import type { Installation } from './installation.ts';
import type { Settings } from './settings.ts';

export type OpenFailure =
  | DirectoryFailure
  | DirectoryTaken
  | { readonly code: 'database-damaged'; readonly detail: string }
  | { readonly code: 'database-unreachable'; readonly detail: string }
  | MigrationFailure
  /** Tables are not changed without a backup of them, where backups are made at all. */
  | { readonly code: 'backup-failed'; readonly directory: string; readonly detail: string };

/** The database of the settings, at this program's tables (after a backup of older ones), without what an unfinished catalogue draft left. */
export const openDatabase = async (
  settings: Settings,
  installation: Installation,
  report?: ReportFailure,
): Promise<Result<Database, OpenFailure>> => {
  const opened = await reachDatabase(settings, installation, report);
  if (!opened.ok) return opened;
  const ready = await bringUp(settings, installation, opened.val);
  if (!ready.ok) {
    await opened.val.close();
    return ready;
  }
  await abandonUnfinished(opened.val);
  return opened;
};

const bringUp = async (
  settings: Settings,
  { version }: Installation,
  database: Database,
): Promise<Result<number, OpenFailure>> => {
  if (settings.backupEveryHours > 0 && (await awaitsMigration(database))) {
    try {
      await makeBackup(settings, database, version, new AbortController().signal);
    } catch (error) {
      return Err({ code: 'backup-failed', directory: settings.backupDir, detail: wordsOf(error) });
    }
  }
  return migrate(database);
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Null unless another Mostrador runs on the data directory: then a port of it that is taken is taken by that one. */
export const whoHas = async (dataDir: string): Promise<DirectoryTaken | null> => {
  if (!existsSync(dataDir)) return null;
  const lock = await lockDirectory(dataDir);
  if (lock.ok) await lock.val.release();
  return !lock.ok && lock.val.code === 'directory-taken' ? lock.val : null;
};

/** The database of the settings as it is, without migrations. */
export const reachDatabase = async (
  { databaseUrl, dataDir }: Settings,
  { workerFile }: Installation,
  report?: ReportFailure,
): Promise<Result<Database, OpenFailure>> => {
  if (databaseUrl === null) return openEmbedded(dataDir, workerFile('embedded'), report);
  // Uploads, price lists and the search snapshot are one process's own, whatever database stands behind it.
  const prepared = preparePrivateDirectory(dataDir);
  if (!prepared.ok) return prepared;
  const lock = await lockDirectory(dataDir);
  if (!lock.ok) return lock;
  try {
    const database = await openPostgresql(databaseUrl, undefined, report);
    const close = (): Promise<void> => database.close().finally(() => lock.val.release());
    return Ok({ ...database, close });
  } catch (error) {
    await lock.val.release();
    return Err({ code: 'database-unreachable', detail: wordsOf(error) });
  }
};
