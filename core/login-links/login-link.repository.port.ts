import type { Author } from '#core/audit/author.ts';
import type { LoginOf } from '#core/credentials/credential.repository.port.ts';
import type { CustomerId } from '#core/shared/ids.ts';
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

/** Links by which a password is set without one. Of a token only the digest is known here; each is good once, and a newer one of its kind takes its place. */
export interface LoginLinkRepository {
  /** The login with the address that is known of it; null where there is none, or it may not sign in. */
  invitee(of: LoginOf): Promise<{ readonly userName: string; readonly name: string; readonly email: string } | null>;
  /** Keeps the link, the address and, where there is one, the mail, and records who invited. False where there is no such login. */
  invite(of: LoginOf, email: string, link: LinkToKeep, mail: LinkMail | null, author: Author): Promise<boolean>;
  /** False where no invitation was open. */
  withdraw(of: LoginOf, author: Author): Promise<boolean>;
  /** Of a company's logins, those that still work. */
  open(customerId: CustomerId): Promise<OpenInvitations>;
  /** Those whose user name or address it is, who may sign in and to whom none went out since `pausedSince` (ISO 8601). */
  recoverable(typed: string, pausedSince: string): Promise<readonly RecoverableLogin[]>;
  /** Of two at the same moment one goes out. */
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
