import { ContainerModule } from 'inversify';
import { createAgeingTableWriter } from '#adapters/documents/ageing-table-files.ts';
import { documentPrinter } from '#adapters/documents/document-paper.ts';
import { createAccountDocumentRepository } from '#adapters/postgres/current-account/account-documents.ts';
import { createAgeingRepository } from '#adapters/postgres/current-account/ageing.ts';
import { createCurrentAccountRepository } from '#adapters/postgres/current-account/current-account.ts';
import { createDocumentSheetRepository } from '#adapters/postgres/current-account/document-sheets.ts';
import { createDocumentRepository } from '#adapters/postgres/current-account/documents.ts';
import { documentSheetColumns } from '#adapters/texts/document-sheets.es.ts';
import { createAgeingService } from '#core/current-account/ageing/create-ageing-service.ts';
import { createAccountManagementService } from '#core/current-account/create-account-management-service.ts';
import { createCurrentAccountService } from '#core/current-account/create-current-account-service.ts';
import { createAccountDocumentService } from '#core/current-account/management/create-account-document-service.ts';
import { createDocumentSheetRunner } from '#core/current-account/sheets/create-document-sheet-runner.ts';
import { createDocumentUndo } from '#core/current-account/sheets/create-document-undo.ts';
import { onPaper } from '#core/distributor/on-paper.ts';
import { parts } from '../parts.ts';
import { accountAgeingRoutes } from '../routes/account-ageing.routes.ts';
import { accountDocumentRoutes } from '../routes/account-documents.routes.ts';
import { accountManagementRoutes, currentAccountRoutes } from '../routes/current-account.routes.ts';
import { routesOf } from './routes-of.ts';
import { sheetPartsOf } from './sheet-parts.ts';

/** Current accounts, for companies and for the distributor. */
export const currentAccountModule = new ContainerModule(({ bind }) => {
  bind(parts.currentAccountService).toDynamicValue((made) =>
    createCurrentAccountService({
      accounts: createCurrentAccountRepository(made.get(parts.database), () => onPaper(made.get(parts.distributor)())),
      printer: documentPrinter,
      clock: made.get(parts.clock),
    }),
  );
  bind(parts.accountManagementService).toDynamicValue((made) =>
    createAccountManagementService({
      repository: createDocumentRepository(made.get(parts.database)),
      clock: made.get(parts.clock),
    }),
  );
  bind(parts.ageingService).toDynamicValue((made) =>
    createAgeingService({
      ageing: createAgeingRepository(made.get(parts.database)),
      writer: createAgeingTableWriter(made.get(parts.tableFiles)),
      clock: made.get(parts.clock),
    }),
  );
  bind(parts.documentSheetRunner).toDynamicValue((made) =>
    createDocumentSheetRunner({
      documents: createAccountDocumentRepository(made.get(parts.database)),
      sheets: createDocumentSheetRepository(made.get(parts.database)),
      ...sheetPartsOf(made),
      columns: documentSheetColumns,
    }),
  );
  bind(parts.documentUndo).toDynamicValue((made) =>
    createDocumentUndo(createAccountDocumentRepository(made.get(parts.database))),
  );
  bind(parts.accountDocumentService).toDynamicValue((made) =>
    createAccountDocumentService({
      documents: createAccountDocumentRepository(made.get(parts.database)),
      clock: made.get(parts.clock),
      distributor: made.get(parts.distributor),
    }),
  );
  bind(parts.routes).toDynamicValue(routesOf(currentAccountRoutes, parts.currentAccountService));
  bind(parts.routes).toDynamicValue(routesOf(accountManagementRoutes, parts.accountManagementService));
  bind(parts.routes).toDynamicValue(routesOf(accountAgeingRoutes, parts.ageingService));
  bind(parts.routes).toDynamicValue(routesOf(accountDocumentRoutes, parts.accountDocumentService));
});
