import type { Caller } from '#core/access/caller.ts';
import type { DocumentId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { AccountRow, CurrentAccountFailure } from './current-account.service.ts';

/**
 * The documents of every company's account: the capability behind `api/CurrentAccounts`, the administrators' side of
 * it, as the specification's calls have them: any back end has these. What the office's list asks beyond, only our own
 * server has (`management/account-document.service.ts`).
 */
export interface AccountManagementService {
  /**
   * By part of the title (see document-search.ts), at most `maxDocumentsFound` of them; none for what is part of no
   * title.
   */
  search(caller: Caller, title: string): Promise<Result<readonly ManagedDocument[], CurrentAccountFailure>>;
  read(caller: Caller, id: DocumentId): Promise<Result<ManagedDocument, CurrentAccountFailure>>;
  /** Settled or not: it goes to 'Histórica', or back to 'Actual'. Doing it again changes nothing. */
  setFinished(
    caller: Caller,
    id: DocumentId,
    isFinished: boolean,
  ): Promise<Result<ManagedDocument, CurrentAccountFailure>>;
  remove(caller: Caller, id: DocumentId): Promise<Result<null, CurrentAccountFailure>>;
}

/** A document as administrators see it (docs/rules/current-account.md 1). */
export interface ManagedDocument extends AccountRow {
  readonly customerName: string;
  readonly customerFantasyName: string;
  readonly isFinished: boolean;
  /** The document is not settled, something is owed, and its due date has passed. */
  readonly isExpired: boolean;
}
