import type { Caller } from '#core/access/caller.ts';
import type { AccessFailure } from '#core/access/calls.ts';
import type { CustomerId } from '#core/shared/ids.ts';
import type { Result } from '#core/shared/result.ts';
import type { CustomerQuoteRefusal } from './customer-quote.repository.port.ts';
import type { CustomerQuote } from './customer-quote.ts';

export interface CustomerQuotePage {
  readonly quotes: readonly CustomerQuote[];
  /** The key of the page after this one; null at the end. */
  readonly next: string | null;
}

export type CustomerQuoteFailure =
  | AccessFailure
  | CustomerQuoteRefusal
  | { readonly code: 'unreachable' }
  | { readonly code: 'not-offered' };

/**
 * What shops quote, as staff see it: the capability behind `api/Management/Customers/{id}/quotes`. A seller sees those
 * of their own customers.
 */
export interface CustomerQuoteService {
  /** The newest first; `after` is the key that the page before gave. */
  page(
    caller: Caller,
    customerId: CustomerId,
    after: string | null,
  ): Promise<Result<CustomerQuotePage, CustomerQuoteFailure>>;
}
