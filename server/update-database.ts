import { abandonUnfinished } from '#adapters/postgres/catalogue-draft/abandon.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { awaitsMigration, type MigrationFailure, migrate } from '#adapters/postgres/migrate.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { makeBackup } from './backups/backup-folder.ts';
import type { Installation } from './installation.ts';
import type { Settings } from './settings.ts';

export type UpdateFailure =
  | MigrationFailure
  /** Tables are not changed without a backup of them, where backups are made at all. */
  | { readonly code: 'backup-failed'; readonly directory: string; readonly detail: string };

/**
 * Brings an open database to this program's tables, after a backup of older ones, without what an unfinished catalogue
 * draft left. Closed where that fails.
 */
export const updateDatabase = async (
  settings: Settings,
  installation: Installation,
  database: Database,
): Promise<Result<Database, UpdateFailure>> => {
  const migrated = await migrateTables(settings, installation, database);
  if (!migrated.ok) {
    await database.close();
    return migrated;
  }
  await abandonUnfinished(database);
  return Ok(database);
};

const migrateTables = async (
  settings: Settings,
  { version }: Installation,
  database: Database,
): Promise<Result<number, UpdateFailure>> => {
  if (settings.backupEveryHours > 0 && (await awaitsMigration(database))) {
    try {
      await makeBackup(settings, database, version, new AbortController().signal, { isAlone: true });
    } catch (error) {
      const detail = error instanceof Error ? error.message : String(error);
      return Err({ code: 'backup-failed', directory: settings.backupDir, detail });
    }
  }
  return migrate(database);
};
