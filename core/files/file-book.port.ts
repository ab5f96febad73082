import type { FileCategory } from './file-category.ts';
import type { StoredFile } from './files-desk.ts';

/** Which files there are; their contents are on a disk. */
export interface FileBook {
  /** In the distributor's order, then by name. */
  list(category: FileCategory): Promise<readonly StoredFile[]>;
}
