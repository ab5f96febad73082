import type { Subscription } from 'rxjs';
import { addJobsAtMoments, type MomentParts } from '#core/jobs/jobs-at-moments.ts';
import { dateInBuenosAires, startOfDay } from '#core/shared/buenos-aires.ts';
import type { OfferManagementRepository } from './offer-management.repository.port.ts';

interface OfferTurnParts extends MomentParts {
  readonly repository: Pick<OfferManagementRepository, 'nextTurn' | 'turn'>;
}

const queue = 'offer-turns';

/** Lets offers begin and end when their day does, in one process (docs/rules/offers.md 8). */
export const startOfferTurnJob = (parts: OfferTurnParts): Subscription => {
  const { repository, jobs, clock } = parts;
  const today = () => dateInBuenosAires(clock.now());
  jobs.work(queue, {
    async handle() {
      const turned = await repository.turn(today());
      // Somebody else writes the catalogue: the queue tries again.
      if (!turned.ok) throw new Error(`offers wait for ${turned.val.holder}`);
      return {};
    },
  });
  return addJobsAtMoments(parts, queue, async () => {
    const day = await repository.nextTurn(today());
    return day === null ? null : startOfDay(day);
  });
};
