import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureType } from '#core/files/picture.ts';
import type { PictureStorage, PrivatePictureStorage, Undoable } from '#core/files/picture-storage.port.ts';

/**
 * DATA_DIR/files/<category>/<name>, changed by renaming: what is read is whole, and what was there waits beside it
 * until it may go.
 */
export const createPictureStorage = (root: string): PictureStorage => {
  const { replace, takeAway } = createFiles(root);
  return { replace, takeAway };
};

/** Stores pictures in a folder that nothing serves: DATA_DIR/files/Cases. */
export const createPrivatePictureStorage = (root: string): PrivatePictureStorage => {
  const files = createFiles(root);
  return {
    keep: (name, content) => files.replace('Cases', name, content),
    read: async (name) => readFile(files.pathOf('Cases', name)).catch(noFile),
  };
};

const createFiles = (root: string) => {
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
    pathOf,
    async replace(folder: string, name: string, content: Uint8Array): Promise<Undoable> {
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

    takeAway: async (folder: string, name: string): Promise<Undoable> => aside(folder, pathOf(folder, name)),
  };
};

const absent = (error: NodeJS.ErrnoException): false => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return false;
  throw error;
};

const noFile = (error: NodeJS.ErrnoException): null => {
  absent(error);
  return null;
};
