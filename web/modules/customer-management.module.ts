import { ContainerModule } from 'inversify';
import { createCustomerManagementService } from '#adapters/http/customer-management.ts';
import { createListFileCall } from '#adapters/http/list-file.ts';
import { createSheetService } from '#adapters/http/sheets.ts';
import { createCustomerSignInService } from '#adapters/http/sign-ins.ts';
import { sheetPaths } from '#adapters/wire/sheets.wire.ts';
import type { CustomerRowReason } from '#core/customers/sheets/customer-sheet.service.ts';
import { createCustomerManagementQueries } from '../customer-management/customer-management-queries.ts';
import { foundation, services } from '../parts.ts';
import { sheetHistoryOf } from '../sheet-exchange/sheet-history.ts';
import { sheetRunsOf } from '../sheet-exchange/sheet-runs.ts';

/** Everybody's customers, for administrators. With their screen. */
export const customerManagementModule = new ContainerModule(({ bind }) => {
  bind(services.customerSheets).toDynamicValue(({ get }) =>
    createSheetService(get(foundation.publicServices).http, sheetPaths.customers),
  );
  bind(services.customerImports).toDynamicValue((made) => sheetHistoryOf(made, sheetPaths.customers));
  bind(services.customerSheetRuns)
    .toDynamicValue((made) =>
      sheetRunsOf<CustomerRowReason>(
        made,
        sheetPaths.customers,
        services.customerImports,
        () => void made.get(services.customerManagement).outdate(),
      ),
    )
    .onDeactivation(({ stop }) => {
      stop();
    });
  bind(services.customerManagement).toDynamicValue(({ get }) =>
    createCustomerManagementQueries(
      createCustomerManagementService(
        get(foundation.publicServices).call,
        createListFileCall(get(foundation.publicServices).http),
      ),
      createCustomerSignInService(get(foundation.publicServices).call),
      get(services.caller),
      get(foundation.queries),
    ),
  );
});
