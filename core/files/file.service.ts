import type { Caller } from '#core/access/caller.ts';
import type { Result } from '#core/shared/result.ts';
import type { FileCategory, SharedFolder } from './file-category.ts';

/** A stored picture. `size` in bytes, `creationTime` in ISO 8601. */
export interface StoredFile {
  readonly name: string;
  readonly size: number;
  readonly creationTime: string;
  readonly category: FileCategory;
}

export type FilesFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' };

/** What is put up for everybody who is signed in: the capability behind `api/Files/Flyers` and `api/Files/Popups`. */
export interface FileService {
  /** In the distributor's order. */
  list(caller: Caller, folder: SharedFolder): Promise<Result<readonly StoredFile[], FilesFailure>>;
}
