import { Ok } from '#core/shared/result.ts';
import type { FileBook } from './file-book.port.ts';
import type { FilesDesk } from './files-desk.ts';

export const createFilesDesk = (book: FileBook): FilesDesk => ({
  list: async (_caller, folder) => Ok(await book.list(folder)),
});
