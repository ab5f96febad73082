import type { StoredDocument } from './account-document.repository.port.ts';
import { type DocumentDetails, type TypedDocument, typedDocument } from './document-details.ts';
import type { DocumentPayment } from './document-payment.ts';

/** What can be said of a document, as JSON holds it: also whether it is settled, which no sheet changes. */
export interface WrittenDocument extends TypedDocument {
  readonly isSettled: boolean;
  readonly payments: readonly DocumentPayment[];
}

/** Equal for equal documents, however often they were changed in between. */
export const writeDocument = (document: StoredDocument, payments: readonly DocumentPayment[]): WrittenDocument => ({
  ...typedDocument(detailsOf(document)),
  isSettled: document.isFinished,
  payments,
});

/** The details of a stored document: the customer by its code. */
export const detailsOf = (document: StoredDocument): DocumentDetails => ({
  customer: document.customerCode,
  letter: document.letter,
  pointOfSale: document.pointOfSale,
  number: document.number,
  date: document.date,
  expiration: document.expiration,
  total: document.total,
  debt: document.debt,
});
