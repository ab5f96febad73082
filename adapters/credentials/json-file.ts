import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the file holds; null where there is none, or none that can be read. */
export const readJsonFile = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
};

/** Longer than a write takes, in milliseconds: a lock as old as that is one of a run that was killed. */
const maxLockMs = 2000;
/** How long this run waits for others. */
const patienceMs = 3000;
const pauseMs = 10;

const waitAWhile = (): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseMs);

/** Answers whether it has the lock: nobody else has. */
const take = (lock: string, mark: string): boolean => {
  try {
    mkdirSync(dirname(lock), { recursive: true, mode: 0o700 });
    writeFileSync(lock, mark, { mode: 0o600, flag: 'wx' });
    return true;
  } catch (error) {
    // Where no folder can be made, the write that follows fails and says why.
    return (error as NodeJS.ErrnoException).code !== 'EEXIST';
  }
};

const isLeft = (lock: string): boolean => Date.now() - statSync(lock).mtimeMs > maxLockMs;

/**
 * Removes the lock of a run that was killed. It is renamed first: where it turns out to be another run's new lock, it
 * is put back.
 */
const clearLeft = (lock: string, mark: string): void => {
  const aside = `${lock}.${mark}`;
  try {
    if (!isLeft(lock)) return;
    renameSync(lock, aside);
    if (isLeft(aside)) rmSync(aside);
    else renameSync(aside, lock);
  } catch {
    // The lock is gone: the run that held it has ended.
  }
};

const release = (lock: string, mark: string): void => {
  try {
    if (readFileSync(lock, 'utf8') === mark) rmSync(lock);
  } catch {
    // Either no lock could be made, or the old one was of a run that was killed.
  }
};

/**
 * Reads, decides and writes while no other run of the terminal does, so that nothing that others write is lost; null
 * where another does not let go of it.
 */
export const whileLocked = <Done>(path: string, act: () => Done): Done | null => {
  const lock = `${path}.lock`;
  const mark = randomUUID();
  const until = Date.now() + patienceMs;
  while (!take(lock, mark)) {
    if (Date.now() > until) return null;
    clearLeft(lock, mark);
    waitAWhile();
  }
  try {
    return act();
  } finally {
    release(lock, mark);
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
