import { ContainerModule } from 'inversify';
import { createClaimManagementService } from '#adapters/http/claim-management.ts';
import { createClaimService } from '#adapters/http/claims.ts';
import { createStaffClaimService } from '#adapters/http/staff-claims.ts';
import { createClaimManagementQueries } from '../claims/claim-management-queries.ts';
import { createClaimQueries } from '../claims/claim-queries.ts';
import { foundation, services } from '../parts.ts';

/** Claims of a company, and answering them. With their screens. */
export const claimsModule = new ContainerModule(({ bind }) => {
  bind(services.claimQueries).toDynamicValue(({ get }) => {
    const { call, inTab } = get(foundation.publicServices);
    const service = createClaimService(call);
    return createClaimQueries(service, get(services.caller), inTab, get(foundation.newKey), get(foundation.queries));
  });
  bind(services.claimManagementQueries).toDynamicValue(({ get }) => {
    const { call, http, inTab } = get(foundation.publicServices);
    const ports = {
      service: createClaimManagementService(call),
      staffClaims: createStaffClaimService(http),
      inTab,
      queries: get(foundation.queries),
    };
    return createClaimManagementQueries(ports, get(services.caller));
  });
});
