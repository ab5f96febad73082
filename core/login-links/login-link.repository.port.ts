import type { Author } from '#core/audit/author.ts';
import type { LoginOf } from '#core/credentials/credential.repository.port.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { InvitedCustomers } from './invited-customers.ts';
import type { OpenInvitations } from './login-link.service.ts';
import type { LinkedLogin } from './login-link.ts';

export interface LinkToKeep {
  readonly digest: string;
  /** ISO 8601 in UTC. */
  readonly expiresAt: string;
}

/** A link that may be sent now. */
export interface RecoverableLogin {
  readonly userId: string;
  readonly userName: string;
  readonly name: string;
  readonly email: string;
}

/** A text and a subject, as they go into the outbox. */
export interface LinkMail {
  readonly subject: string;
  readonly body: string;
}

/** The password that a link set: whose, and the ids of the sessions that ended for it. */
export interface LinkedPassword {
  readonly userName: string;
  readonly ended: readonly string[];
}

/** The login of a company that would be invited; without an address nobody can write to it. */
export interface InvitableLogin {
  readonly of: Extract<LoginOf, { readonly customerId: CustomerId }>;
  readonly userName: string;
  readonly name: string;
  readonly email: string;
}

/** A login that is to be invited at `email`, with its link and mail. */
export interface InvitedLogin extends Pick<InvitableLogin, 'of' | 'userName' | 'email'> {
  readonly link: LinkToKeep;
  readonly mail: LinkMail;
}

/**
 * Links by which a password is set without one. Of a token only the digest is known here; each is good once, and a
 * newer one of its kind takes its place.
 */
export interface LoginLinkRepository {
  /** The login with the address that is known of it; null where there is none, or it may not sign in. */
  invitee(of: LoginOf): Promise<{ readonly userName: string; readonly name: string; readonly email: string } | null>;
  /**
   * Keeps the link, the address and, where there is one, the mail, and records who invited. False where there is no
   * such login.
   */
  invite(of: LoginOf, email: string, link: LinkToKeep, mail: LinkMail | null, author: Author): Promise<boolean>;
  /**
   * Invites many logins at once, but only where their company still has no access (docs/rules/login-links.md 4):
   * answers how many were invited.
   */
  inviteAll(logins: readonly InvitedLogin[], author: Author): Promise<number>;
  /**
   * A login of each company that is asked for and has no access, by name; null where it has no login that can be
   * invited.
   */
  invitable(invited: InvitedCustomers): Promise<readonly (InvitableLogin | null)[]>;
  /** How many customers are asked for, with or without access. */
  countAsked(invited: InvitedCustomers): Promise<number>;
  /** False where no invitation was open. */
  withdraw(of: LoginOf, author: Author): Promise<boolean>;
  /** The open invitations of a company's logins. */
  open(customerId: CustomerId): Promise<OpenInvitations>;
  /**
   * The logins with that user name or address that may sign in and got no recovery mail since `pausedSince` (ISO 8601).
   */
  recoverable(typed: string, pausedSince: string): Promise<readonly RecoverableLogin[]>;
  /** Sends one mail where two requests come at the same moment. */
  recover(
    login: RecoverableLogin,
    link: LinkToKeep,
    mail: LinkMail,
    asked: { readonly pausedSince: string; readonly network: string },
  ): Promise<void>;
  /** Null where the link is unknown, used, withdrawn or too old. */
  find(digest: string): Promise<LinkedLogin | null>;
  /** Uses the link: the password is set, every session of the login ends. Null where the link no longer works. */
  use(digest: string, passwordHash: string, network: string): Promise<LinkedPassword | null>;
}
