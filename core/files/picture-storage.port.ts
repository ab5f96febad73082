import type { FileCategory } from './file-category.ts';

/** A change of the files that can still be taken back. */
export interface Undoable {
  /** Keeps the change: the file that was put aside is deleted. */
  keep(): Promise<void>;
  /** All is as it was. */
  undo(): Promise<void>;
}

/** The pictures' bytes. Several processes may share them; none sees a picture half written. */
export interface PictureStorage {
  replace(folder: FileCategory, name: string, content: Uint8Array): Promise<Undoable>;
  /** A file that is not there counts as taken away. */
  takeAway(folder: FileCategory, name: string): Promise<Undoable>;
}

/** Pictures that no public path leads to: who may see one asks for it by a call. */
export interface PrivatePictureStorage {
  keep(name: string, content: Uint8Array): Promise<Undoable>;
  /** Null where there is none. */
  read(name: string): Promise<Uint8Array | null>;
}
