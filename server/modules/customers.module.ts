import { ContainerModule, type ResolutionContext } from 'inversify';
import { createCustomerTableWriter } from '#adapters/documents/customer-table-files.ts';
import { createCustomerManagementRepository } from '#adapters/postgres/customers/customer-management.ts';
import { createCustomerRepository } from '#adapters/postgres/customers/customers.ts';
import { createSellerRepository } from '#adapters/postgres/sellers.ts';
import { createCredentialRepository } from '#adapters/postgres/session/credentials.ts';
import { createStaffRepository } from '#adapters/postgres/staff/staff.ts';
import { secureRandom } from '#adapters/secrets/secure-random.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { customerSheetColumns, customerSheetWords } from '#adapters/texts/customer-sheets.es.ts';
import type { Cipher } from '#core/credentials/cipher.port.ts';
import { createCredentialService } from '#core/credentials/create-credential-service.ts';
import { createCustomerManagementService } from '#core/customers/create-customer-management-service.ts';
import { createCustomerService } from '#core/customers/create-customer-service.ts';
import { createCustomerSheetRunner } from '#core/customers/sheets/create-customer-sheet-runner.ts';
import { createCustomerUndo } from '#core/customers/sheets/create-customer-undo.ts';
import { createSellerService } from '#core/sellers/create-seller-service.ts';
import { createStaffService } from '#core/staff/create-staff-service.ts';
import { parts } from '../parts.ts';
import { credentialRoutes } from '../routes/credentials.routes.ts';
import { customerManagementRoutes } from '../routes/customer-management.routes.ts';
import { customerRoutes } from '../routes/customers.routes.ts';
import { sellerRoutes } from '../routes/sellers.routes.ts';
import { staffRoutes } from '../routes/staff.routes.ts';
import { routesOf } from './routes-of.ts';
import { sheetPartsOf } from './sheet-parts.ts';

/** Seals the copy of a password that staff may see; null where none is kept. */
const shownWith = (made: ResolutionContext): Cipher | null =>
  made.get(parts.settings).visiblePasswords ? made.get(parts.cipher) : null;

/** What issuing a password needs, for any login. */
const issuingOf = (made: ResolutionContext) => {
  const sessionEnded$ = made.get(parts.sessionEnded);
  return {
    credentials: createCredentialRepository(made.get(parts.database), made.get(parts.sessions).forget),
    passwordHasher: made.get(parts.passwordHasher),
    secureRandom,
    ended: (id: string) => sessionEnded$.next(id),
  };
};

/** Customers, sellers, and the passwords that are issued to them. */
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
  bind(parts.credentialService).toDynamicValue((made) =>
    createCredentialService({ ...issuingOf(made), customers: made.get(parts.sessions), cipher: shownWith(made) }),
  );
  bind(parts.sellerService).toDynamicValue((made) =>
    createSellerService({ ...issuingOf(made), sellers: createSellerRepository(made.get(parts.database)) }),
  );
  bind(parts.staffService).toDynamicValue((made) =>
    createStaffService({
      ...issuingOf(made),
      staff: createStaffRepository(made.get(parts.database), made.get(parts.sessions).forget),
    }),
  );
  bind(parts.routes).toDynamicValue(routesOf(customerRoutes, parts.customerService));
  bind(parts.routes).toDynamicValue(routesOf(customerManagementRoutes, parts.customerManagementService));
  bind(parts.routes).toDynamicValue(routesOf(credentialRoutes, parts.credentialService));
  bind(parts.routes).toDynamicValue(routesOf(sellerRoutes, parts.sellerService));
  bind(parts.routes).toDynamicValue(routesOf(staffRoutes, parts.staffService));
});
