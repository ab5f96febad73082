import { ContainerModule } from 'inversify';
import { createStaffWarrantyService } from '#adapters/http/staff-warranties.ts';
import { createWarrantyManagementService, createWarrantyService } from '#adapters/http/warranties.ts';
import { foundation, services } from '../parts.ts';

/** Warranties of companies, and answering them. */
export const warrantiesModule = new ContainerModule(({ bind }) => {
  bind(services.warranties).toDynamicValue(({ get }) => createWarrantyService(get(foundation.call)));
  bind(services.staffWarranties).toDynamicValue(({ get }) => createStaffWarrantyService(get(foundation.http)));
  bind(services.warrantyManagement).toDynamicValue(({ get }) => createWarrantyManagementService(get(foundation.call)));
});
