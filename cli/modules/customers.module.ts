import { ContainerModule } from 'inversify';
import { createCustomerManagementService } from '#adapters/http/customer-management.ts';
import { createCustomerSheetService } from '#adapters/http/customer-sheets.ts';
import { foundation, services } from '../parts.ts';

/** Everybody's customers, one by one and as a spreadsheet. */
export const customersModule = new ContainerModule(({ bind }) => {
  bind(services.customers).toDynamicValue(({ get }) => createCustomerManagementService(get(foundation.call)));
  bind(services.customerSheets).toDynamicValue(({ get }) => createCustomerSheetService(get(foundation.http)));
});
