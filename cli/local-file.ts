import { openAsBlob } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { text as textOf } from 'node:stream/consumers';

/** Bytes of a file; null where there is none. */
export const localFileSize = async (path: string): Promise<number | null> => {
  const found = await stat(path).catch(() => null);
  return found?.isFile() === true ? found.size : null;
};

/** A file to be sent, which stays on disk until then; null where there is none that can be read. */
export const openLocalFile = async (path: string): Promise<Blob | null> => {
  try {
    const size = await localFileSize(path);
    if (size === null) return null;
    const file = await openAsBlob(path);
    // Node 20 counts the bytes of a blob up to 4 GB.
    return file.size === size ? file : null;
  } catch {
    return null;
  }
};

/** What somebody wrote into a file has no more bytes. */
const maxTextBytes = 16 * 2 ** 20;

/** The text of a small file, or of a pipe; null where there is none that can be read, or it is no small one. */
export const readLocalText = async (path: string): Promise<string | null> => {
  try {
    return (await stat(path)).size > maxTextBytes ? null : await readFile(path, 'utf8');
  } catch {
    return null;
  }
};

/** The same, where `-` is what is piped in. */
export const readTextOrInput = async (path: string, stdin: Readable): Promise<string | null> =>
  path === '-' ? textOf(stdin) : readLocalText(path);

/**
 * A file that is sent in one piece, up to one byte more than it may have, which tells that it is too large; null where
 * there is none that can be read.
 */
export const readLocalBytes = async (path: string, maxBytes: number): Promise<Uint8Array | null> => {
  const file = await openLocalFile(path);
  return file === null
    ? null
    : file
        .slice(0, maxBytes + 1)
        .bytes()
        .catch(() => null);
};
