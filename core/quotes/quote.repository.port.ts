import type { KeyReused, KnownRequest } from '#core/shared/idempotency.ts';
import type { CustomerId, QuoteId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { SeenQuote } from './quote.service.ts';
import type { StoredQuote } from './quote.ts';
import type { QuoteFilter } from './quote-search.ts';

/** A quote that is ready to be kept. */
export type QuoteToStore = Omit<StoredQuote, 'id' | 'number' | 'shopName' | 'cartedAt' | 'version'> & {
  readonly createdAt: string;
  readonly idempotencyKey: string;
  /** Hash of the quote: the same key with another is refused. */
  readonly payloadHash: string;
};

/** What a change of a quote replaces. */
export type QuoteChange = Pick<
  StoredQuote,
  'clientName' | 'clientPhone' | 'note' | 'validityDays' | 'date' | 'includesIva' | 'lines'
>;

export interface StoredQuotePage {
  readonly quotes: readonly StoredQuote[];
  readonly currentPage: number;
  readonly totalPages: number;
}

/**
 * The quotes of the companies: each company sees its own and no other. Numbers run by company and year without gaps.
 * Each write tells the live connection, in the same transaction.
 */
export interface QuoteRepository {
  /** The quote that was made under the key; null for none. */
  knownKey(customerId: CustomerId, idempotencyKey: string): Promise<KnownRequest<QuoteId> | null>;
  store(quote: QuoteToStore): Promise<Result<QuoteId, KeyReused>>;
  byId(customerId: CustomerId, id: QuoteId): Promise<StoredQuote | null>;
  ofCustomer(customerId: CustomerId, filter: QuoteFilter): Promise<StoredQuotePage>;
  /** False where it is not as it was seen (any more). */
  change(customerId: CustomerId, seen: SeenQuote, change: QuoteChange, by: string): Promise<boolean>;
  remove(customerId: CustomerId, seen: SeenQuote, by: string): Promise<boolean>;
  noteCarted(customerId: CustomerId, id: QuoteId, at: string, by: string): Promise<void>;
}
