import { customersFromWire, customersWire } from '#adapters/wire/customers.wire.ts';
import type { CustomersDesk } from '#core/customers/customers-desk.ts';
import type { Call } from './call.ts';
import { catalogueFailure } from './catalogue-failure.ts';

/** `api/Customers` over HTTP. */
export const createCustomersDesk = (call: Call): CustomersDesk => ({
  async list({ role }) {
    const path = `/api/Customers/for-${role === 'Seller' ? 'seller' : 'admin'}`;
    const answer = await call({ method: 'GET', path }, customersWire);
    return answer.map(customersFromWire).mapErr(catalogueFailure);
  },
});
