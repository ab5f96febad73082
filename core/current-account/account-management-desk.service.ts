import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { DocumentId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { AccountManagementDesk, ManagedDocument } from './account-management-desk.ts';
import { ageInDays, isExpired } from './age.ts';
import type { DocumentRegister, RegisteredDocument } from './document-register.port.ts';
import { mostDocumentsFound, parseDocumentSearch } from './document-search.ts';

export interface AccountManagementParts {
  readonly register: DocumentRegister;
  readonly clock: Clock;
}

const notFound = Err({ code: 'document-not-found' } as const);

export const createAccountManagementDesk = ({ register, clock }: AccountManagementParts): AccountManagementDesk => {
  const managed = (document: RegisteredDocument): ManagedDocument => {
    const today = dateInBuenosAires(clock.now());
    return {
      ...document,
      days: ageInDays(document.date, today),
      isExpired: !document.isFinished && isExpired(document, today),
    };
  };

  const read = async (id: DocumentId) => {
    const document = await register.one(id);
    return document === null ? notFound : Ok(managed(document));
  };

  return {
    async search(_caller, title) {
      const search = parseDocumentSearch(title);
      return Ok(search === null ? [] : (await register.find(search, mostDocumentsFound)).map(managed));
    },

    read: (_caller, id) => read(id),

    async setFinished(caller, id, isFinished) {
      await register.setFinished(id, isFinished, caller);
      return read(id);
    },

    async remove(caller, id) {
      return (await register.remove(id, caller)) ? Ok(null) : notFound;
    },
  };
};
