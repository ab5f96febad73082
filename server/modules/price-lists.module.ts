import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { ContainerModule, type ResolutionContext } from 'inversify';
import { filter, startWith } from 'rxjs';
import { createComparisonWriter } from '#adapters/documents/comparison-files.ts';
import { createDraftSource } from '#adapters/documents/draft-source.ts';
import { createPriceListFiles } from '#adapters/documents/price-list-files.ts';
import { createUploadStorage } from '#adapters/files/upload-storage.ts';
import { createPriceListManagementRepository } from '#adapters/postgres/price-lists/price-list-management.ts';
import { createPriceListRepository } from '#adapters/postgres/price-lists/price-lists.ts';
import { createPriceSheetRepository } from '#adapters/postgres/price-lists/price-sheets.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createPriceListMakingService } from '#core/price-lists/create-price-list-making-service.ts';
import { createPriceListService } from '#core/price-lists/create-price-list-service.ts';
import { createPriceListManagementService } from '#core/price-lists/management/create-price-list-management-service.ts';
import {
  createPriceSheetRuns,
  createPriceSheetService,
} from '#core/price-lists/management/create-price-sheet-service.ts';
import { startPriceChangeJob } from '#core/price-lists/management/price-change-job.ts';
import { createPriceSheetRunner } from '#core/price-lists/management/price-sheet-runner.ts';
import { createPriceListFileGenerator } from '#core/price-lists/price-list-file-generator.ts';
import { startPriceListJob } from '#core/price-lists/price-list-job.ts';
import { maxSheetBytes } from '#core/sheets/sheet.service.ts';
import { parts } from '../parts.ts';
import { priceListManagementRoutes } from '../routes/price-list-management.routes.ts';
import { priceListMakingRoutes, priceListRoutes } from '../routes/price-lists.routes.ts';
import { priceSheetRoutes, priceSheetRunRoutes } from '../routes/price-sheets.routes.ts';
import { routesOf } from './routes-of.ts';
import { sheetRunPartsOf, sheetWriterOf } from './sheet-run-parts.ts';

const priceSheetPartsOf = (made: Pick<ResolutionContext, 'get'>) => ({
  lists: made.get(parts.priceListManagement),
  runner: made.get(parts.priceSheetRunner),
  clock: made.get(parts.clock),
});

/** Price lists as files, and making them. */
export const priceListsModule = new ContainerModule(({ bind }) => {
  bind(parts.priceLists).toDynamicValue((made) =>
    createPriceListRepository(made.get(parts.database), made.get(parts.follower)),
  );
  bind(parts.priceListFiles).toDynamicValue((made) => {
    const folder = join(made.get(parts.settings).dataDir, 'price-lists', made.get(parts.databaseId));
    return createPriceListFiles(folder, made.get(parts.installation).workerFile('table-writer'));
  });
  bind(parts.priceListFileGenerator).toDynamicValue((made) =>
    createPriceListFileGenerator({
      repository: made.get(parts.priceLists),
      store: made.get(parts.priceListFiles),
      productRepository: made.get(parts.productRepository),
      hasher,
      clock: made.get(parts.clock),
    }),
  );
  bind(parts.priceListService).toDynamicValue((made) =>
    createPriceListService({
      repository: made.get(parts.priceLists),
      store: made.get(parts.priceListFiles),
      makeFiles: made.get(parts.priceListFileGenerator),
      terms: made.get(parts.terms),
      productRepository: made.get(parts.productRepository),
      hasher,
    }),
  );
  bind(parts.priceListMaking).toDynamicValue((made) =>
    createPriceListMakingService({
      jobs: made.get(parts.jobs),
      repository: made.get(parts.priceLists),
      makeFiles: made.get(parts.priceListFileGenerator),
      clock: made.get(parts.clock),
      onDefect: made.get(parts.onDefect),
    }),
  );
  bind(parts.startJob).toDynamicValue((made) => () => {
    const making = made.get(parts.priceListMaking);
    making.work();
    const job = startPriceListJob({
      changes$: made.get(parts.follower).moves$.pipe(startWith(null)),
      repository: made.get(parts.priceLists),
      productRepository: made.get(parts.productRepository),
      making,
      hasher,
      onDefect: made.get(parts.onDefect),
    });
    return { stop: () => job.unsubscribe() };
  });
  bind(parts.priceListManagement).toDynamicValue((made) =>
    createPriceListManagementRepository(
      made.get(parts.database),
      made.get(parts.follower),
      made.get(parts.terms).forget,
    ),
  );
  bind(parts.priceListManagementService).toDynamicValue((made) =>
    createPriceListManagementService({
      repository: made.get(parts.priceListManagement),
      writer: createComparisonWriter(made.get(parts.tableFiles)),
      hasher,
      clock: made.get(parts.clock),
      yieldToOthers: () => made.get(parts.database).yieldToOthers(),
    }),
  );
  bind(parts.priceSheets).toDynamicValue((made) => createPriceSheetRepository(made.get(parts.database)));
  bind(parts.priceSheetRunner).toDynamicValue((made) =>
    createPriceSheetRunner({
      lists: made.get(parts.priceListManagement),
      sheets: made.get(parts.priceSheets),
      uploads: createUploadStorage(join(made.get(parts.settings).dataDir, 'price-sheets'), maxSheetBytes),
      source: createDraftSource(made.get(parts.installation).workerFile('draft-reader')),
      drafts: made.get(parts.catalogueDrafts),
      mappings: made.get(parts.importMappings),
      newId: randomUUID,
      clock: made.get(parts.clock),
      yieldToOthers: () => made.get(parts.database).yieldToOthers(),
    }),
  );
  bind(parts.priceSheetService).toDynamicValue((made) =>
    createPriceSheetService(priceSheetPartsOf(made), sheetWriterOf(made)),
  );
  bind(parts.priceSheetRuns).toDynamicValue((made) =>
    createPriceSheetRuns(priceSheetPartsOf(made), sheetRunPartsOf(made)),
  );
  bind(parts.startJob).toDynamicValue((made) => () => {
    const job = startPriceChangeJob({
      repository: made.get(parts.priceListManagement),
      sheets: made.get(parts.priceSheets),
      drafts: made.get(parts.catalogueDrafts),
      jobs: made.get(parts.jobs),
      clock: made.get(parts.clock),
      changes$: made.get(parts.liveBus).events$.pipe(filter(({ name }) => name === 'ManagedPriceListsChanged')),
      onDefect: made.get(parts.onDefect),
    });
    return { stop: () => job.unsubscribe() };
  });
  bind(parts.routes).toDynamicValue(routesOf(priceSheetRoutes, parts.priceSheetService));
  bind(parts.routes).toDynamicValue(routesOf(priceSheetRunRoutes, parts.priceSheetRuns));
  bind(parts.routes).toDynamicValue(routesOf(priceListManagementRoutes, parts.priceListManagementService));
  bind(parts.routes).toDynamicValue(routesOf(priceListRoutes, parts.priceListService));
  bind(parts.routes).toDynamicValue(routesOf(priceListMakingRoutes, parts.priceListMaking));
});
