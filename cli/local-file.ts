import { openAsBlob } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';

/** A file to be sent, which stays on disk until then; null where there is none that can be read. */
export const openLocalFile = async (path: string): Promise<Blob | null> => {
  try {
    return (await stat(path)).isFile() ? await openAsBlob(path) : null;
  } catch {
    return null;
  }
};

/** The text of a small file; null where there is none that can be read. */
export const readLocalText = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null);

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
