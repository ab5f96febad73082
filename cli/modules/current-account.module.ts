import { ContainerModule } from 'inversify';
import { createAgeingService } from '#adapters/http/account-ageing.ts';
import { createAccountDocumentService } from '#adapters/http/account-documents.ts';
import { createAccountManagementService } from '#adapters/http/account-management.ts';
import { createCurrentAccountService } from '#adapters/http/current-account.ts';
import { createSheetService } from '#adapters/http/sheets.ts';
import { sheetPaths } from '#adapters/wire/sheets.wire.ts';
import { foundation, services } from '../parts.ts';

/** What a company owes and paid, and the documents of all as a spreadsheet. */
export const currentAccountModule = new ContainerModule(({ bind }) => {
  bind(services.documentSheets).toDynamicValue(({ get }) =>
    createSheetService(get(foundation.http), sheetPaths.documents),
  );
  bind(services.ageing).toDynamicValue(({ get }) => createAgeingService(get(foundation.http)));
  bind(services.accountDocuments).toDynamicValue(({ get }) => createAccountDocumentService(get(foundation.http)));
  bind(services.accountManagement).toDynamicValue(({ get }) => createAccountManagementService(get(foundation.call)));
  bind(services.account).toDynamicValue(({ get }) => createCurrentAccountService(get(foundation.call)));
});
