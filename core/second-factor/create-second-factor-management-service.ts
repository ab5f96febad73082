import { authorise } from '#core/access/authorise.ts';
import { authorOf } from '#core/audit/author.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { SecondFactorRepository } from './second-factor.repository.port.ts';
import type { SecondFactorManagementService } from './second-factor.service.ts';

export const createSecondFactorManagementService = (
  repository: Pick<SecondFactorRepository, 'find' | 'reset' | 'isCompulsoryForStaff' | 'setCompulsoryForStaff'>,
): SecondFactorManagementService =>
  authorise<SecondFactorManagementService>('administration', {
    async isCompulsory() {
      return Ok(await repository.isCompulsoryForStaff());
    },

    async setCompulsory(caller, isCompulsory) {
      const own = isCompulsory ? await repository.find(caller.userName) : null;
      // An administrator can make it compulsory only once their own works.
      if (isCompulsory && (own === null || own.since === null)) return Err({ code: 'own-second-factor-first' });
      await repository.setCompulsoryForStaff(isCompulsory, authorOf(caller));
      return Ok(undefined);
    },

    async reset(caller, staffId) {
      const done = await repository.reset(staffId, authorOf(caller));
      if (done === 'own') return Err({ code: 'own-account' });
      return done === 'reset' ? Ok(undefined) : Err({ code: 'second-factor-not-found' });
    },
  });
