import type { Caller } from '#core/access/caller.ts';
import type { LastChange } from '#core/audit/last-change.ts';
import type { CustomerId, DocumentId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { ManagedDocument } from '../account-management.service.ts';
import type { DocumentName } from '../document-title.ts';
import type { OnAccountPayment } from '../on-account.ts';
import type { DocumentDetails, DocumentFlaw } from './document-details.ts';
import type { DocumentFilter } from './document-filter.ts';

/** A document as the list shows it. */
export interface ListedDocument extends ManagedDocument, DocumentName {
  readonly customerId: CustomerId;
  readonly customerCode: string;
  /** Grows with every change: who corrects it says which one they saw. */
  readonly version: number;
  /** Only of a single document: who changed it last, where that is known. */
  readonly changed?: LastChange | null | undefined;
}

/** Newest first, and the key of the last one where there are more (`null` at the end). */
export interface ListedPage {
  readonly documents: readonly ListedDocument[];
  readonly next: string | null;
  /** On the first page of one customer: its payments on account, the oldest first. */
  readonly onAccount: readonly OnAccountPayment[];
  /** False where the server only finds documents by their number: none can be created or corrected there. */
  readonly isManaged: boolean;
}

/** The documents of all companies, as staff keep them: the capability behind `api/Management/AccountDocuments`. */
export interface AccountDocumentService {
  /**
   * `after` is the key that the page before gave, null for the first one. A seller has those of their own customers.
   */
  list(
    caller: Caller,
    filter: DocumentFilter,
    after: string | null,
  ): Promise<Result<ListedPage, AccountDocumentFailure>>;
  one(caller: Caller, id: DocumentId): Promise<Result<ListedDocument, AccountDocumentFailure>>;
  create(caller: Caller, details: DocumentDetails): Promise<Result<ListedDocument, AccountDocumentFailure>>;
  correct(
    caller: Caller,
    id: DocumentId,
    version: number,
    details: DocumentDetails,
  ): Promise<Result<ListedDocument, AccountDocumentFailure>>;
  /** Keeps the PDF with the document, in place of the one that it had. */
  attach(caller: Caller, id: DocumentId, content: Uint8Array): Promise<Result<ListedDocument, AccountDocumentFailure>>;
  /** Keeps the PDF with the document that the file's name names. */
  attachByName(
    caller: Caller,
    fileName: string,
    content: Uint8Array,
  ): Promise<Result<ListedDocument, AccountDocumentFailure>>;
}

/** Why a document that is sound is not stored. */
export type DocumentClash =
  | { readonly code: 'document-taken'; readonly title: string; readonly customer: string }
  | { readonly code: 'document-customer-unknown'; readonly customer: string }
  | { readonly code: 'document-not-found' }
  /** Somebody changed it since it was seen; `by` is empty where nobody is known. */
  | { readonly code: 'document-moved'; readonly by: string };

export type PdfFlaw =
  | { readonly code: 'pdf-too-large'; readonly max: number }
  | { readonly code: 'pdf-unreadable' }
  | { readonly code: 'pdf-names-no-document' }
  /** Its name says that another company issued it: a supplier's invoice, which no customer may read. */
  | { readonly code: 'pdf-of-another-issuer'; readonly cuit: string }
  /** Another file that is sent with it names the same document: nobody can tell which one is right. */
  | { readonly code: 'pdf-named-twice'; readonly title: string };

export type AccountDocumentFailure =
  | { readonly code: 'not-signed-in' }
  | { readonly code: 'not-allowed' }
  | { readonly code: 'unreachable' }
  /** Another back end has no such call. */
  | { readonly code: 'not-offered' }
  | { readonly code: 'page-key-unreadable' }
  | DocumentClash
  | PdfFlaw
  | { readonly code: DocumentFlaw['code'] };
