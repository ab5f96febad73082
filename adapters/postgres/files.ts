import type { FileBook } from '#core/files/file-book.port.ts';
import type { StoredFile } from '#core/files/files-desk.ts';
import type { Database } from './database.ts';

export const createFileBook = (database: Database): FileBook => ({
  list: (category) =>
    database.query<StoredFile>(
      `select name, size, created_at as "creationTime", category from stored_file
        where category = $1 order by sort_order, name`,
      [category],
    ),
});
