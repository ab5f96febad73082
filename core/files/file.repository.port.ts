import type { StoredFile } from './file.service.ts';
import type { FileCategory } from './file-category.ts';

/** Which files there are; their contents are on a disk. */
export interface FileRepository {
  /** In the distributor's order, then by name. */
  list(category: FileCategory): Promise<readonly StoredFile[]>;
}
