import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { CustomerRepository } from './customer.repository.port.ts';
import type { CustomerService } from './customer.service.ts';
import { byName } from './name-filter.ts';

export const createCustomerService = (repository: CustomerRepository): CustomerService =>
  authorise<CustomerService>('customers', {
    async list(caller) {
      const { role, sellerId } = caller;
      if (role === 'Admin') return Ok(byName(await repository.all(authorOf(caller))));
      if (sellerId === null) return Err({ code: 'not-allowed' });
      const own = await repository.ofSeller(sellerId, authorOf(caller));
      return Ok(byName(own.map((customer) => ({ ...customer, sellerName: '' }))));
    },
  });
