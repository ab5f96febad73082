import { authorise } from '#core/access/authorise.ts';
import type { ProductRepository } from '#core/catalogue/products/product.repository.port.ts';
import type { ZeroResultRepository } from '#core/catalogue/text-search/zero-result.repository.port.ts';
import { failedJobKeptDays } from '#core/jobs/job-queues.ts';
import type { OutboxRepository } from '#core/mail/outbox.repository.port.ts';
import type { StaffOrderRepository } from '#core/orders/staff/staff-order.repository.port.ts';
import { scopeOf } from '#core/orders/staff/staff-scope.ts';
import type { PriceListRepository } from '#core/price-lists/price-list.repository.port.ts';
import { currentVersion, isOutdated } from '#core/price-lists/price-list-version.ts';
import { dateInBuenosAires, dayAfter } from '#core/shared/buenos-aires.ts';
import type { Clock } from '#core/shared/clock.ts';
import type { Hasher } from '#core/shared/hasher.port.ts';
import { Err, Ok } from '#core/shared/result.ts';
import type { OfficeTrouble } from './office-trouble.ts';
import type { OverviewRepository } from './overview.repository.port.ts';
import type { OverviewService } from './overview.service.ts';
import { idleAfterDays, shownZeroResults } from './overview.ts';
import { firstDayOf } from './periods.ts';
import { stalePriceFile } from './stale-price-file.ts';

interface OverviewParts {
  readonly overview: OverviewRepository;
  readonly staffOrders: Pick<StaffOrderRepository, 'openCounts'>;
  readonly zeroResults: Pick<ZeroResultRepository, 'mostAsked'>;
  readonly outbox: Pick<OutboxRepository, 'failedCount'>;
  readonly priceLists: Pick<PriceListRepository, 'lists'>;
  readonly productRepository: Pick<ProductRepository, 'generation' | 'disabled'>;
  readonly hasher: Hasher;
  readonly clock: Clock;
}

export const createOverviewService = (parts: OverviewParts): OverviewService => {
  const { overview, staffOrders, zeroResults, outbox, priceLists, productRepository, hasher, clock } = parts;

  const officeOn = async (today: string): Promise<OfficeTrouble> => {
    const [read, lists, locked] = await Promise.all([
      overview.office(dayAfter(today, -failedJobKeptDays)),
      priceLists.lists(),
      overview.locked(clock.now()),
    ]);
    const current = currentVersion(productRepository, hasher);
    return { ...read, locked, stalePriceFiles: lists.filter((list) => isOutdated(list, current)).length };
  };

  const access = { read: 'staffOrders', idleCustomers: 'staffOrders', stalePriceFiles: 'management' } as const;
  return authorise<OverviewService>(access, {
    async read(caller) {
      const scope = scopeOf(caller);
      if (scope === null) return Err({ code: 'not-allowed' });
      const today = dateInBuenosAires(clock.now());
      const [read, openOrders, missed, missingProducts, failedMails, office] = await Promise.all([
        overview.read(scope, today, firstDayOf(today)),
        staffOrders.openCounts(scope),
        scope === 'everybody' ? zeroResults.mostAsked(dayAfter(today, -idleAfterDays), shownZeroResults) : null,
        scope === 'everybody' ? overview.missing(dayAfter(today, -idleAfterDays)) : null,
        scope === 'everybody' ? outbox.failedCount() : null,
        scope === 'everybody' ? officeOn(today) : null,
      ]);
      return Ok({ ...read, today, openOrders, zeroResults: missed, missingProducts, failedMails, office });
    },

    async idleCustomers(caller, after) {
      const scope = scopeOf(caller);
      if (scope === null) return Err({ code: 'not-allowed' });
      return overview.idle(scope, dayAfter(dateInBuenosAires(clock.now()), -idleAfterDays), after);
    },

    async stalePriceFiles() {
      const current = currentVersion(productRepository, hasher);
      const lists = await priceLists.lists();
      const generations = lists.flatMap(({ made }) => (made === null ? [] : [made.version.generation]));
      const changes = await overview.changesAfter([...new Set(generations)], current.generation);
      return Ok(
        lists.flatMap((list) => {
          const change = list.made === null ? undefined : changes.get(list.made.version.generation);
          return stalePriceFile(list, current, change ?? null) ?? [];
        }),
      );
    },
  });
};
