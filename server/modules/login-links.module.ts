import { ContainerModule, type ResolutionContext } from 'inversify';
import { createLoginLinkRepository } from '#adapters/postgres/login-links/login-links.ts';
import { createMailTemplateRepository } from '#adapters/postgres/mail/mail-templates.ts';
import { tokenGenerator } from '#adapters/secrets/token-generator.ts';
import { loginLinkMail } from '#adapters/texts/login-link-mail.es.ts';
import { createInvitationService } from '#core/login-links/create-invitation-service.ts';
import { createLoginLinkService } from '#core/login-links/create-login-link-service.ts';
import type { LinkedLogin } from '#core/login-links/login-link.ts';
import { parts } from '../parts.ts';
import { invitationRoutes, loginLinkRoutes } from '../routes/login-links.routes.ts';

/** Reads the administrators' present text when it is called. */
const mailWriter = (made: ResolutionContext) => {
  const templates = createMailTemplateRepository(made.get(parts.database));
  const distributor = made.get(parts.distributor);
  return async () => {
    const read = await templates.read();
    return (login: LinkedLogin, link: string) => loginLinkMail(distributor().name, read, login, link);
  };
};

const linkParts = (made: ResolutionContext) => ({
  links: createLoginLinkRepository(made.get(parts.database), made.get(parts.sessions).forget),
  tokenGenerator,
  clock: made.get(parts.clock),
  mailWriter: mailWriter(made),
});

/** Invitations, and mails for forgotten passwords. */
export const loginLinksModule = new ContainerModule(({ bind }) => {
  bind(parts.invitationsAt).toDynamicValue((made) =>
    createInvitationService({
      ...linkParts(made),
      customers: made.get(parts.sessions),
      canMail: made.get(parts.canSendMails),
    }),
  );
  bind(parts.loginLinksAt).toDynamicValue((made) => {
    const sessionEnded$ = made.get(parts.sessionEnded);
    return createLoginLinkService({
      ...linkParts(made),
      passwordHasher: made.get(parts.passwordHasher),
      ended: (id) => sessionEnded$.next(id),
    });
  });
  bind(parts.routes).toDynamicValue((made) => {
    const [loginLinksAt, invitationsAt] = [made.get(parts.loginLinksAt), made.get(parts.invitationsAt)];
    const [guard, settings, report] = [made.get(parts.guard), made.get(parts.settings), made.get(parts.report)];
    return (app) => {
      loginLinkRoutes(app, loginLinksAt, settings, report);
      invitationRoutes(app, invitationsAt, guard, settings);
    };
  });
});
