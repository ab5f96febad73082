import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readBackupHead } from '#adapters/backups/read-backup.ts';
import { finishedName } from '#adapters/backups/write-backup.ts';
import { changeMark } from '#adapters/postgres/backup/copy-database.ts';
import type { Database } from '#adapters/postgres/database/database.ts';
import { databaseId } from '#adapters/postgres/database/database-id.ts';
import type { Backup } from '#core/backups/backup.service.ts';
import { backupName, backupTime } from '#core/backups/backup-name.ts';
import { newestBackup, surplusBackups } from '#core/backups/schedule.ts';
import type { Settings } from '../settings.ts';
import { writeDatabase } from './write-database.ts';

const namesIn = (directory: string): readonly string[] => {
  try {
    return readdirSync(directory);
  } catch {
    return [];
  }
};

/** The backups of the folder, the newest first. */
export const backupsIn = ({ backupDir }: Pick<Settings, 'backupDir'>): readonly Backup[] =>
  namesIn(backupDir)
    .flatMap((name) => {
      const at = backupTime(name);
      const facts = at === null ? undefined : statSync(join(backupDir, name), { throwIfNoEntry: false });
      return at === null || facts === undefined
        ? []
        : [{ name, bytes: facts.size, madeAt: new Date(at).toISOString() }];
    })
    .toSorted((a, b) => (a.name < b.name ? 1 : -1));

/**
 * When the newest backup of the folder was made, in milliseconds; null without one; backups dated in the future do not
 * count.
 */
export const newestBackupAt = ({ backupDir }: Pick<Settings, 'backupDir'>): number | null =>
  newestBackup(namesIn(backupDir), Date.now())?.at ?? null;

/** A backup that is being made is written to all the time. */
const leftAloneMs = 60 * 60 * 1000;

/**
 * Removes unfinished backups that killed processes left. Recent ones stay: another server may be writing them to the
 * same folder.
 */
const sweepUnfinished = (backupDir: string): void => {
  for (const name of namesIn(backupDir)) {
    const path = join(backupDir, name);
    if (backupTime(finishedName(name) ?? '') === null) continue;
    const facts = statSync(path, { throwIfNoEntry: false });
    if (facts !== undefined && Date.now() - facts.mtimeMs > leftAloneMs) rmSync(path, { force: true });
  }
};

/**
 * Makes a backup now, in its folder under its own name, and takes those away that are too many. `isAlone` where nobody
 * else uses the database.
 */
export const makeBackup = async (
  { backupDir, backupKeep }: Pick<Settings, 'backupDir' | 'backupKeep'>,
  database: Database,
  program: string,
  signal: AbortSignal,
  { isAlone = false } = {},
): Promise<Backup> => {
  // To the second, as in the file's name.
  const now = Math.floor(Date.now() / 1000) * 1000;
  const name = backupName(now);
  const path = join(backupDir, name);
  const facts = { program, madeAt: new Date(now).toISOString() };
  sweepUnfinished(backupDir);
  await writeDatabase(database, path, facts, signal, { isAlone });
  const bytes = statSync(path).size;
  for (const old of surplusBackups(namesIn(backupDir), backupKeep, now)) rmSync(join(backupDir, old), { force: true });
  return { name, bytes, madeAt: facts.madeAt };
};

/** Whether nothing changed in the database since the newest backup of the folder. */
export const isUnchanged = async ({ backupDir }: Pick<Settings, 'backupDir'>, database: Database): Promise<boolean> => {
  const newest = newestBackup(namesIn(backupDir), Date.now());
  if (newest === null) return false;
  const head = await readBackupHead(join(backupDir, newest.name));
  if (!head.ok || head.val.database !== (await databaseId(database))) return false;
  return head.val.mark === (await changeMark(database));
};
