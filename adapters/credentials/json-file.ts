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

/** How long another run may take to write it, in milliseconds; one that was killed leaves its lock. */
const patienceMs = 2000;
const pauseMs = 10;

const waitAWhile = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);

/** Answers whether it has the lock: nobody else has. */
const take = (lock: string): boolean => {
  try {
    mkdirSync(dirname(lock), { recursive: true, mode: 0o700 });
    writeFileSync(lock, '', { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    // Where none can be made nothing can be written either, and that says so.
    return (error as NodeJS.ErrnoException).code !== 'EEXIST';
  }
};

/** Writes what becomes of what the file holds; what others write meanwhile is not lost. */
export const changePrivateJsonFile = (path: string, change: (held: unknown) => unknown): boolean => {
  const lock = `${path}.lock`;
  const until = Date.now() + patienceMs;
  while (!take(lock) && Date.now() < until) waitAWhile();
  try {
    return writePrivateJsonFile(path, change(readJsonFile(path)));
  } finally {
    remove(lock);
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
