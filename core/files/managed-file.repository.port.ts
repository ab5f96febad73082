import type { Author } from '#core/audit/author.ts';
import type { StoredFile } from './file.service.ts';
import type { KeptFolder } from './upload.ts';

/**
 * The files that administrators manage. Changes of a folder go one at a time, over all processes. `inStep` changes the
 * bytes before the row is committed; should it fail, no row changes. A change is recorded in the audit trail and sent
 * to the live connection.
 */
export interface ManagedFileRepository {
  list(folder: KeptFolder): Promise<readonly StoredFile[]>;
  /** `inStep` gets the stored names that this one replaces. */
  store(
    file: { readonly folder: KeptFolder; readonly name: string; readonly size: number },
    author: Author,
    inStep: (givingWay: readonly string[]) => Promise<void>,
  ): Promise<StoredFile>;
  /** False where there is none. */
  remove(folder: KeptFolder, name: string, author: Author, inStep: () => Promise<void>): Promise<boolean>;
}
