import { ContainerModule } from 'inversify';
import { createWarrantyRepository } from '#adapters/postgres/warranties/warranties.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { createWarrantyManagementService, createWarrantyService } from '#core/warranties/create-warranty-service.ts';
import { parts } from '../container.ts';

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
});
