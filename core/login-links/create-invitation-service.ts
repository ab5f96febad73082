import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import { authorOf } from '#core/audit/author.ts';
import type { LoginOf } from '#core/credentials/credential.repository.port.ts';
import { careRefusal } from '#core/customers/care.ts';
import { isAddress } from '#core/mail/address.ts';
import type { SessionRepository, TokenGenerator } from '#core/session/session.repository.port.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { LinkMail, LoginLinkRepository } from './login-link.repository.port.ts';
import type { InvitationService, LinkBase } from './login-link.service.ts';
import { type LinkedLogin, linkLifetime, linkTo } from './login-link.ts';

export interface LinkParts {
  readonly links: LoginLinkRepository;
  readonly tokenGenerator: TokenGenerator;
  readonly clock: Clock;
  /** The mail that carries a link. */
  readonly mailOf: (login: LinkedLogin, link: string) => Promise<LinkMail>;
}

export interface InvitationParts extends LinkParts {
  readonly customers: Pick<SessionRepository, 'customer'>;
  /** Whether mails go out at all. */
  readonly canMail: () => Promise<boolean>;
}

/** Invitations whose links lead to that address. */
export const createInvitationService = ({
  links,
  tokenGenerator,
  clock,
  mailOf,
  customers,
  canMail,
}: InvitationParts) => {
  const refusalOf = async (caller: Caller, of: LoginOf) => {
    if ('customerId' in of) return careRefusal(caller, await customers.customer(of.customerId));
    return caller.role === 'Admin' ? null : ({ code: 'not-allowed' } as const);
  };
  return (base: LinkBase): InvitationService =>
    authorise<InvitationService>('customerCredentials', {
      async invite(caller, of, typed) {
        const refused = await refusalOf(caller, of);
        if (refused !== null) return Err(refused);
        const login = await links.invitee(of);
        if (login === null) return Err({ code: 'login-not-found' });
        const email = typed.trim() === '' ? login.email : typed.trim();
        if (!isAddress(email)) return Err({ code: 'email-wrong' });
        const isMailed = await canMail();
        if (isMailed && base.isOwnMachine) return Err({ code: 'public-address-missing' });
        const token = tokenGenerator.token();
        const expiresAt = new Date(clock.now() + linkLifetime.invitation).toISOString();
        const link = linkTo(base.address, token);
        const mail = isMailed ? await mailOf({ ...login, kind: 'invitation', expiresAt }, link) : null;
        const kept = { digest: tokenGenerator.digest(token), expiresAt };
        if (!(await links.invite(of, email, kept, mail, authorOf(caller)))) return Err({ code: 'login-not-found' });
        return Ok({ login: login.userName, sentTo: email, expiresAt, link: isMailed ? null : link });
      },

      async withdraw(caller, of) {
        const refused = await refusalOf(caller, of);
        if (refused !== null) return Err(refused);
        return (await links.withdraw(of, authorOf(caller))) ? Ok(null) : Err({ code: 'invitation-not-found' });
      },

      async open(caller, customerId) {
        const refused = careRefusal(caller, await customers.customer(customerId));
        return refused === null ? Ok(await links.open(customerId)) : Err(refused);
      },
    });
};
