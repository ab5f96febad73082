import { ContainerModule } from 'inversify';
import { createStaffWarrantyService } from '#adapters/http/staff-warranties.ts';
import { createWarrantyManagementService, createWarrantyService } from '#adapters/http/warranties.ts';
import { foundation, services } from '../parts.ts';
import { createWarrantyManagementQueries } from '../warranties/warranty-management-queries.ts';
import { createWarrantyQueries } from '../warranties/warranty-queries.ts';

/** Warranties of a company, and answering them. With their screens. */
export const warrantiesModule = new ContainerModule(({ bind }) => {
  bind(services.warrantyQueries).toDynamicValue(({ get }) => {
    const { call, inTab } = get(foundation.publicServices);
    const ports = {
      service: createWarrantyService(call),
      inTab,
      newKey: get(foundation.newKey),
      queries: get(foundation.queries),
    };
    return createWarrantyQueries(ports, get(services.caller));
  });
  bind(services.warrantyManagementQueries).toDynamicValue(({ get }) => {
    const { call, http, inTab } = get(foundation.publicServices);
    const ports = {
      service: createWarrantyManagementService(call),
      staffWarranties: createStaffWarrantyService(http),
      inTab,
      queries: get(foundation.queries),
    };
    return createWarrantyManagementQueries(ports, get(services.caller));
  });
});
