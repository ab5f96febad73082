import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';

/** Less than this and the next import, backup or order may not fit. */
const neededBytes = 64 * 1024 * 1024;

/** Why nothing can be written in a directory; null while it can. */
export const diskTrouble = async (
  directory: string,
  needed = neededBytes,
): Promise<'disk-full' | 'directory-read-only' | null> => {
  try {
    await access(directory, constants.W_OK);
    const { bavail, bsize, files, ffree } = await statfs(directory);
    return bavail * bsize < needed || (files > 0 && ffree === 0) ? 'disk-full' : null;
  } catch {
    return 'directory-read-only';
  }
};
