import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, readdir, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileCategory } from '#core/files/file-category.ts';
import { pictureType } from '#core/files/picture.ts';

export interface Picture {
  readonly type: string;
  /** Bytes. */
  readonly size: number;
  /** Changes whenever the contents do. */
  readonly version: string;
  open(): ReadStream;
}

/** The distributor's pictures: DATA_DIR/files/<category>/<name>. */
export interface PictureFolder {
  /** By its name in any case; null where there is none, or the name could not be a picture's. */
  find(category: FileCategory, name: string): Promise<Picture | null>;
  /** Puts it there whole or not at all, over one of the same name. */
  put(category: FileCategory, name: string, content: string | Uint8Array): Promise<void>;
}

interface Listing {
  readonly changedAt: number;
  /** The names as they are, by their lower case. */
  readonly names: ReadonlyMap<string, string>;
}

export const createPictureFolder = (root: string): PictureFolder => {
  const listings = new Map<FileCategory, Listing>();

  /** A folder is listed again only once it has changed. */
  const inAnyCase = async (category: FileCategory, name: string): Promise<string | null> => {
    const folder = join(root, category);
    const facts = await stat(folder).catch(absent);
    if (facts === null) return null;
    let listing = listings.get(category);
    if (listing?.changedAt !== facts.mtimeMs) {
      const names = new Map((await readdir(folder)).map((one) => [one.toLowerCase(), one]));
      listing = { changedAt: facts.mtimeMs, names };
      listings.set(category, listing);
    }
    const known = listing.names.get(name.toLowerCase());
    return known === undefined ? null : join(folder, known);
  };

  const filesFacts = async (path: string) => {
    const facts = await stat(path).catch(absent);
    return facts?.isFile() ? facts : null;
  };

  return {
    async find(category, name) {
      const type = pictureType(name);
      if (type === null) return null;
      let path = join(root, category, name);
      let facts = await filesFacts(path);
      if (facts === null) {
        const other = await inAnyCase(category, name);
        if (other === null) return null;
        path = other;
        facts = await filesFacts(path);
      }
      if (facts === null) return null;
      const { size, mtimeMs } = facts;
      return {
        type,
        size,
        version: `${size.toString(36)}-${mtimeMs.toString(36)}`,
        open: () => createReadStream(path),
      };
    },

    async put(category, name, content) {
      if (pictureType(name) === null) throw new Error(`no name for a picture: ${name}`);
      await mkdir(join(root, category), { recursive: true });
      const path = join(root, category, name);
      // Nothing that starts with a dot is ever served.
      const part = join(root, category, `.${name}.part`);
      await writeFile(part, content);
      await rename(part, path);
    },
  };
};

const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR' || error.code === 'ENAMETOOLONG') return null;
  throw error;
};
