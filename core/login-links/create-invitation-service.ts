import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import { authorOf } from '#core/audit/author.ts';
import type { LoginOf } from '#core/credentials/credential.repository.port.ts';
import { careRefusal } from '#core/customers/care-refusal.ts';
import { isAddress } from '#core/mail/address.ts';
import type { SessionRepository, TokenGenerator } from '#core/session/session.repository.port.ts';
import type { Clock } from '#core/shared/clock.ts';
import { inBatches } from '#core/shared/in-batches.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { inviteesOf } from './invited-customers.ts';
import type { LinkMail, LoginLinkRepository } from './login-link.repository.port.ts';
import type { InvitationService, LinkBase } from './login-link.service.ts';
import { type LinkedLogin, linkLifetime, linkTo } from './login-link.ts';

export interface LinkParts {
  readonly links: LoginLinkRepository;
  readonly tokenGenerator: TokenGenerator;
  readonly clock: Clock;
  /** Makes the writer of mails with links, with the templates of that moment. */
  readonly mailWriter: () => Promise<(login: LinkedLogin, link: string) => LinkMail>;
}

/** How many are invited in one transaction: the screens of staff hear of each, and nobody waits long for its locks. */
const invitedInOneGo = 50;

export interface InvitationParts extends LinkParts {
  readonly customers: Pick<SessionRepository, 'customer'>;
  /** Whether mails are sent at all. */
  readonly canMail: () => Promise<boolean>;
}

/** Invitations whose links lead to that address. */
export const createInvitationService = ({
  links,
  tokenGenerator,
  clock,
  mailWriter,
  customers,
  canMail,
}: InvitationParts) => {
  const refusalOf = async (caller: Caller, of: LoginOf) => {
    if ('customerId' in of) return careRefusal(caller, await customers.customer(of.customerId));
    return caller.role === 'Admin' ? null : ({ code: 'not-allowed' } as const);
  };
  return (base: LinkBase): InvitationService => {
    const newLink = () => {
      const token = tokenGenerator.token();
      const expiresAt = new Date(clock.now() + linkLifetime.invitation).toISOString();
      return { link: linkTo(base.address, token), kept: { digest: tokenGenerator.digest(token), expiresAt } };
    };
    return authorise<InvitationService>(
      {
        invite: 'customerCredentials',
        inviteMany: 'administration',
        withdraw: 'customerCredentials',
        open: 'customerCredentials',
      },
      {
        async invite(caller, of, typed) {
          const refused = await refusalOf(caller, of);
          if (refused !== null) return Err(refused);
          const login = await links.invitee(of);
          if (login === null) return Err({ code: 'login-not-found' });
          const email = typed.trim() === '' ? login.email : typed.trim();
          if (!isAddress(email)) return Err({ code: 'email-wrong' });
          const isMailed = await canMail();
          if (isMailed && base.isOwnMachine) return Err({ code: 'public-address-missing' });
          const { link, kept } = newLink();
          const { expiresAt } = kept;
          const mail = isMailed ? (await mailWriter())({ ...login, kind: 'invitation', expiresAt }, link) : null;
          if (!(await links.invite(of, email, kept, mail, authorOf(caller)))) return Err({ code: 'login-not-found' });
          return Ok({ login: login.userName, sentTo: email, expiresAt, link: isMailed ? null : link });
        },

        async inviteMany(caller, customers, isTrial) {
          if (!(await canMail())) return Err({ code: 'mail-account-missing' });
          if (base.isOwnMachine) return Err({ code: 'public-address-missing' });
          const without = await links.invitable(customers);
          const { chosen, counts } = inviteesOf(await links.countAsked(customers), without);
          if (isTrial) return Ok({ invited: chosen.length, ...counts });
          const mailOf = await mailWriter();
          let invited = 0;
          for (const some of inBatches(chosen, invitedInOneGo)) {
            const batch = some.map((login) => {
              const { link, kept } = newLink();
              return { ...login, link: kept, mail: mailOf({ ...login, kind: 'invitation', ...kept }, link) };
            });
            invited += await links.inviteAll(batch, authorOf(caller));
          }
          // `inviteAll` skips logins that got access since they were chosen: those are counted as having it.
          return Ok({ invited, ...counts, withAccess: counts.withAccess + chosen.length - invited });
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
      },
    );
  };
};
