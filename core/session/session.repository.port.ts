import type { Caller } from '#core/access/caller.ts';
import type { Author } from '#core/audit/author.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { ActedCustomer } from './impersonation.ts';
import type { CurrentUser } from './session.service.ts';

/** A person who may sign in. */
export interface Account {
  readonly userName: string;
  readonly passwordHash: string;
  readonly isDisabled: boolean;
  /** The state of their company; null for staff. */
  readonly companyState: string | null;
}

/** An open session: who it is for this server and for the screens. `expiresAt` in milliseconds. */
export interface OpenSession {
  readonly caller: Caller;
  readonly user: CurrentUser;
  readonly expiresAt: number;
}

/** A session of staff as a customer. It belongs to the staff's own session, and ends with it. */
export interface ActingSession {
  readonly staffDigest: string;
  readonly tokenDigest: string;
  readonly customerId: CustomerId;
  /** ISO 8601 in UTC. */
  readonly expiresAt: string;
  /** The network that it was begun from (core/shared/network-of.ts). */
  readonly network?: string | undefined;
}

/** The program that somebody signs in with, as it names itself, and the network (core/shared/network-of.ts). */
export interface SignInPlace {
  readonly userAgent: string;
  readonly network: string;
}

/**
 * Users and their sessions. Tokens are known by their digest only. Each beginning and end of acting as a customer is
 * recorded.
 */
export interface SessionRepository {
  account(userName: string): Promise<Account | null>;
  /** Somebody signed in. */
  open(userName: string, tokenDigest: string, expiresAt: string, from?: SignInPlace): Promise<void>;
  customer(id: CustomerId): Promise<ActedCustomer | null>;
  /**
   * Opens a session that acts as a customer; each sign-in has one at most. Answers the digests of the sessions that it
   * replaced; null where the staff's own session is gone.
   */
  openActing(acting: ActingSession): Promise<readonly string[] | null>;
  /**
   * Ends acting and opens a session of the staff's own that lasts as long as the former, under another token. The
   * former is left for a moment, in case the answer gets lost. Null where either is gone; else until when, ISO 8601 in
   * UTC.
   */
  reopenStaff(actingDigest: string, tokenDigest: string): Promise<string | null>;
  /**
   * Reopens the staff's session once more within that moment, for a client that did not get the answer. Null later, or
   * where the whole sign-in ended.
   */
  reopenAgain(actingDigest: string, tokenDigest: string): Promise<string | null>;
  /**
   * Null for a token that is unknown, ended, or whose user was disabled; and for one that may no longer act as that
   * customer.
   */
  find(tokenDigest: string): Promise<OpenSession | null>;
  /**
   * The password that the session's user chose: nobody can look it up. Every other sign-in of theirs ends; answers the
   * digests of the sessions that did. Written down with who did it.
   */
  choosePassword(tokenDigest: string, hash: string, author: Author): Promise<readonly string[]>;
  /** Ends a session with all others of the same sign-in. Answers the digests of all that ended. */
  end(tokenDigest: string): Promise<readonly string[]>;
}

/** Slow hashes of passwords. */
export interface PasswordHasher {
  /** True when the password is the one behind the hash. Takes as long for a hash that no password fits. */
  verify(hash: string | null, password: string): Promise<boolean>;
  hash(password: string): Promise<string>;
}

export interface TokenGenerator {
  /** 256 random bits as text. */
  token(): string;
  digest(token: string): string;
}
