import { ContainerModule } from 'inversify';
import { createCustomerTableWriter } from '#adapters/documents/customer-table-files.ts';
import { createCustomerManagementRepository } from '#adapters/postgres/customers/customer-management.ts';
import { createCustomerRepository } from '#adapters/postgres/customers/customers.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { customerSheetColumns, customerSheetWords } from '#adapters/texts/customer-sheets.es.ts';
import { createCustomerManagementService } from '#core/customers/create-customer-management-service.ts';
import { createCustomerService } from '#core/customers/create-customer-service.ts';
import { createCustomerSheetRunner } from '#core/customers/sheets/create-customer-sheet-runner.ts';
import { createCustomerUndo } from '#core/customers/sheets/create-customer-undo.ts';
import { parts } from '../parts.ts';
import { customerManagementRoutes } from '../routes/customer-management.routes.ts';
import { customerRoutes } from '../routes/customers.routes.ts';
import { shownWith } from './issuing.ts';
import { routesOf } from './routes-of.ts';
import { sheetPartsOf } from './sheet-parts.ts';

/** Customers, as they see themselves and as staff keep them. */
export const customersModule = new ContainerModule(({ bind }) => {
  bind(parts.customerRepository).toDynamicValue((made) =>
    createCustomerRepository(
      made.get(parts.database),
      made.get(parts.settings).passwordsInLists ? shownWith(made) : null,
    ),
  );
  bind(parts.customerService).toDynamicValue((made) => createCustomerService(made.get(parts.customerRepository)));
  bind(parts.customerManagementService).toDynamicValue((made) =>
    createCustomerManagementService({
      customers: createCustomerManagementRepository(made.get(parts.database), made.get(parts.terms).forget),
      hasher,
      writer: createCustomerTableWriter(made.get(parts.tableFiles)),
      clock: made.get(parts.clock),
    }),
  );
  bind(parts.customerSheetRunner).toDynamicValue((made) =>
    createCustomerSheetRunner({
      customers: createCustomerManagementRepository(made.get(parts.database), made.get(parts.terms).forget),
      ...sheetPartsOf(made),
      words: customerSheetWords,
      columns: customerSheetColumns,
    }),
  );
  bind(parts.customerUndo).toDynamicValue((made) =>
    createCustomerUndo(createCustomerManagementRepository(made.get(parts.database), made.get(parts.terms).forget)),
  );
  bind(parts.routes).toDynamicValue(routesOf(customerRoutes, parts.customerService));
  bind(parts.routes).toDynamicValue(routesOf(customerManagementRoutes, parts.customerManagementService));
});
