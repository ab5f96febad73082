import { ContainerModule } from 'inversify';
import { createInvitationService } from '#adapters/http/invitations.ts';
import { createInvitationTrials } from '../login-links/invitation-trials.ts';
import { createOpenInvitationQueries } from '../login-links/open-invitations.ts';
import { foundation, services } from '../parts.ts';

/** Invitations by mail. With the screens that show logins. */
export const loginLinksModule = new ContainerModule(({ bind }) => {
  bind(services.invitations).toDynamicValue(({ get }) => {
    const { call, http } = get(foundation.publicServices);
    return createInvitationService(call, http);
  });
  bind(services.invitationTrials).toDynamicValue(({ get }) =>
    createInvitationTrials(get(services.invitations), get(services.caller), get(foundation.queries)),
  );
  bind(services.openInvitations).toDynamicValue(({ get }) => {
    return createOpenInvitationQueries(get(services.invitations), get(services.caller), get(foundation.queries));
  });
});
