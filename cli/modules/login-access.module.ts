import { ContainerModule } from 'inversify';
import { createInvitationService } from '#adapters/http/invitations.ts';
import { createSecondFactorManagementService } from '#adapters/http/second-factor.ts';
import { foundation, services } from '../parts.ts';

/** How people get in: invitations, and the second step of staff. */
export const loginAccessModule = new ContainerModule(({ bind }) => {
  bind(services.invitations).toDynamicValue(({ get }) =>
    createInvitationService(get(foundation.call), get(foundation.http)),
  );
  bind(services.secondFactors).toDynamicValue(({ get }) => createSecondFactorManagementService(get(foundation.call)));
});
