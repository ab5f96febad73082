import * as z from 'zod/mini';
import { customerQuoteProblem } from '#adapters/texts/customer-quotes.es.ts';
import {
  customerQuotesQueryWire,
  customerQuotesToWire,
  customerQuotesWire,
} from '#adapters/wire/customer-quotes.wire.ts';
import { idFromWire } from '#adapters/wire/ids.wire.ts';
import type { CustomerQuoteFailure, CustomerQuoteService } from '#core/quotes/customer-quote.service.ts';
import { codes } from '../answers/refusals.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

/** The quotes of customers, as staff see them (docs/rules/quotes.md 4). */
export const customerQuoteRoutes = (app: App, service: CustomerQuoteService, guard: Guard): void => {
  app.get(
    '/api/Management/Customers/:id/quotes',
    {
      ...guard('staffOrders'),
      schema: {
        tags: ['Management'],
        params: z.object({ id: z.string().check(z.maxLength(64)) }),
        querystring: customerQuotesQueryWire,
        refusals: codes<CustomerQuoteFailure>('customer-not-found', 'page-key-unreadable'),
        response: { 200: customerQuotesWire },
      },
    },
    async (request, reply) => {
      const { after = null } = request.query;
      const page = await service.page(callerOf(request), idFromWire(request.params.id), after);
      return sendAnswer(reply, page, customerQuotesToWire, customerQuoteProblem);
    },
  );
};
