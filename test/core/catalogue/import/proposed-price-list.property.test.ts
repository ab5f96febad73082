import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstPriceListName, proposedPriceList } from '#core/catalogue/import/proposed-price-list.ts';

describe('the list of prices whose sheet names none', () => {
  it('is the only one there is, the first one that there will be, or nobody knows', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ minLength: 1 })), (names) => {
        const proposed = proposedPriceList(names);
        if (names.length === 0) expect(proposed).toBe(firstPriceListName);
        if (names.length === 1) expect(proposed).toBe(names[0]);
        if (names.length > 1) expect(proposed).toBeNull();
      }),
    );
  });
});
