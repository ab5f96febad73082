import { customerQuotesFromWire, customerQuotesWire } from '#adapters/wire/customer-quotes.wire.ts';
import type { CustomerQuoteFailure, CustomerQuoteService } from '#core/quotes/customer-quote.service.ts';
import { type Call, type CallFailure, isCallMissing } from './call.ts';
import { ownFailure } from './own-failure.ts';

/** `api/Management/Customers/{id}/quotes` over HTTP, which existing servers do not have. */
export const createCustomerQuoteService = (call: Call): CustomerQuoteService => ({
  async page(_caller, customerId, after) {
    const path = `/api/Management/Customers/${encodeURIComponent(customerId)}/quotes`;
    const query = after === null ? {} : { after };
    return (await call({ method: 'GET', path, query }, customerQuotesWire))
      .map(customerQuotesFromWire)
      .mapErr(quotesFailure);
  },
});

const quotesFailure = (failure: CallFailure): CustomerQuoteFailure => {
  if (failure.code !== 'problem') return 'isNotOffered' in failure ? { code: 'not-offered' } : failure;
  return isCallMissing(failure)
    ? { code: 'not-offered' }
    : ownFailure<CustomerQuoteFailure>(failure.problem, failure.facts);
};
