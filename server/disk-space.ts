import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { Settings } from './settings.ts';

/** Less than this and the next import, backup or order may not fit. */
const withDatabaseBytes = 64 * 1024 * 1024;
/**
 * Orders go to a PostgreSQL elsewhere: here are written backups, uploads and price-list files, and each says itself
 * that it did not fit.
 */
const filesOnlyBytes = 4 * 1024 * 1024;

/** Bytes that must be free in the data directory. */
export const neededBytes = ({ databaseUrl }: Pick<Settings, 'databaseUrl'>): number =>
  databaseUrl === null ? withDatabaseBytes : filesOnlyBytes;

const missingCodes: ReadonlySet<unknown> = new Set(['ENOENT', 'ENOTDIR']);

export type DiskTrouble = 'disk-full' | 'directory-missing' | 'directory-read-only';

/** Why nothing can be written in a directory; null while it can. */
export const diskTrouble = async (directory: string, needed: number): Promise<DiskTrouble | null> => {
  try {
    await access(directory, constants.W_OK);
    const { bavail, bsize, files, ffree } = await statfs(directory);
    return bavail * bsize < needed || (files > 0 && ffree === 0) ? 'disk-full' : null;
  } catch (error) {
    return missingCodes.has((error as NodeJS.ErrnoException).code) ? 'directory-missing' : 'directory-read-only';
  }
};
