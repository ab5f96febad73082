import { authorise } from '#core/access/authorise.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { DocumentId } from '#core/shared/ids.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { AccountManagementService, ManagedDocument } from './account-management.service.ts';
import { ageInDays, isExpired } from './age.ts';
import type { DocumentRepository, RegisteredDocument } from './document.repository.port.ts';
import { maxDocumentsFound, parseDocumentSearch } from './document-search.ts';

export interface AccountManagementParts {
  readonly repository: DocumentRepository;
  readonly clock: Clock;
}

const notFound = Err({ code: 'document-not-found' } as const);

export const createAccountManagementService = ({
  repository,
  clock,
}: AccountManagementParts): AccountManagementService => {
  const managed = (document: RegisteredDocument): ManagedDocument => {
    const today = dateInBuenosAires(clock.now());
    return {
      ...document,
      days: ageInDays(document.date, today),
      isExpired: !document.isFinished && isExpired(document, today),
    };
  };

  const read = async (id: DocumentId) => {
    const document = await repository.one(id);
    return document === null ? notFound : Ok(managed(document));
  };

  return authorise<AccountManagementService>('administration', {
    async search(_caller, title) {
      const search = parseDocumentSearch(title);
      return Ok(search === null ? [] : (await repository.find(search, maxDocumentsFound)).map(managed));
    },

    read: (_caller, id) => read(id),

    async setFinished(caller, id, isFinished) {
      await repository.setFinished(id, isFinished, caller);
      return read(id);
    },

    async remove(caller, id) {
      return (await repository.remove(id, caller)).map(() => null);
    },
  });
};
