import { ContainerModule } from 'inversify';
import { createAccountDocumentService } from '#adapters/http/account-documents.ts';
import { createAccountManagementService } from '#adapters/http/account-management.ts';
import { createCurrentAccountService } from '#adapters/http/current-account.ts';
import { createSheetService } from '#adapters/http/sheets.ts';
import { sheetPaths } from '#adapters/wire/sheets.wire.ts';
import type { DocumentRowReason } from '#core/current-account/sheets/document-sheet.service.ts';
import { createDocumentQueries } from '../account-documents/document-queries.ts';
import { foundation, services } from '../parts.ts';
import { sheetHistoryOf } from '../sheet-exchange/sheet-history.ts';
import { sheetRunsOf } from '../sheet-exchange/sheet-runs.ts';

/** The documents of all accounts, for staff. */
export const accountDocumentsModule = new ContainerModule(({ bind }) => {
  bind(services.documentSheets).toDynamicValue(({ get }) =>
    createSheetService(get(foundation.publicServices).http, sheetPaths.documents),
  );
  bind(services.documentImports).toDynamicValue((made) => sheetHistoryOf(made, sheetPaths.documents));
  bind(services.documentSheetRuns)
    .toDynamicValue((made) =>
      sheetRunsOf<DocumentRowReason>(
        made,
        sheetPaths.documents,
        services.documentImports,
        () => void made.get(services.documents).outdate(),
      ),
    )
    .onDeactivation(({ stop }) => {
      stop();
    });
  bind(services.documents).toDynamicValue(({ get }) => {
    const { call, http } = get(foundation.publicServices);
    const ports = {
      service: createAccountManagementService(call),
      register: createAccountDocumentService(http),
      papers: createCurrentAccountService(call),
    };
    return createDocumentQueries(ports, get(services.caller), get(foundation.queries));
  });
});
