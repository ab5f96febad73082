import { chmodSync, lstatSync, mkdirSync, opendirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Err, Ok, type Result } from '#core/shared/result.ts';

export type DirectoryFailure =
  /** Read-only, of somebody else, or no directory at all; the detail is the system's. */
  | { readonly code: 'directory-not-writable'; readonly directory: string; readonly detail: string }
  | { readonly code: 'disk-full'; readonly directory: string };

/** A quota and a limit of the process are full disks too: no byte more can be written. */
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const closedCodes: ReadonlySet<unknown> = new Set([
  'EACCES',
  'EPERM',
  'EROFS',
  'ENOENT',
  'ENOTDIR',
  'EEXIST',
  'ENOTSUP',
]);

export const isDiskFull = (error: unknown): boolean =>
  fullCodes.has((error as { readonly code?: unknown } | null)?.code);

/** Why a file could not be made in a directory; null where that is a defect. */
export const directoryFailure = (error: unknown, directory: string): DirectoryFailure | null => {
  const { code, message = '' } = error as NodeJS.ErrnoException;
  if (isDiskFull(error)) return { code: 'disk-full', directory };
  return closedCodes.has(code) ? { code: 'directory-not-writable', directory, detail: message } : null;
};

/** Less than this, and not even a start can be written. */
const neededBytes = 2 ** 20;

/**
 * Makes the directory if need be, takes everybody else's rights to what is in it away, and tries whether it can be
 * written to.
 */
export const preparePrivateDirectory = (directory: string): Result<void, DirectoryFailure> => {
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    makePrivate(directory);
    tryWriting(directory, neededBytes);
    return Ok(undefined);
  } catch (error) {
    const failure = directoryFailure(error, directory);
    if (failure === null) throw error;
    return Err(failure);
  }
};

/** Writes so many bytes, and takes them away again; throws what the system says. */
export const tryWriting = (directory: string, bytes: number): void => {
  const file = join(directory, `.probe-${process.pid}`);
  try {
    writeFileSync(file, Buffer.alloc(bytes, 1), { mode: 0o600, flush: true });
  } finally {
    rmSync(file, { force: true });
  }
};

/** Gives the owner alone access, under any umask: directories 0700, files 0600. Links are not followed. */
export const makePrivate = (directory: string): void => {
  // Windows has no such rights.
  if (process.platform === 'win32') return;
  tighten(directory, 0o700);
  const entries = opendirSync(directory);
  try {
    for (let entry = entries.readSync(); entry !== null; entry = entries.readSync()) {
      const path = join(directory, entry.name);
      if (entry.isDirectory()) makePrivate(path);
      else if (entry.isFile()) tighten(path, 0o600);
    }
  } finally {
    entries.closeSync();
  }
};

const tighten = (path: string, mode: number): void => {
  const facts = lstatSync(path, { throwIfNoEntry: false });
  if (facts === undefined || (facts.mode & 0o077) === 0) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    // A file of another owner, on a file system without rights, or removed since it was listed, is left as the
    // administrator set it up.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'ENOENT', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw error;
  }
};
