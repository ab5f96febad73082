import { ContainerModule } from 'inversify';
import { createInvitationService } from '#adapters/http/login-links.ts';
import { foundation, services } from '../parts.ts';

/** Invitations by mail. With the screens that show logins. */
export const loginLinksModule = new ContainerModule(({ bind }) => {
  bind(services.invitations).toDynamicValue(({ get }) => createInvitationService(get(foundation.publicServices).call));
});
