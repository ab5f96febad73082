import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BackupFailure, backupRows, checkBackup, type WholeBackup } from '#adapters/backups/read-backup.ts';
import { type RestoreFailure, restoreDatabase, restoreRefusal } from '#adapters/postgres/backup/restore-database.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { awaitsMigration, isMigrated } from '#adapters/postgres/migrate.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import { resetAdminPassword } from '../first-admin.ts';
import type { Installation } from '../installation.ts';
import { type OpenFailure, openDatabase } from '../open-database.ts';
import type { Settings } from '../settings.ts';
import { type UpdateFailure, updateDatabase } from '../update-database.ts';
import { makeBackup } from './backup-folder.ts';
import { writeDatabase } from './write-database.ts';

export type CommandFailure =
  | OpenFailure
  | BackupFailure
  | RestoreFailure
  | { readonly code: 'file-missing' }
  | { readonly code: 'file-exists'; readonly file: string }
  | { readonly code: 'nothing-to-back-up' }
  /** For `admin-password`: the setting with the new password, or the administrator who would get it, is missing. */
  | { readonly code: 'admin-password-missing' }
  | { readonly code: 'admin-not-found' }
  /** `place` is the file or the folder; the detail is the system's: mostly a full disk. */
  | { readonly code: 'backup-not-written'; readonly place: string; readonly detail: string }
  /** The cause is neither the backup nor the tables, but a disk or a connection. */
  | { readonly code: 'restore-failed'; readonly detail: string };

/** The database of the settings for one piece of work, which has it to itself where it is the embedded one. */
const withDatabase = async <T>(
  settings: Settings,
  installation: Installation,
  work: (database: Database) => Promise<Result<T, CommandFailure>>,
): Promise<Result<T, CommandFailure>> => {
  const opened = await openDatabase(settings, installation);
  if (!opened.ok) return opened;
  return work(opened.val).finally(() => opened.val.close());
};

/** Makes a backup while the server is stopped: in the file named, or with the automatic ones. Answers the file. */
export const backUp = (
  settings: Settings,
  installation: Installation,
  file: string | undefined,
): Promise<Result<string, CommandFailure>> =>
  withDatabase<string>(settings, installation, async (database) => {
    if (!(await isMigrated(database))) return Err({ code: 'nothing-to-back-up' });
    const { signal } = new AbortController();
    const { version } = installation;
    if (file !== undefined && existsSync(file)) return Err({ code: 'file-exists', file });
    try {
      if (file === undefined)
        return Ok(
          join(settings.backupDir, (await makeBackup(settings, database, version, signal, { isAlone: true })).name),
        );
      const facts = { program: version, madeAt: new Date().toISOString() };
      await writeDatabase(database, file, facts, signal, { isAlone: true });
      return Ok(file);
    } catch (error) {
      return Err({ code: 'backup-not-written', place: file ?? settings.backupDir, detail: wordsOf(error) });
    }
  });

/** How a database stands, without a change to it. */
export interface DatabaseCheck {
  /** Whether it has no data of Mostrador. */
  readonly isEmpty: boolean;
  /** Whether its tables are an older program's. */
  readonly isBehind: boolean;
  readonly products: number;
  readonly customers: number;
  readonly orders: number;
}

const emptyDatabase: DatabaseCheck = { isEmpty: true, isBehind: false, products: 0, customers: 0, orders: 0 };

/** Opens it, reads its main tables and closes it, while the server is stopped. */
export const checkDatabase = async (
  settings: Settings,
  installation: Installation,
): Promise<Result<DatabaseCheck, CommandFailure>> => {
  // Opening the embedded database where there is none would create it.
  if (settings.databaseUrl === null && !existsSync(settings.dataDir)) return Ok(emptyDatabase);
  return withDatabase<DatabaseCheck>(settings, installation, async (database) => {
    if (!(await isMigrated(database))) return Ok(emptyDatabase);
    const [counts] = await database.query<Pick<DatabaseCheck, 'products' | 'customers' | 'orders'>>(
      `select (select count(*)::int from product) as products, (select count(*)::int from customer) as customers,
              (select count(*)::int from sales_order) as orders`,
    );
    return Ok({ ...emptyDatabase, ...counts, isEmpty: false, isBehind: await awaitsMigration(database) });
  });
};

/**
 * Brings its tables to this program's, after a backup, while the server is stopped. Answers whether anything was to be
 * done.
 */
export const migrateDatabase = async (
  settings: Settings,
  installation: Installation,
): Promise<Result<boolean, CommandFailure | UpdateFailure>> => {
  const opened = await openDatabase(settings, installation);
  if (!opened.ok) return opened;
  const isBehind = !(await isMigrated(opened.val)) || (await awaitsMigration(opened.val));
  const updated = await updateDatabase(settings, installation, opened.val);
  if (!updated.ok) return updated;
  await updated.val.close();
  return Ok(isBehind);
};

/** What `migrate` would find, with nothing changed. */
export const tryMigrate = async (
  settings: Settings,
  installation: Installation,
): Promise<Result<'empty' | 'behind' | 'current', CommandFailure>> => {
  // Opening the embedded database where there is none would create it.
  if (settings.databaseUrl === null && !existsSync(join(settings.dataDir, 'database'))) return Ok('empty');
  return withDatabase<'empty' | 'behind' | 'current'>(settings, installation, async (database) => {
    if (!(await isMigrated(database))) return Ok('empty');
    return Ok((await awaitsMigration(database)) ? 'behind' : 'current');
  });
};

/**
 * Gives `admin` the password of `ADMIN_PASSWORD` while the server is stopped, for a distributor where nobody knows the
 * former.
 */
export const resetAdmin = (settings: Settings, installation: Installation): Promise<Result<null, CommandFailure>> =>
  withDatabase<null>(settings, installation, async (database) => {
    if (settings.adminPassword === null) return Err({ code: 'admin-password-missing' });
    const isThere = (await isMigrated(database)) && (await resetAdminPassword(database, settings.adminPassword));
    return isThere ? Ok(null) : Err({ code: 'admin-not-found' });
  });

/** The backup that was named, read to its end. */
const wholeBackup = async (
  file: string | undefined,
): Promise<Result<WholeBackup & { readonly path: string }, CommandFailure>> =>
  file === undefined
    ? Err({ code: 'file-missing' })
    : (await checkBackup(file)).map((backup) => ({ ...backup, path: file }));

/** Puts a backup into the empty database of the settings. The file is read to its end before anything is touched. */
export const restore = async (
  settings: Settings,
  installation: Installation,
  file: string | undefined,
  say: (madeAt: string) => void,
): Promise<Result<void, CommandFailure>> => {
  const checked = await wholeBackup(file);
  if (!checked.ok) return checked;
  const { schema, identities, madeAt, path } = checked.val;
  say(madeAt);
  return withDatabase<void>(settings, installation, async (database) => {
    try {
      return await restoreDatabase(database, { schema, identities, rows: () => backupRows(path) });
    } catch (error) {
      return Err({ code: 'restore-failed', detail: wordsOf(error) });
    }
  });
};

/**
 * What `restore` of that file would put where, with nothing changed: the file is read to its end, and the database is
 * looked at. `say` gets what the file is before the database is opened.
 */
export const tryRestore = async (
  settings: Settings,
  installation: Installation,
  file: string | undefined,
  say: (backup: WholeBackup) => void,
): Promise<Result<void, CommandFailure>> => {
  const checked = await wholeBackup(file);
  if (!checked.ok) return checked;
  say(checked.val);
  const refused = async (database: Database | null): Promise<Result<void, CommandFailure>> => {
    const refusal = await restoreRefusal(database, checked.val);
    return refusal === null ? Ok(undefined) : Err(refusal);
  };
  // Opening the embedded database where there is none would create it.
  if (settings.databaseUrl === null && !existsSync(join(settings.dataDir, 'database'))) return refused(null);
  return withDatabase<void>(settings, installation, refused);
};

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
