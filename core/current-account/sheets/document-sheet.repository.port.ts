import type { CustomerId } from '#core/shared/ids.ts';
import type { DocumentName } from '../document-title.ts';
import type { DocumentCustomer, HeldDocument } from './plan-documents.ts';

/** The rows of a sheet of documents, and the stored documents that it is compared with. */
export interface DocumentSheetRepository {
  /** Every document, in the order in which they were made, some at a time. */
  all(): AsyncIterable<readonly HeldDocument[]>;
  /** The documents of these names that are stored. */
  named(names: readonly DocumentName[]): Promise<readonly HeldDocument[]>;
  /** The unpaid documents of these customers, some at a time. */
  owedBy(customers: readonly CustomerId[]): AsyncIterable<readonly HeldDocument[]>;
  customers(): Promise<readonly DocumentCustomer[]>;
}
