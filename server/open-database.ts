import { existsSync } from 'node:fs';
import { type DirectoryFailure, preparePrivateDirectory } from '#adapters/files/private-directory.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { type DirectoryTaken, lockDirectory } from '#adapters/postgres/database/directory-lock.ts';
import { openEmbedded } from '#adapters/postgres/database/embedded.ts';
import { openPostgresql } from '#adapters/postgres/database/postgresql.ts';
import type { ReportFailure } from '#core/shared/failure-report.ts';
import { Err, Ok, type Result } from '#core/shared/result.ts';
import type { Installation } from './installation.ts';
import type { Settings } from './settings.ts';

export type OpenFailure =
  | DirectoryFailure
  | DirectoryTaken
  | { readonly code: 'database-damaged'; readonly detail: string }
  | { readonly code: 'database-unreachable'; readonly detail: string };

/** Null unless another Mostrador runs on the data directory: then a port of it that is taken is taken by that one. */
export const whoHas = async (dataDir: string): Promise<DirectoryTaken | null> => {
  if (!existsSync(dataDir)) return null;
  const lock = await lockDirectory(dataDir);
  if (lock.ok) await lock.val.release();
  return !lock.ok && lock.val.code === 'directory-taken' ? lock.val : null;
};

/** The database of the settings as it is, without migrations. */
export const openDatabase = async (
  { databaseUrl, dataDir }: Settings,
  { workerFile }: Installation,
  report?: ReportFailure,
): Promise<Result<Database, OpenFailure>> => {
  if (databaseUrl === null) return openEmbedded(dataDir, workerFile('embedded'), report);
  // Uploads, price lists and the search snapshot are one process's own, with either database.
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
    return Err({ code: 'database-unreachable', detail: error instanceof Error ? error.message : String(error) });
  }
};
