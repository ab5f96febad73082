import { authorise } from '#core/access/authorise.ts';
import { scopeOf } from '#core/orders/staff/staff-scope.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { type ListWriter, listFile } from '#core/shared/list-file.ts';
import { Err } from '#core/shared/result.ts';
import type { AgeingRepository } from './ageing.repository.port.ts';
import { type AgeingService, ageingPageSize } from './ageing.service.ts';
import type { CustomerAgeing } from './customer-ageing.ts';

interface AgeingParts {
  readonly ageing: AgeingRepository;
  readonly writer: ListWriter<CustomerAgeing>;
  readonly clock: Clock;
}

const notAllowed = Err({ code: 'not-allowed' } as const);
/** Adding up what is owed is done anew for each page, so a file is read in few of them. */
const filePageSize = 5000;

export const createAgeingService = ({ ageing, writer, clock }: AgeingParts): AgeingService => {
  const today = (): string => dateInBuenosAires(clock.now());
  return authorise<AgeingService>('staffOrders', {
    async list(caller, filter, after) {
      const scope = scopeOf(caller);
      return scope === null ? notAllowed : ageing.list(scope, filter, today(), after, ageingPageSize);
    },

    async table(caller, filter, format, signal) {
      const scope = scopeOf(caller);
      if (scope === null) return notAllowed;
      const day = today();
      return listFile({
        ...{ writer, format, signal },
        today: day,
        pageAfter: async (after) =>
          (await ageing.list(scope, filter, day, after, filePageSize)).map(({ customers, next }) => ({
            rows: customers,
            next,
          })),
      });
    },
  });
};
