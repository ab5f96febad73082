import { ContainerModule } from 'inversify';
import { createCall } from '#adapters/http/call.ts';
import { createCredentialService } from '#adapters/http/credentials.ts';
import { createCustomerManagementService } from '#adapters/http/customer-management.ts';
import { createCustomerQuoteService } from '#adapters/http/customer-quotes.ts';
import { createCustomerService } from '#adapters/http/customers.ts';
import { createListFileCall } from '#adapters/http/list-file.ts';
import { createSheetService } from '#adapters/http/sheets.ts';
import { sheetPaths } from '#adapters/wire/sheets.wire.ts';
import { foundation, services } from '../parts.ts';

/** Everybody's customers, one by one and as a spreadsheet. */
export const customersModule = new ContainerModule(({ bind }) => {
  bind(services.caredCustomers).toDynamicValue(({ get }) => createCustomerService(get(foundation.call)));
  bind(services.customers).toDynamicValue(({ get }) =>
    createCustomerManagementService(get(foundation.call), createListFileCall(get(foundation.http))),
  );
  bind(services.customersOfLogin).toDynamicValue(({ get }) => (login: string) => {
    const http = { ...get(foundation.http), token: () => login };
    const call = createCall(http);
    return {
      caredCustomers: createCustomerService(call),
      customers: createCustomerManagementService(call, createListFileCall(http)),
    };
  });
  bind(services.customerQuotes).toDynamicValue(({ get }) => createCustomerQuoteService(get(foundation.call)));
  bind(services.credentials).toDynamicValue(({ get }) => createCredentialService(get(foundation.call)));
  bind(services.customerSheets).toDynamicValue(({ get }) =>
    createSheetService(get(foundation.http), sheetPaths.customers),
  );
});
