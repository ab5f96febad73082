import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listPrices } from '#adapters/postgres/catalogue/list-prices.ts';
import { maxPrice } from '#core/pricing/changed-price.ts';
import { asId } from '#core/shared/ids.ts';
import { money } from '#core/shared/money.ts';

describe('prices of a row in each list', () => {
  it('are what a map of amounts would say, for any lists', () => {
    const largest = maxPrice.times(100).toNumber();
    const rows = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: largest })), {
      selector: ([list]) => list,
    });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 30 }), (prices, asked) => {
        const price = listPrices(prices).get(asId(String(asked)));
        const cents = new Map(prices).get(asked);
        if (cents === undefined) expect(price).toBeUndefined();
        else expect(price).toEqual(money(cents).dividedBy(100));
      }),
    );
  });
});
