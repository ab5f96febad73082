import type { Caller } from '#core/access/caller.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { CurrentUser } from './session-desk.ts';

/** A person who may sign in. */
export interface Account {
  readonly userName: string;
  readonly passwordHash: string;
  readonly isDisabled: boolean;
}

/** An open session: who it is for this server and for the screens. `expiresAt` in milliseconds. */
export interface OpenSession {
  readonly caller: Caller;
  readonly user: CurrentUser;
  readonly expiresAt: number;
}

/** Users and their sessions. Tokens are known by their digest only. */
export interface SessionBook {
  account(userName: string): Promise<Account | null>;
  open(userName: string, tokenDigest: string, expiresAt: string, actingCustomerId: CustomerId | null): Promise<void>;
  /** Null for a token that is unknown, ended, or whose user was disabled. */
  find(tokenDigest: string): Promise<OpenSession | null>;
  end(tokenDigest: string): Promise<void>;
}

/** Slow hashes of passwords. */
export interface PasswordVault {
  /** True when the password is the one behind the hash. Takes as long for a hash that no password fits. */
  verify(hash: string | null, password: string): Promise<boolean>;
  hash(password: string): Promise<string>;
}

export interface TokenMint {
  /** 256 random bits as text. */
  token(): string;
  digest(token: string): string;
}
