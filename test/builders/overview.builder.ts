import type { Database } from '#adapters/postgres/database/database.ts';
import { createOutboxRepository } from '#adapters/postgres/mail/outbox-repository.ts';
import { createStaffOrderRepository } from '#adapters/postgres/orders/staff-orders.ts';
import { createOverviewRepository } from '#adapters/postgres/overview/overview.ts';
import { createZeroResultRepository } from '#adapters/postgres/overview/zero-results.ts';
import { createPriceListRepository } from '#adapters/postgres/price-lists/price-lists.ts';
import { hasher } from '#adapters/secrets/token-generator.ts';
import { nothingDisabled } from '#core/catalogue/taxonomy/disabled.ts';
import { createOverviewService } from '#core/overview/create-overview-service.ts';
import type { OverviewService } from '#core/overview/overview.service.ts';
import { noon } from '#test/builders/distributor.builder.ts';

const follower = { generation: () => 5 };

/** Management's first screen on a database, at noon of the tests' day, with nothing switched off. */
export const anOverviewService = (database: Database): OverviewService =>
  createOverviewService({
    overview: createOverviewRepository(database),
    staffOrders: createStaffOrderRepository(database),
    zeroResults: createZeroResultRepository(database),
    outbox: createOutboxRepository(database),
    priceLists: createPriceListRepository(database, follower),
    productRepository: { ...follower, disabled: () => nothingDisabled },
    hasher,
    clock: { now: () => noon },
  });
