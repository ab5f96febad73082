import { authorise } from '#core/access/authorise.ts';
import { Err, Ok } from '#core/shared/result.ts';
import { tidyText } from '#core/shared/tidy-text.ts';
import type { WarrantyParts } from './create-warranty-service.ts';
import { isSettled, warrantyMayBecome } from './state.ts';
import type { WarrantyManagementService } from './warranty-management.service.ts';

const notFound = Err({ code: 'warranty-not-found' } as const);

export const createWarrantyManagementService = ({ warranties, clock }: WarrantyParts): WarrantyManagementService =>
  authorise<WarrantyManagementService>('management', {
    page: async (_caller, page) => Ok(await warranties.list(page)),

    async changeState(caller, which, { state: to, resolution: written }) {
      const warranty = await ('year' in which ? warranties.byNumber(which) : warranties.byId(which.id));
      if (warranty === null) return notFound;
      const from = warranty.currentTracking.state;
      const refused = Err({ code: 'warranty-state-not-allowed', from, to } as const);
      if (!warrantyMayBecome(from, to)) return refused;
      // Only an accepted or refused warranty has a resolution.
      const resolution = isSettled(to) ? tidyText(written) : '';
      if (isSettled(to) && resolution === '') return Err({ code: 'resolution-missing' });
      const at = new Date(clock.now()).toISOString();
      const moved = await warranties.move(warranty.id, { from, to, resolution, at, by: caller });
      return moved === null ? refused : Ok(moved);
    },
  });
