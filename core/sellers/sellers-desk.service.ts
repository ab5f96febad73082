import { type IssuingParts, issuePassword } from '#core/credentials/issue-password.ts';
import { byName } from '#core/customers/named.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { SellerRoll } from './seller-roll.port.ts';
import type { SellersDesk } from './sellers-desk.ts';

export interface SellersParts extends IssuingParts {
  readonly roll: SellerRoll;
}

export const createSellersDesk = (parts: SellersParts): SellersDesk => ({
  async list({ role }) {
    if (role !== 'Admin') return Err({ code: 'not-allowed' });
    return Ok(byName(await parts.roll.all()));
  },

  async issue(caller, sellerId) {
    if (caller.role !== 'Admin') return Err({ code: 'not-allowed' });
    const issued = await issuePassword(parts, caller, { sellerId }, null);
    return issued === null ? Err({ code: 'login-not-found' }) : Ok(issued);
  },
});
