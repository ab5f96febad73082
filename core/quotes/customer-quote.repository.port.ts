import type { StaffScope } from '#core/orders/staff/staff-order.repository.port.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { QuoteForStaff } from './customer-quote.ts';

export const customerQuotesOnAPage = 20;

export interface QuotesForStaff {
  readonly quotes: readonly QuoteForStaff[];
  /** The key of the page after this one; null at the end. */
  readonly next: string | null;
}

export type CustomerQuoteRefusal =
  | { readonly code: 'page-key-unreadable' }
  /** The customer does not exist, or is not in the scope. */
  | { readonly code: 'customer-not-found' };

/** The quotes of a company without what is the shop's own: no price and no text for its client is read. */
export interface CustomerQuoteRepository {
  /** The newest first, `customerQuotesOnAPage` at most. */
  of(
    scope: StaffScope,
    customerId: CustomerId,
    after: string | null,
  ): Promise<Result<QuotesForStaff, CustomerQuoteRefusal>>;
}
