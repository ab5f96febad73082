import { authorise } from '#core/access/authorise.ts';
import { scopeOf } from '#core/orders/desk/desk-scope.ts';
import type { DeskScope } from '#core/orders/desk/order-desk.repository.port.ts';
import { dateInBuenosAires } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { AgeingRepository } from './ageing.repository.port.ts';
import { type AgeingService, ageingPageSize } from './ageing.service.ts';
import type { AgeingTableWriter } from './ageing-table-writer.port.ts';
import type { AgeingFilter, AgeingPage } from './customer-ageing.ts';

interface AgeingParts {
  readonly ageing: AgeingRepository;
  readonly writer: AgeingTableWriter;
  readonly clock: Clock;
  /** What a file of that day is called, without its ending. */
  readonly nameOf: (today: string) => string;
}

const notAllowed = Err({ code: 'not-allowed' } as const);
/** Each page adds up what is owed anew: a file takes few of them. */
const filePageSize = 5000;

export const createAgeingService = ({ ageing, writer, clock, nameOf }: AgeingParts): AgeingService => {
  const today = (): string => dateInBuenosAires(clock.now());
  /** All pages of the list; each is looked up once the one before was written. */
  async function* pagesOf(scope: DeskScope, filter: AgeingFilter, day: string, first: AgeingPage) {
    let page = first;
    yield page.customers;
    while (page.next !== null) {
      const following = await ageing.list(scope, filter, day, page.next, filePageSize);
      if (!following.ok) return;
      page = following.val;
      yield page.customers;
    }
  }

  return authorise<AgeingService>('orderDesk', {
    async list(caller, filter, after) {
      const scope = scopeOf(caller);
      return scope === null ? notAllowed : ageing.list(scope, filter, today(), after, ageingPageSize);
    },

    async table(caller, filter, format, signal) {
      const scope = scopeOf(caller);
      if (scope === null) return notAllowed;
      const day = today();
      const first = await ageing.list(scope, filter, day, null, filePageSize);
      if (!first.ok || first.val.customers.length === 0) return Err({ code: 'nothing-to-export' });
      const content = await writer
        .write(format, pagesOf(scope, filter, day, first.val), signal)
        .catch((error: unknown) => {
          if (signal?.aborted) return 'given-up' as const;
          throw error;
        });
      if (content === 'given-up') return Err({ code: content });
      if (content === null) return Err({ code: 'exports-busy' });
      return Ok({ name: `${nameOf(day)}.${format}`, content });
    },
  });
};
