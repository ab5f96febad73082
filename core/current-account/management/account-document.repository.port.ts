import type { Author } from '#core/audit/author.ts';
import type { LastChange } from '#core/audit/last-change.ts';
import type { StaffScope } from '#core/orders/staff/staff-order.repository.port.ts';
import type { CustomerId, DocumentId, PaymentId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { RegisteredDocument } from '../document.repository.port.ts';
import type { DocumentName } from '../document-title.ts';
import type { OnAccountPayment } from '../on-account.ts';
import type { DocumentClash } from './account-document.service.ts';
import type { DocumentDetails } from './document-details.ts';
import type { DocumentFilter, DocumentText } from './document-filter.ts';
import type { DocumentPayment } from './document-payment.ts';

export interface StoredDocument extends RegisteredDocument {
  readonly customerCode: string;
  readonly version: number;
}

/** Each write leaves its entry in the audit trail and tells the company in its transaction. */
export interface AccountDocumentRepository {
  /** Rows of the page after that key, `documentPageSize` at most. */
  list(
    scope: StaffScope,
    filter: Omit<DocumentFilter, 'text'> & { readonly text: DocumentText | null },
    today: string,
    after: string | null,
  ): Promise<
    Result<
      { readonly documents: readonly StoredDocument[]; readonly next: string | null },
      { readonly code: 'page-key-unreadable' }
    >
  >;
  /** Oldest first; of a customer outside the scope nothing. */
  onAccount(scope: StaffScope, customerId: CustomerId): Promise<readonly OnAccountPayment[]>;
  /** Null where there is none in the scope. */
  one(scope: StaffScope, id: DocumentId): Promise<StoredDocument | null>;
  /**
   * The accepted payments, of whichever company, that took something off it or that the accounting system applied.
   * Whatever changes them makes another version of the document.
   */
  payments(id: DocumentId): Promise<readonly DocumentPayment[]>;
  idOf(name: DocumentName): Promise<DocumentId | null>;
  add(details: DocumentDetails, author: Author): Promise<Result<DocumentId, DocumentClash>>;
  /**
   * A correction that changes nothing leaves no trace. One that changes the debt says what is owed: what payments took
   * off before stays so when they are taken back, except of the `returnable` ones (docs/rules/payments.md 6).
   */
  correct(
    id: DocumentId,
    version: number,
    details: DocumentDetails,
    author: Author,
    returnable?: readonly PaymentId[],
  ): Promise<Result<void, DocumentClash>>;
  /** Takes out one of that version that nobody uses: it is not settled, no payment names it and it has no PDF. */
  takeOut(
    id: DocumentId,
    version: number,
    author: Author,
  ): Promise<Result<void, DocumentClash | { readonly code: 'document-in-use' }>>;
  /** Who changed it last; null where nobody is known. */
  lastChange(id: DocumentId): Promise<LastChange | null>;
  /** False where there is no such document. */
  attach(id: DocumentId, content: Uint8Array, author: Author): Promise<boolean>;
}

/** Rows on a page of the list. */
export const documentPageSize = 50;
