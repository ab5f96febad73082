import type { CustomerId } from '#core/shared/ids.ts';
import type { DocumentName } from '../document-title.ts';
import type { DocumentCustomer, HeldDocument } from './plan-documents.ts';

/** What a sheet of documents is made of and compared with. */
export interface DocumentSheetRepository {
  /** Every document, in the order in which they were made, some at a time. */
  all(): AsyncIterable<readonly HeldDocument[]>;
  /** Those of these names that there are. */
  named(names: readonly DocumentName[]): Promise<readonly HeldDocument[]>;
  /** What these customers still owe, some at a time. */
  owedBy(customers: readonly CustomerId[]): AsyncIterable<readonly HeldDocument[]>;
  customers(): Promise<readonly DocumentCustomer[]>;
}
