import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A data directory of its own, with an embedded database that has no table yet. */
export const blankDirectory = (prefix: string): string => {
  const directory = mkdtempSync(join(tmpdir(), prefix));
  cpSync(inject('blankDirectory'), directory, { recursive: true });
  return directory;
};
