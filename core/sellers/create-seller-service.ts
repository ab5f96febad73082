import { authorise } from '#core/access/authorise.ts';
import { type IssuingParts, issuePassword } from '#core/credentials/issue-password.ts';
import { byName } from '#core/customers/name-filter.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { SellerRepository } from './seller.repository.port.ts';
import type { SellerService } from './seller.service.ts';

export interface SellersParts extends IssuingParts {
  readonly sellers: SellerRepository;
}

export const createSellerService = (parts: SellersParts): SellerService =>
  authorise<SellerService>('administration', {
    async list({ role }) {
      if (role !== 'Admin') return Err({ code: 'not-allowed' });
      return Ok(byName(await parts.sellers.all()));
    },

    async issue(caller, sellerId) {
      if (caller.role !== 'Admin') return Err({ code: 'not-allowed' });
      const issued = await issuePassword(parts, caller, { sellerId }, null);
      return issued === null ? Err({ code: 'login-not-found' }) : Ok(issued);
    },
  });
