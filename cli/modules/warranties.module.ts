import { ContainerModule } from 'inversify';
import { createWarrantyManagementService, createWarrantyService } from '#adapters/http/warranties.ts';
import { createWarrantyDeskService } from '#adapters/http/warranty-desk.ts';
import { foundation, services } from '../parts.ts';

/** Warranties of companies, and answering them. */
export const warrantiesModule = new ContainerModule(({ bind }) => {
  bind(services.warranties).toDynamicValue(({ get }) => createWarrantyService(get(foundation.call)));
  bind(services.warrantyDesk).toDynamicValue(({ get }) => createWarrantyDeskService(get(foundation.http)));
  bind(services.warrantyManagement).toDynamicValue(({ get }) => createWarrantyManagementService(get(foundation.call)));
});
