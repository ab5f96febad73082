import { randomUUID } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureType } from '#core/files/picture.ts';
import type { PictureStorage, Undoable } from '#core/files/picture-storage.port.ts';

/** DATA_DIR/files/<category>/<name>, changed by renaming: what is read is whole, and what was there waits beside it until it may go. */
export const createPictureStorage = (root: string): PictureStorage => {
  /** Nothing that starts with a dot is ever served. */
  const beside = (folder: string): string => join(root, folder, `.${randomUUID()}.part`);
  const pathOf = (folder: string, name: string): string => {
    if (pictureType(name) === null) throw new Error(`no name for a picture: ${name}`);
    return join(root, folder, name);
  };
  const aside = async (folder: string, path: string): Promise<Undoable> => {
    const former = beside(folder);
    const wasThere = await rename(path, former).then(() => true, absent);
    return {
      keep: () => rm(former, { force: true }),
      undo: async () => {
        if (wasThere) await rename(former, path);
      },
    };
  };
  return {
    async replace(folder, name, content) {
      const path = pathOf(folder, name);
      await mkdir(join(root, folder), { recursive: true });
      const part = beside(folder);
      try {
        await writeFile(part, content);
      } catch (failure) {
        await rm(part, { force: true });
        throw failure;
      }
      const former = await aside(folder, path);
      await rename(part, path);
      return {
        keep: former.keep,
        undo: async () => {
          await rm(path, { force: true });
          await former.undo();
        },
      };
    },

    takeAway: async (folder, name) => aside(folder, pathOf(folder, name)),
  };
};

const absent = (error: NodeJS.ErrnoException): false => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return false;
  throw error;
};
