import { describe, expect, it } from 'vitest';
import { createPriceListManagementService } from '#core/price-lists/management/create-price-list-management-service.ts';
import type { PriceListManagementRepository } from '#core/price-lists/management/price-list-management.repository.port.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';
import { Err } from '#core/shared/result.ts';
import { callerOf } from '#test/builders/distributor.builder.ts';

describe('a list that is doubled', () => {
  it.each([
    [0, 0],
    [1, 1],
  ])('with %d prices is compared %d times', async (prices, times) => {
    let compared = 0;
    const id = asId<'price-list'>('1');
    const repository = {
      lists: async () => [{ id, prices }],
      async *compared() {
        compared += 1;
        yield [];
      },
      addChange: async () => Err({ code: 'price-list-not-found' }),
    } as unknown as PriceListManagementRepository;
    const service = createPriceListManagementService({
      repository,
      writer: { write: async () => null },
      hasher: { digest: () => '' },
      clock: { now: () => 0 },
      yieldToOthers: async () => {},
    });
    const source = { kind: 'percentage', fromListId: id, percentage: money(100), rounding: 'cents' } as const;
    await service.schedule(callerOf(0, { role: 'Manager', customerId: null }), id, null, source, 'key', {
      isAgain: false,
      isSteep: false,
    });
    expect(compared).toBe(times);
  });
});
