import { ContainerModule } from 'inversify';
import { createCaseMessageService } from '#adapters/http/case-messages.ts';
import { createClaimManagementService } from '#adapters/http/claim-management.ts';
import { createClaimablePartsService } from '#adapters/http/claimable-parts.ts';
import { createClaimService } from '#adapters/http/claims.ts';
import { createStaffClaimService } from '#adapters/http/staff-claims.ts';
import { foundation, services } from '../parts.ts';

/** Claims of companies, and answering them; what is written about claims and warranties. */
export const claimsModule = new ContainerModule(({ bind }) => {
  bind(services.claims).toDynamicValue(({ get }) => createClaimService(get(foundation.call)));
  bind(services.claimableParts).toDynamicValue(({ get }) => createClaimablePartsService(get(foundation.call)));
  bind(services.caseMessages).toDynamicValue(({ get }) => createCaseMessageService(get(foundation.http)));
  bind(services.staffClaims).toDynamicValue(({ get }) => createStaffClaimService(get(foundation.http)));
  bind(services.claimManagement).toDynamicValue(({ get }) => createClaimManagementService(get(foundation.call)));
});
