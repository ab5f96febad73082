import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the file holds; null where there is none, or none that can be read. */
export const readJsonFile = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

/** Replaces the file at one stroke; only its owner can read it, from its first moment. Answers whether it could. */
export const writePrivateJsonFile = (path: string, content: unknown): boolean => {
  const draft = `${path}.${process.pid}`;
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(draft, `${JSON.stringify(content, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    renameSync(draft, path);
    return true;
  } catch {
    remove(draft);
    return false;
  }
};

const remove = (path: string): void => {
  try {
    rmSync(path, { force: true });
  } catch {
    // There is not even a folder that could hold it.
  }
};
