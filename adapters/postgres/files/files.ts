import type { FileRepository } from '#core/files/file.repository.port.ts';
import type { StoredFile } from '#core/files/file.service.ts';
import type { Database } from '../database/database.ts';

/** The distributor's pictures, by folder, as customers are shown them. */
export const createFileRepository = (database: Database): FileRepository => ({
  list: (category) =>
    database.query<StoredFile>(
      `select name, size, created_at as "creationTime", category from stored_file
        where category = $1 order by sort_order, name`,
      [category],
    ),
});
