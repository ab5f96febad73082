import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ContainerModule } from 'inversify';
import { createDraftSource } from '#adapters/documents/draft-source.ts';
import { createUploadStorage } from '#adapters/files/upload-storage.ts';
import { createCatalogueDraftRepository } from '#adapters/postgres/catalogue-draft/repository.ts';
import { createImportService } from '#core/catalogue/import/create-import-service.ts';
import { parts } from '../container.ts';
import { maxImportBytes } from '../upload-limits.ts';

/** Importing the catalogue from spreadsheets. */
export const importsModule = new ContainerModule(({ bind }) => {
  bind(parts.importService).toDynamicValue((made) =>
    createImportService({
      catalogueDrafts: createCatalogueDraftRepository(made.get(parts.database)),
      source: createDraftSource(made.get(parts.installation).workerFile('draft-reader')),
      storage: createUploadStorage(join(made.get(parts.settings).dataDir, 'imports'), maxImportBytes),
      newId: randomUUID,
      clock: made.get(parts.clock),
      onDefect: made.get(parts.onDefect),
    }),
  );
});
