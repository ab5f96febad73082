import { authorOf } from '#core/audit/author.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { CustomerRoll } from './customer-roll.port.ts';
import type { CustomersDesk } from './customers-desk.ts';
import { byName } from './named.ts';

export const createCustomersDesk = (roll: CustomerRoll): CustomersDesk => ({
  async list(caller) {
    const { role, sellerId } = caller;
    if (role === 'Admin') return Ok(byName(await roll.all(authorOf(caller))));
    if (role !== 'Seller' || sellerId === null) return Err({ code: 'not-allowed' });
    const own = await roll.ofSeller(sellerId, authorOf(caller));
    return Ok(byName(own.map((customer) => ({ ...customer, sellerName: '' }))));
  },
});
