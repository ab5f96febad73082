import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readBackupHead } from '#adapters/backups/read-backup.ts';
import { writeBackup } from '#adapters/backups/write-backup.ts';
import { changeMark, copyDatabase } from '#adapters/postgres/backup/copy-database.ts';
import type { Database } from '#adapters/postgres/database.ts';
import { databaseId } from '#adapters/postgres/database-id.ts';
import { backupName } from '#core/backups/backup-name.ts';
import { newestBackup, surplusBackups } from '#core/backups/schedule.ts';
import type { Settings } from '../settings.ts';

const namesIn = (directory: string): readonly string[] => {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
};

/** When the newest backup of the folder was made, in milliseconds; null where there is none. */
export const newestBackupAt = ({ backupDir }: Pick<Settings, 'backupDir'>): number | null =>
  newestBackup(namesIn(backupDir))?.at ?? null;

/** Makes a backup now, in its folder under its own name, and takes those away that are too many. Answers the file. */
export const makeBackup = async (
  { backupDir, backupKeep }: Pick<Settings, 'backupDir' | 'backupKeep'>,
  database: Database,
  program: string,
  signal: AbortSignal,
): Promise<string> => {
  const now = Date.now();
  const path = join(backupDir, backupName(now));
  const facts = { program, madeAt: new Date(now).toISOString() };
  await writeBackup(path, facts, (sink) => copyDatabase(database, sink, signal));
  for (const name of surplusBackups(namesIn(backupDir), backupKeep)) rmSync(join(backupDir, name), { force: true });
  return path;
};

/** Whether the newest backup of the folder holds what the database holds now. */
export const isUnchanged = async ({ backupDir }: Pick<Settings, 'backupDir'>, database: Database): Promise<boolean> => {
  const newest = newestBackup(namesIn(backupDir));
  if (newest === null) return false;
  const head = await readBackupHead(join(backupDir, newest.name));
  if (!head.ok || head.val.database !== (await databaseId(database))) return false;
  return head.val.mark === (await changeMark(database));
};
