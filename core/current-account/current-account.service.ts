import type { Caller } from '#core/access/caller.ts';
import type { DocumentId } from '#core/shared/ids.ts';
import type { Money } from '#core/shared/money.ts';
import type { NamedFile } from '#core/shared/named-file.ts';
import type { Result } from '#core/shared/result.ts';
import type { BankAccount } from './bank-account.ts';
import type { OnAccountPayment } from './on-account.ts';

/** A company's account with the distributor: the capability behind `api/CurrentAccounts`, the customer's side of it. */
export interface CurrentAccountService {
  actual(caller: Caller): Promise<Result<ActualAccount, CurrentAccountFailure>>;
  /** Finished documents, newest first, 20 a page. */
  historic(caller: Caller, page: number): Promise<Result<DocumentPage<AccountRow>, CurrentAccountFailure>>;
  bankAccounts(caller: Caller): Promise<Result<readonly BankAccount[], CurrentAccountFailure>>;
  /**
   * For the company whose document it is, and for administrators; to anybody else it does not exist
   * (docs/rules/current-account.md 5).
   */
  pdf(caller: Caller, id: DocumentId): Promise<Result<NamedFile, CurrentAccountFailure>>;
}

/** A document as its company sees it (docs/rules/current-account.md 1). Dates are YYYY-MM-DD. */
export interface AccountRow {
  readonly id: DocumentId;
  readonly title: string;
  readonly date: string;
  readonly expiration: string;
  /** How old it is in Buenos Aires today. */
  readonly days: number;
  readonly total: Money;
  readonly debt: Money;
  readonly hasPdf: boolean;
}

export interface ActualAccount {
  /** Oldest first. */
  readonly documents: readonly AccountRow[];
  /** Oldest first; each lowers what is owed, and no document's debt. */
  readonly onAccount: readonly OnAccountPayment[];
  /** Rows older than this stand out. */
  readonly maxDays: number;
}

export interface DocumentPage<Document> {
  readonly documents: readonly Document[];
  readonly currentPage: number;
  readonly totalPages: number;
}

export type CurrentAccountFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  | { readonly code: 'document-not-found' }
  /** An accepted payment was taken off it: that has to be taken back before it goes. */
  | { readonly code: 'document-paid' };
