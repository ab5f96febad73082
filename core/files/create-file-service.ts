import { authorise } from '#core/access/authorise.ts';
import { Ok } from '#core/shared/result.ts';
import type { FileRepository } from './file.repository.port.ts';
import type { FileService } from './file.service.ts';

export const createFileService = (repository: FileRepository): FileService =>
  authorise<FileService>('catalogue', {
    list: async (_caller, folder) => Ok(await repository.list(folder)),
  });
