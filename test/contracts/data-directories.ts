import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A copy of a directory, under a name of its own. */
export const copyOf = (original: string, prefix: string, within = tmpdir()): string => {
  const directory = mkdtempSync(join(within, prefix));
  cpSync(original, directory, { recursive: true });
  return directory;
};

/** A data directory of its own, with an embedded database that has no table yet. */
export const emptyDirectory = (prefix: string, within?: string): string =>
  copyOf(inject('emptyDirectory'), prefix, within);

/** A copy of a directory at this program's tables, and nothing in them. */
export const migratedDirectory = (prefix: string, within?: string): string =>
  copyOf(inject('migratedDirectory'), prefix, within);
