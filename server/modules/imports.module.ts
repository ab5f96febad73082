import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ContainerModule, type ResolutionContext } from 'inversify';
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
import { createSheetChangeRepository } from '#adapters/postgres/imports/sheet-changes.ts';
import { createSheetImportRepository } from '#adapters/postgres/imports/sheet-imports.ts';
import { importKindTexts } from '#adapters/texts/import-kinds.es.ts';
import { priceListsPath, sheetImportsPath } from '#adapters/wire/sheets.wire.ts';
import { createCatalogueExportService } from '#core/catalogue/export/create-catalogue-export-service.ts';
import { createCatalogueImports } from '#core/catalogue/import/catalogue-imports.ts';
import { createImportService } from '#core/catalogue/import/create-import-service.ts';
import { createImportJob } from '#core/catalogue/import/import-job.ts';
import { importQueue } from '#core/catalogue/import/lost-import.ts';
import { createImportHistoryService, type ImportHistoryParts } from '#core/imports/create-import-history-service.ts';
import { undoQueue } from '#core/imports/import-undo.ts';
import { createImportUndoJob } from '#core/imports/import-undo-job.ts';
import { recordKinds } from '#core/imports/record-kinds.ts';
import { maxUnpackedBytes } from '#core/imports/sheet-sizes.ts';
import { parts } from '../parts.ts';
import { catalogueExportRoutes } from '../routes/catalogue-export.routes.ts';
import { importHistoryRoutes } from '../routes/import-history.routes.ts';
import { importRoutes } from '../routes/imports.routes.ts';
import { routesOf } from './routes-of.ts';

const historyPartsOf = (made: ResolutionContext): ImportHistoryParts => ({
  catalogue: createCatalogueImports({
    imports: made.get(parts.importRepository),
    rejectedRows: made.get(parts.rejectedRows),
    drafts: made.get(parts.catalogueDrafts),
    jobs: made.get(parts.jobs),
    clock: made.get(parts.clock),
  }),
  history: createImportHistoryRepository(made.get(parts.database)),
  mappings: made.get(parts.importMappings),
  writer: createRejectedRowWriter(made.get(parts.tableFiles)),
  undo: createImportUndoRepository(made.get(parts.database)),
});

/** Importing the catalogue from spreadsheets, and the history of all imports. */
export const importsModule = new ContainerModule(({ bind }) => {
  bind(parts.catalogueDrafts).toDynamicValue((made) => createCatalogueDraftRepository(made.get(parts.database)));
  bind(parts.importRepository).toDynamicValue((made) => createImportRepository(made.get(parts.database)));
  bind(parts.importFiles).toDynamicValue((made) =>
    createImportFileStorage(
      made.get(parts.database),
      join(made.get(parts.settings).dataDir, 'imports'),
      maxUnpackedBytes,
    ),
  );
  bind(parts.rejectedRows).toDynamicValue((made) => createRejectedRowRepository(made.get(parts.database)));
  bind(parts.importMappings).toDynamicValue((made) => createImportMappingRepository(made.get(parts.database)));
  bind(parts.sheetImports).toDynamicValue((made) => createSheetImportRepository(made.get(parts.database)));
  bind(parts.importHistoryService).toDynamicValue((made) =>
    createImportHistoryService(historyPartsOf(made), {
      group: 'administration',
      reading: 'management',
      kinds: recordKinds,
    }),
  );
  bind(parts.customerImportHistory).toDynamicValue((made) =>
    createImportHistoryService(historyPartsOf(made), { group: 'administration', kinds: ['customers'] }),
  );
  bind(parts.documentImportHistory).toDynamicValue((made) =>
    createImportHistoryService(historyPartsOf(made), { group: 'administration', kinds: ['documents'] }),
  );
  bind(parts.offerImportHistory).toDynamicValue((made) =>
    createImportHistoryService(historyPartsOf(made), { group: 'management', kinds: ['offers'] }),
  );
  bind(parts.priceImportHistory).toDynamicValue((made) =>
    createImportHistoryService(historyPartsOf(made), { group: 'management', kinds: ['list-prices'] }),
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
      rejectedRows: made.get(parts.rejectedRows),
      jobs: made.get(parts.jobs),
      priceLists: async () =>
        (await made.get(parts.priceListManagement).lists())
          .filter(({ isWithdrawn }) => !isWithdrawn)
          .map(({ name }) => name),
      newId: randomUUID,
      clock: made.get(parts.clock),
      pause,
    }),
  );
  bind(parts.startJob).toDynamicValue((made) => () => {
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
    made.get(parts.jobs).work(
      undoQueue,
      createImportUndoJob({
        undo: createImportUndoRepository(made.get(parts.database)),
        changes: createSheetChangeRepository(made.get(parts.database)),
        sheets: {
          customers: made.get(parts.customerUndo),
          documents: made.get(parts.documentUndo),
          offers: made.get(parts.offerUndo),
        },
      }),
    );
    return null;
  });
  bind(parts.routes).toDynamicValue(
    routesOf((app, service, guard) => {
      const calls = { path: '/api/Imports', tag: 'Imports', group: 'administration', reading: 'management' } as const;
      importHistoryRoutes(app, { ...calls, service }, guard);
    }, parts.importHistoryService),
  );
  bind(parts.routes).toDynamicValue(
    routesOf((app, service, guard) => {
      const calls = { path: sheetImportsPath(priceListsPath), tag: 'Management', group: 'management' } as const;
      importHistoryRoutes(app, { ...calls, service }, guard);
    }, parts.priceImportHistory),
  );
  bind(parts.routes).toDynamicValue(routesOf(catalogueExportRoutes, parts.catalogueExportService));
  bind(parts.routes).toDynamicValue(
    routesOf((app, service, guard) => importRoutes(app, service, guard, maxUnpackedBytes), parts.importService),
  );
});
