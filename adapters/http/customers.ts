import { customersFromWire, customersWire } from '#adapters/wire/customers.wire.ts';
import type { CustomerService } from '#core/customers/customer.service.ts';
import type { Call } from './call.ts';
import { catalogueFailure } from './catalogue-failure.ts';

/** `api/Customers` over HTTP. */
export const createCustomerService = (call: Call): CustomerService => ({
  async list({ role }) {
    const path = `/api/Customers/for-${role === 'Seller' ? 'seller' : 'admin'}`;
    const answer = await call({ method: 'GET', path }, customersWire);
    return answer.map(customersFromWire).mapErr(catalogueFailure);
  },
});
