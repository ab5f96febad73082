import { authorise } from '#core/access/authorise.ts';
import { scopeOf } from '#core/orders/staff/staff-scope.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Err } from '#core/shared/result.ts';
import type { CustomerQuoteRepository } from './customer-quote.repository.port.ts';
import type { CustomerQuoteService } from './customer-quote.service.ts';
import { customerQuote } from './customer-quote.ts';

interface CustomerQuoteParts {
  readonly quotes: CustomerQuoteRepository;
  readonly clock: Clock;
}

export const createCustomerQuoteService = ({ quotes, clock }: CustomerQuoteParts): CustomerQuoteService =>
  authorise<CustomerQuoteService>('staffOrders', {
    async page(caller, customerId, after) {
      const scope = scopeOf(caller);
      if (scope === null) return Err({ code: 'not-allowed' });
      const page = await quotes.of(scope, customerId, after);
      const today = dateInBuenosAires(clock.now());
      return page.map(({ quotes: found, next }) => ({ quotes: found.map((each) => customerQuote(each, today)), next }));
    },
  });
