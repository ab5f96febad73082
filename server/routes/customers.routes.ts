import { customersProblem } from '#adapters/texts/customers.es.ts';
import { customersToWire, customersWire } from '#adapters/wire/customers.wire.ts';
import type { CustomerService } from '#core/customers/customer.service.ts';
import { callerOf, type Guard } from '../guard.ts';
import { sendAnswer } from '../problems.ts';
import type { App } from './app.ts';

export const customerRoutes = (app: App, service: CustomerService, guard: Guard): void => {
  for (const [path, group] of [
    ['/api/Customers/for-seller', 'sellerCustomers'],
    ['/api/Customers/for-admin', 'administration'],
  ] as const) {
    app.get(
      path,
      { ...guard(group), schema: { tags: ['Customers'], response: { 200: customersWire } } },
      async (request, reply) =>
        sendAnswer(reply, await service.list(callerOf(request)), customersToWire, customersProblem),
    );
  }
};
