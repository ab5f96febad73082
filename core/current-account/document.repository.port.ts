import type { Caller } from '#core/access/caller.ts';
import type { DocumentId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { AccountDocument } from './document.ts';
import type { DocumentSearch } from './document-search.ts';

/** The documents of every company. */
export interface DocumentRepository {
  /**
   * Finds `limit` documents at most: first those whose number is just the digits, then the newest (see
   * document-search.ts).
   */
  find(search: DocumentSearch, limit: number): Promise<readonly RegisteredDocument[]>;
  one(id: DocumentId): Promise<RegisteredDocument | null>;
  /** Tells the company and records who did it; does nothing where the document is so already, or unknown. */
  setFinished(id: DocumentId, isFinished: boolean, by: Caller): Promise<void>;
  /**
   * Removes the document for good, tells the company and records who did it. A document that an accepted payment was
   * taken off stays (docs/rules/payments.md 6).
   */
  remove(
    id: DocumentId,
    by: Caller,
  ): Promise<Result<void, { readonly code: 'document-not-found' } | { readonly code: 'document-paid' }>>;
}

export interface RegisteredDocument extends AccountDocument {
  readonly customerName: string;
  readonly customerFantasyName: string;
}
