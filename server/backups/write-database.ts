import { type BackupFacts, writeBackup } from '#adapters/backups/write-backup.ts';
import { CatalogueEdited, copyDatabase } from '#adapters/postgres/backup/copy-database.ts';
import type { Database } from '#adapters/postgres/database/database.ts';

/**
 * After so many copies during which somebody edited the catalogue, one is read whole at its moment, and everybody waits
 * for it.
 */
const lightTries = 3;

/**
 * Writes a file with the whole database as it was at one moment (docs/rules/backups.md 1). `isAlone` where nobody else
 * uses it.
 */
export const writeDatabase = async (
  database: Database,
  path: string,
  facts: BackupFacts,
  signal: AbortSignal,
  { isAlone = false } = {},
): Promise<void> => {
  for (let attempt = 1; ; attempt += 1) {
    const options = isAlone || attempt > lightTries ? { atTheMoment: true } : {};
    try {
      return await writeBackup(path, facts, (sink) => copyDatabase(database, sink, signal, options));
    } catch (error) {
      if (!(error instanceof CatalogueEdited)) throw error;
    }
  }
};
