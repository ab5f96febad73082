import type { Author } from '#core/audit/author.ts';
import type { CustomerId, SellerId, UserId } from '#core/shared/ids.ts';
import type { LoginKind, StoredCredential } from './credential.ts';

/** A login: one of a company's two, a seller's, or a staff member's. */
export type LoginOf =
  | { readonly customerId: CustomerId; readonly kind: LoginKind }
  | { readonly sellerId: SellerId }
  | { readonly staffId: UserId };

export interface NewPassword {
  /** Slow. */
  readonly hash: string;
  /** Null where it cannot be shown again. */
  readonly sealed: string | null;
}

export interface Renewed {
  readonly login: string;
  /** The ids of the sessions that ended for it. */
  readonly ended: readonly string[];
}

/** Logins and their passwords. Each read and each change is written down with who did it. */
export interface CredentialRepository {
  read(customerId: CustomerId, author: Author): Promise<Readonly<Record<LoginKind, StoredCredential | null>>>;
  /**
   * Ends every session of that login; null where there is none. With `isFirst` nothing is changed, and 'not-first'
   * answered, where it has a password or an open invitation.
   */
  renew(of: LoginOf, password: NewPassword, author: Author, isFirst?: boolean): Promise<Renewed | 'not-first' | null>;
}
