import { ContainerModule } from 'inversify';
import { createSellerService } from '#adapters/http/sellers.ts';
import { createStaffService } from '#adapters/http/staff.ts';
import { foundation, services } from '../parts.ts';

/** The distributor's own people. */
export const staffModule = new ContainerModule(({ bind }) => {
  bind(services.staff).toDynamicValue(({ get }) => createStaffService(get(foundation.call)));
  bind(services.sellers).toDynamicValue(({ get }) => createSellerService(get(foundation.call)));
});
