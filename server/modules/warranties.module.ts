import { ContainerModule } from 'inversify';
import { createWarrantyTableWriter } from '#adapters/documents/case-table-files.ts';
import { createStaffWarrantyRepository } from '#adapters/postgres/warranties/staff-warranties.ts';
import { createWarrantyRepository } from '#adapters/postgres/warranties/warranties.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createStaffCaseService } from '#core/cases/create-staff-case-service.ts';
import { createWarrantyManagementService } from '#core/warranties/create-warranty-management-service.ts';
import { createWarrantyService } from '#core/warranties/create-warranty-service.ts';
import { parts } from '../parts.ts';
import { staffCaseRoutes } from '../routes/staff-cases.routes.ts';
import { staffWarranties, warrantyManagementRoutes, warrantyRoutes } from '../routes/warranties.routes.ts';
import { routesOf } from './routes-of.ts';

/** Warranties. */
export const warrantiesModule = new ContainerModule(({ bind }) => {
  bind(parts.warranties).toDynamicValue((made) => createWarrantyRepository(made.get(parts.database)));
  bind(parts.warrantyService).toDynamicValue((made) =>
    createWarrantyService({
      warranties: made.get(parts.warranties),
      clock: made.get(parts.clock),
      productRepository: made.get(parts.productRepository),
      hasher,
    }),
  );
  bind(parts.warrantyManagementService).toDynamicValue((made) =>
    createWarrantyManagementService({ warranties: made.get(parts.warranties), clock: made.get(parts.clock) }),
  );
  bind(parts.staffWarrantyService).toDynamicValue((made) =>
    createStaffCaseService({
      repository: createStaffWarrantyRepository(made.get(parts.database)),
      writer: createWarrantyTableWriter(made.get(parts.tableFiles)),
      clock: made.get(parts.clock),
    }),
  );
  bind(parts.routes).toDynamicValue(routesOf(warrantyRoutes, parts.warrantyService));
  bind(parts.routes).toDynamicValue(routesOf(warrantyManagementRoutes, parts.warrantyManagementService));
  bind(parts.routes).toDynamicValue(
    routesOf(
      (app, service, guard) => staffCaseRoutes(app, service, guard, staffWarranties),
      parts.staffWarrantyService,
    ),
  );
});
