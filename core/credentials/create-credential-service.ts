import { authorise } from '#core/access/authorise.ts';
import type { Caller } from '#core/access/caller.ts';
import { authorOf } from '#core/audit/author.ts';
import type { Cipher } from '#core/credentials/cipher.port.ts';
import { careRefusal } from '#core/customers/care-refusal.ts';
import type { SessionRepository } from '#core/session/session.repository.port.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { CredentialRepository } from './credential.repository.port.ts';
import type { CredentialService } from './credential.service.ts';
import { type StoredCredential, shownCredential } from './credential.ts';
import { type IssuingParts, issueFirstPassword, issuePassword } from './issue-password.ts';

export interface CredentialsParts extends IssuingParts {
  readonly credentials: CredentialRepository;
  readonly customers: Pick<SessionRepository, 'customer'>;
  /** Null where no copy of a password is kept that can be seen. */
  readonly cipher: Cipher | null;
}

export const createCredentialService = (parts: CredentialsParts): CredentialService => {
  const { credentials, customers, cipher } = parts;
  const refusalOf = async (caller: Caller, id: CustomerId) => careRefusal(caller, await customers.customer(id));
  const shown = (stored: StoredCredential | null) => (stored === null ? null : shownCredential(stored, cipher));
  return authorise<CredentialService>('customerCredentials', {
    async read(caller, customerId) {
      const refused = await refusalOf(caller, customerId);
      if (refused !== null) return Err(refused);
      const { admin, user } = await credentials.read(customerId, authorOf(caller));
      return Ok({ admin: shown(admin), user: shown(user) });
    },

    async issue(caller, customerId, kind, isFirst = false) {
      const refused = await refusalOf(caller, customerId);
      if (refused !== null) return Err(refused);
      const of = { customerId, kind };
      const issued = isFirst
        ? await issueFirstPassword(parts, caller, of, cipher)
        : await issuePassword(parts, caller, of, cipher);
      if (issued === 'not-first') return Err({ code: 'password-not-first' });
      return issued === null ? Err({ code: 'login-not-found' }) : Ok(issued);
    },
  });
};
