import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ContainerModule } from 'inversify';
import { createCatalogueSheetWriter } from '#adapters/documents/catalogue-sheet-files.ts';
import { createDraftSource } from '#adapters/documents/draft-source.ts';
import { createRejectedRowWriter } from '#adapters/documents/rejected-row-files.ts';
import { createCatalogueDraftRepository } from '#adapters/postgres/catalogue-draft/repository.ts';
import { createStoredDraftRepository } from '#adapters/postgres/catalogue-draft/stored-draft-repository.ts';
import { createImportFileStorage } from '#adapters/postgres/imports/import-file-storage.ts';
import { createImportHistoryRepository } from '#adapters/postgres/imports/import-history.ts';
import { createImportMappingRepository } from '#adapters/postgres/imports/import-mappings.ts';
import { createImportRepository } from '#adapters/postgres/imports/import-repository.ts';
import { createImportUndoRepository } from '#adapters/postgres/imports/import-undo.ts';
import { createRejectedRowRepository } from '#adapters/postgres/imports/rejected-rows.ts';
import { importKindTexts } from '#adapters/texts/import-reasons.es.ts';
import { createCatalogueExportService } from '#core/catalogue/export/create-catalogue-export-service.ts';
import { createImportHistoryService } from '#core/catalogue/import/create-import-history-service.ts';
import { createImportService, importQueue } from '#core/catalogue/import/create-import-service.ts';
import { createImportJob } from '#core/catalogue/import/import-job.ts';
import { undoQueue } from '#core/catalogue/import/import-undo.ts';
import { createImportUndoJob } from '#core/catalogue/import/import-undo-job.ts';
import { parts } from '../container.ts';
import { maxImportBytes } from '../upload-limits.ts';

/** Importing the catalogue from spreadsheets. */
export const importsModule = new ContainerModule(({ bind }) => {
  bind(parts.catalogueDrafts).toDynamicValue((made) => createCatalogueDraftRepository(made.get(parts.database)));
  bind(parts.importRepository).toDynamicValue((made) => createImportRepository(made.get(parts.database)));
  bind(parts.importFiles).toDynamicValue((made) =>
    createImportFileStorage(
      made.get(parts.database),
      join(made.get(parts.settings).dataDir, 'imports'),
      maxImportBytes,
    ),
  );
  bind(parts.rejectedRows).toDynamicValue((made) => createRejectedRowRepository(made.get(parts.database)));
  bind(parts.importMappings).toDynamicValue((made) => createImportMappingRepository(made.get(parts.database)));
  bind(parts.importHistoryService).toDynamicValue((made) =>
    createImportHistoryService({
      imports: made.get(parts.importRepository),
      history: createImportHistoryRepository(made.get(parts.database)),
      mappings: made.get(parts.importMappings),
      rejectedRows: made.get(parts.rejectedRows),
      writer: createRejectedRowWriter(made.get(parts.tableFiles)),
      undo: createImportUndoRepository(made.get(parts.database)),
      catalogueDrafts: made.get(parts.catalogueDrafts),
    }),
  );
  bind(parts.catalogueExportService).toDynamicValue((made) =>
    createCatalogueExportService({
      drafts: createStoredDraftRepository(made.get(parts.database)),
      writer: createCatalogueSheetWriter(made.get(parts.tableFiles)),
      clock: made.get(parts.clock),
      names: importKindTexts,
    }),
  );
  bind(parts.importService).toDynamicValue((made) =>
    createImportService({
      repository: made.get(parts.importRepository),
      files: made.get(parts.importFiles),
      catalogueDrafts: made.get(parts.catalogueDrafts),
      mappings: made.get(parts.importMappings),
      jobs: made.get(parts.jobs),
      newId: randomUUID,
      clock: made.get(parts.clock),
      pause,
    }),
  );
  bind(parts.startImports).toDynamicValue((made) => () => {
    const job = createImportJob({
      repository: made.get(parts.importRepository),
      files: made.get(parts.importFiles),
      catalogueDrafts: made.get(parts.catalogueDrafts),
      rejectedRows: made.get(parts.rejectedRows),
      mappings: made.get(parts.importMappings),
      source: createDraftSource(made.get(parts.installation).workerFile('draft-reader')),
      clock: made.get(parts.clock),
      pause,
      onDefect: made.get(parts.onDefect),
    });
    made.get(parts.jobs).work(importQueue, job);
    made.get(parts.jobs).work(undoQueue, createImportUndoJob(createImportUndoRepository(made.get(parts.database))));
  });
});
