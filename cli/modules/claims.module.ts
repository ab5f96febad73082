import { ContainerModule } from 'inversify';
import { createClaimManagementService } from '#adapters/http/claim-management.ts';
import { createClaimService } from '#adapters/http/claims.ts';
import { foundation, services } from '../parts.ts';

/** Claims of companies, and answering them. */
export const claimsModule = new ContainerModule(({ bind }) => {
  bind(services.claims).toDynamicValue(({ get }) => createClaimService(get(foundation.call)));
  bind(services.claimManagement).toDynamicValue(({ get }) => createClaimManagementService(get(foundation.call)));
});
