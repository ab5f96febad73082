import type { Caller } from '#core/access/caller.ts';
import { authorOf } from '#core/audit/author.ts';
import { careRefusal } from '#core/customers/care.ts';
import type { SessionBook } from '#core/session/session-book.port.ts';
import type { Cipher } from '#core/shared/cipher.port.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { type StoredCredential, shownCredential } from './credential.ts';
import type { CredentialBook } from './credential-book.port.ts';
import type { CredentialsDesk } from './credentials-desk.ts';
import { type IssuingParts, issuePassword } from './issue-password.ts';

export interface CredentialsParts extends IssuingParts {
  readonly book: CredentialBook;
  readonly customers: Pick<SessionBook, 'customer'>;
  /** Null where no copy of a password is kept that can be seen. */
  readonly cipher: Cipher | null;
}

export const createCredentialsDesk = (parts: CredentialsParts): CredentialsDesk => {
  const { book, customers, cipher } = parts;
  const refusalOf = async (caller: Caller, id: CustomerId) => careRefusal(caller, await customers.customer(id));
  const shown = (stored: StoredCredential | null) => (stored === null ? null : shownCredential(stored, cipher));
  return {
    async look(caller, customerId) {
      const refused = await refusalOf(caller, customerId);
      if (refused !== null) return Err(refused);
      const { admin, user } = await book.look(customerId, authorOf(caller));
      return Ok({ admin: shown(admin), user: shown(user) });
    },

    async issue(caller, customerId, kind) {
      const refused = await refusalOf(caller, customerId);
      if (refused !== null) return Err(refused);
      const issued = await issuePassword(parts, caller, { customerId, kind }, cipher);
      return issued === null ? Err({ code: 'login-not-found' }) : Ok(issued);
    },
  };
};
