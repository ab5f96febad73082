import type { Caller } from '#core/access/caller.ts';
import type { LoginOf } from '#core/credentials/credential.repository.port.ts';
import type { LoginKind } from '#core/credentials/credential.ts';
import type { PasswordRefusal } from '#core/credentials/password-rules.ts';
import type { CareRefusal } from '#core/customers/care-refusal.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { InvitedCustomers, InvitedMany } from './invited-customers.ts';
import type { LinkedLogin } from './login-link.ts';

/** An invitation that went out, or that has to be handed over by hand. */
export interface Invitation {
  readonly login: string;
  readonly sentTo: string;
  /** ISO 8601 in UTC. */
  readonly expiresAt: string;
  /** Where no mail can go out: the link itself, for the administrator to hand over. Null where it was mailed. */
  readonly link: string | null;
}

/**
 * How an invitation went: its mail went out, waits, or failed so far; or there was none, and the link was handed over.
 */
export const invitationWays = ['mailed', 'waiting', 'failed', 'handed-over'] as const;
export type InvitationWay = (typeof invitationWays)[number];

/** An invitation of which nobody made use yet. Instants are ISO 8601 in UTC. */
export interface OpenInvitation {
  readonly way: InvitationWay;
  readonly sentTo: string;
  readonly sentAt: string;
  readonly expiresAt: string;
}

/** The open invitation of each of a company's two logins; null for none. */
export type OpenInvitations = Readonly<Record<LoginKind, OpenInvitation | null>>;

/** The address at which people reach the program. */
export interface LinkBase {
  readonly address: string;
  /** No address is set and the request came from the server's own machine: other machines cannot open this address. */
  readonly isOwnMachine: boolean;
}

/** Inviting logins by mail: administrators invite staff, staff who look after a company its two logins. */
export interface InvitationService {
  /** An invitation of before works no longer. */
  invite(caller: Caller, of: LoginOf, email: string): Promise<Result<Invitation, InvitationFailure>>;
  /**
   * Mails one to each company that has none and nobody who can sign in; `isTrial` only counts them
   * (docs/rules/login-links.md 4).
   */
  inviteMany(
    caller: Caller,
    invited: InvitedCustomers,
    isTrial: boolean,
  ): Promise<Result<InvitedMany, InvitationFailure>>;
  withdraw(caller: Caller, of: LoginOf): Promise<Result<null, InvitationFailure>>;
  /** The open invitations of a company's logins, without the links. */
  open(caller: Caller, customerId: CustomerId): Promise<Result<OpenInvitations, InvitationFailure>>;
}

export type InvitationFailure =
  | CareRefusal
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'login-not-found' }
  | { readonly code: 'email-wrong' }
  | { readonly code: 'invitation-not-found' }
  /** Many are invited by mail only, and none can go out. */
  | { readonly code: 'mail-account-missing' }
  /** The only address that the program knows is that of its own machine: a link to it is of no use to its recipient. */
  | { readonly code: 'public-address-missing' };

/**
 * What somebody does with a link from a mail, or to get one: the capability behind `api/Login/recover` and
 * `api/Login/link`.
 */
export interface LoginLinkService {
  /** Mails a link to the login of that name or address, if there is one: the answer never tells. */
  recover(typed: string): Promise<Result<null, LoginLinkFailure>>;
  read(token: string): Promise<Result<LinkedLogin, LoginLinkFailure>>;
  /** Answers the user name, to sign in with. */
  setPassword(token: string, password: string): Promise<Result<{ readonly userName: string }, LoginLinkFailure>>;
}

export type LoginLinkFailure =
  | { readonly code: 'unreachable' }
  | { readonly code: 'too-many-attempts'; readonly retryAfterSeconds: number }
  /** Used, withdrawn, too old, or never there: the answer does not say which. */
  | { readonly code: 'link-gone' }
  | PasswordRefusal;
