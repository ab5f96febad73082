import { ContainerModule } from 'inversify';
import { createInvitationService } from '#adapters/http/invitations.ts';
import { changesOf } from '#core/live/changes.ts';
import { createInvitationTrials } from '../login-links/invitation-trials.ts';
import { createOpenInvitationQueries } from '../login-links/open-invitations.ts';
import { foundation, services } from '../parts.ts';
import { following } from '../state/following.ts';

/** Invitations by mail. With the screens that show logins. */
export const loginLinksModule = new ContainerModule(({ bind }) => {
  bind(services.invitations).toDynamicValue(({ get }) => {
    const { call, http } = get(foundation.publicServices);
    return createInvitationService(call, http);
  });
  bind(services.invitationTrials).toDynamicValue(({ get }) =>
    createInvitationTrials(get(services.invitations), get(services.caller), get(foundation.queries)),
  );
  bind(services.openInvitations)
    .toDynamicValue(({ get }) => {
      const open = createOpenInvitationQueries(
        get(services.invitations),
        get(services.caller),
        get(foundation.queries),
      );
      return following(open, changesOf(get(services.live), 'StaffChanged', 'MailsChanged').subscribe(open.refresh));
    })
    .onDeactivation((open) => {
      open.stop();
    });
});
